import { describe, expect, it } from 'vitest';
import { blindSpotsOf } from '../src/blind-spots.ts';

describe('what the panel often misses', () => {
  it.each([
    [
      { photos: 100, named: 20 },
      'White salts are rarely recognised: 20 of 100 test photos were named right.',
    ],
    [{ photos: 100, named: 60 }, 'White salts are often missed: 60 of 100 test photos were named right.'],
    [{ photos: 100, named: 80 }, 'White salts are sometimes missed: 80 of 100 test photos were named right.'],
    [{ photos: 19, named: 19 }, 'White salts may be missed. We have too few test photos to say how often.'],
  ])('is told as it was measured: %o', (efflorescence, missed) => {
    expect(blindSpotsOf('efflorescence', { efflorescence })[0]?.missed).toBe(missed);
  });

  it('names the families that are missed most where no defect was named, the worst first', () => {
    const found = { photos: 100, named: 95 };
    const recall = {
      crack: found,
      vegetation: found,
      mould_algae: found,
      corrosion: { photos: 100, named: 10 },
    };
    expect(blindSpotsOf(null, recall)[1]?.missed).toBe(
      'Broken concrete, damp, white salts, tile faults and rust are often missed.',
    );
  });

  it('says first, where nothing was named, that a photo of a whole house shows little', () => {
    expect(blindSpotsOf(null)[0]?.missed).toContain('whole room, house or roof');
    expect(blindSpotsOf('crack').some(({ missed }) => missed.includes('whole room'))).toBe(false);
  });

  it('says what no photo shows wherever nothing was named', () => {
    expect(blindSpotsOf(null).at(-1)?.missed).toContain('gas');
  });
});
