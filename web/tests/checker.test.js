// The checker in the module that is committed: there lengths have 32 bits, and larger numbers in a certificate must not be cut to
// them. The claims are false, and would be true of the numbers without their higher bits.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeModule } from './house.js';

const WORD = 2 ** 32;

/** The bits that the digest mixes, of a text and its length (FORMAT.md). */
function digest(lines) {
  const mask = (1n << 64n) - 1n;
  let sum = 0xcbf29ce484222325n;
  const mix = word => {
    sum = ((sum ^ word) * 0x9e3779b97f4a7c15n) & mask;
    sum ^= sum >> 32n;
  };
  for (const line of lines) {
    const bytes = new TextEncoder().encode(line);
    for (let at = 0; at < bytes.length; at += 8) {
      mix([...bytes.slice(at, at + 8)].reduceRight((word, byte) => (word << 8n) | BigInt(byte), 0n));
    }
    mix(BigInt(bytes.length));
  }
  return sum.toString(16).padStart(16, '0');
}

function certificate(game, position, claim, ...records) {
  const lines = [
    'zermelo certificate 1',
    `game ${game}`,
    `position ${position}`,
    'convention normal',
    `claim ${claim}`,
  ];
  lines.push(...records);
  return `${[...lines, `end ${lines.length} ${digest(lines)}`].join('\n')}\n`;
}

test('numbers beyond 32 bits are not cut', async () => {
  const glue = await wholeModule();
  const verdict = text => JSON.parse(glue.ask(JSON.stringify({ verb: 'check', input: text }))).verdict;
  const threeInARow = most =>
    certificate(`tictactoe:3x3:${most}`, 'xx./oo./...', 'winner left mover left', 'xx./oo./...\txxx/oo./...');
  const period = start =>
    certificate('heaps:0.356', '-', `period 142 from ${start}`, 'mask 27', 'window 300');
  assert.equal(verdict(threeInARow(3)), 'accepted');
  assert.equal(verdict(threeInARow(WORD + 3)), 'rejected');
  assert.equal(verdict(period(7315)), 'accepted');
  assert.equal(verdict(period(WORD + 7315)), 'not checked');
});
