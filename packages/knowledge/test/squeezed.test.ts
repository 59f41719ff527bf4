import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squeeze } from '../evaluate/model/squeeze.ts';
import { AFTER_A_LETTER } from '../src/hazards/model/packed-net.ts';
import { type Around, expand } from '../src/hazards/model/squeezed.ts';

const ALONE: Around = { contexts: 1, of: () => 0 };

describe('a squeezed text', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'abcdefgh'), { minLength: 1, maxLength: 400 }),
        fc.constantFrom(ALONE, AFTER_A_LETTER),
        (letters, around) => {
          const text = letters.join('');
          expect(expand(squeeze(text, around), around)).toBe(text);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('comes back where a carry runs through many bytes', () => {
    for (const seldom of ['b', 'ba', 'bb'])
      for (let before = 1; before < 600; before += 7) {
        const text = `${'a'.repeat(before)}${seldom}${'a'.repeat(300)}b`;
        expect(expand(squeeze(text, ALONE), ALONE)).toBe(text);
      }
  });

  it('takes less than a bit for what is all but sure', () => {
    const text = `${'a'.repeat(4_000)}b`;
    expect(squeeze(text, ALONE).code.length).toBeLessThan(16);
    const turns = 'ab'.repeat(2_000);
    expect(squeeze(turns, AFTER_A_LETTER).code.length).toBeLessThan(16);
    expect(squeeze(turns, ALONE).code.length).toBeGreaterThan(600);
  });
});
