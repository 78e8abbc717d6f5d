// Files that are kept packed, so that they are small on hosts that do not pack.

/** What is packed in these bytes; the bytes themselves where a host or a browser has unpacked them on the way. */
export async function unpacked(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  return new Response(await unpackedStream(new Response(bytes).body!)).arrayBuffer();
}

/** The same while the bytes come. */
export async function unpackedStream(
  packed: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const [look, whole] = packed.tee();
  const reader = look.getReader();
  const seen: number[] = [];
  while (seen.length < 2) {
    const { done, value } = await reader.read();
    if (done) break;
    seen.push(...value.subarray(0, 2));
  }
  void reader.cancel();
  const isPacked = seen[0] === 0x1f && seen[1] === 0x8b;
  return isPacked ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
}
