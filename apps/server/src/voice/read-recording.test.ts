import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordingOf } from '../../test/support/recordings.ts';
import { readRecording } from './read-recording.ts';

const file = (name: string) => readFileSync(new URL(`../../test/recordings/${name}`, import.meta.url));

test.each([
  ['said.webm', 'audio/webm'],
  ['whole.mp4', 'audio/mp4'],
  ['fragments.mp4', 'audio/mp4'],
])('%s is told by its bytes, with how long it is', (name, type) => {
  const read = readRecording(file(name));
  expect(read?.type).toBe(type);
  expect(Math.abs((read?.durationMs ?? 0) - 2_000)).toBeLessThan(150);
});

test('a recording whose tab was killed counts as far as it goes', () => {
  const whole = file('said.webm');
  const half = readRecording(whole.subarray(0, whole.length / 2));
  expect(half?.durationMs).toBeGreaterThan(500);
  expect(half?.durationMs).toBeLessThan(1_600);
});

test('a recording says how long it is by its sound, whatever its header claims', () => {
  expect(readRecording(recordingOf(130_000))?.durationMs).toBe(130_060);
  expect(readRecording(recordingOf(0))?.durationMs).toBe(60);
});

test.each([
  ['a film', file('film.webm')],
  ['a page', Buffer.from('<html><script>alert(1)</script>')],
  ['a RIFF sound', Buffer.from('RIFF....WAVEfmt ')],
  ['nothing', Buffer.alloc(0)],
  ['a WebM header alone', file('said.webm').subarray(0, 40)],
  ['an MP4 name alone', file('whole.mp4').subarray(0, 24)],
])('%s is no recording', (_what, bytes) => {
  expect(readRecording(bytes)).toBeNull();
});

test('no bytes keep it busy or break it', () => {
  const seeds = ['said.webm', 'whole.mp4', 'fragments.mp4'].map(file);
  const change = fc.tuple(fc.nat({ max: 5_000 }), fc.nat({ max: 255 }));
  const broken = fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(change, { minLength: 1, maxLength: 12 }),
      fc.nat({ max: 5_000 }),
    )
    .map(([seed, changes, end]) => {
      const bytes = Buffer.from(seed);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      return bytes.subarray(0, Math.max(1, end % (bytes.length + 1)));
    });
  fc.assert(
    fc.property(fc.oneof(broken, fc.uint8Array({ maxLength: 400 })), (bytes) => {
      const began = performance.now();
      const read = readRecording(bytes);
      expect(read === null || (Number.isInteger(read.durationMs) && read.durationMs > 0)).toBe(true);
      expect(performance.now() - began).toBeLessThan(500);
    }),
    { numRuns: 20_000 },
  );
});
