// Files that are kept packed, so that they are small on hosts that do not pack.

/** What is packed in these bytes; the bytes themselves where a host or a browser has unpacked them on the way. */
export async function unpacked(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(bytes);
  if (first !== 0x1f || second !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
