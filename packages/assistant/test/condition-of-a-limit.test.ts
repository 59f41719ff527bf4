/** From which drop on a barrier is needed says when its rule applies: no drop keeps or breaks it. */
import { TOLERANCES } from '@plumbline/knowledge/tolerances';
import { describe, expect, it } from 'vitest';
import { keeps } from '../src/compose/limit-values.ts';
import { talk } from './conversation.ts';

const DROPS = ['drops 5 metres', 'drops 1.5 m', 'falls 3 m', 'drops down about 2 metres', 'drops by 4 m'];
const BARRIERS = ['balustrade', 'railing', 'barrier'];

describe('a drop that is told', () => {
  it.each(DROPS.flatMap((drop) => BARRIERS.map((barrier) => [barrier, drop] as const)))(
    'is what a %s’s height is asked for: if it %s',
    async (barrier, drop) => {
      const [led] = await talk([`How high must the ${barrier} be if it ${drop}?`]);
      expect(led?.text).not.toMatch(/within the limit|beyond the limit/);
      expect(led?.text).toMatch(/a barrier is required.*Barrier height.*: 1 m /);
    },
  );

  it('of a balcony over a path is no fall of that path', async () => {
    const [led] = await talk(['what height of railing for a balcony that falls 3 m to the path?']);
    expect(led?.text).toMatch(/Barrier height.*: 1 m /);
  });
});

describe('a number that says when its row applies', () => {
  const conditions = TOLERANCES.filter(({ isCondition }) => isCondition);

  it('is marked where barriers, safety glass and viewing begin', () => {
    expect(conditions.map(({ id }) => id)).toEqual([
      'view-normal-nsw',
      'view-normal-vic26',
      'bar-need',
      'glass-bath',
    ]);
  });

  it.each(conditions.map((row) => [row.id, row] as const))('judges nothing: %s', (_id, row) => {
    expect([0, 500, 1000, 1500, 2000, 5000].map((value) => keeps(row, value, ''))).toEqual(
      new Array(6).fill(undefined),
    );
  });
});
