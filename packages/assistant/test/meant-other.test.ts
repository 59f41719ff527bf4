/** 'No, I meant the brick one': what follows is asked of that finding, with its open hazard. */
import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { warmUp } from '../src/index.ts';
import { conversation, talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const OWN = accountOf(
  conversation([], {
    projects: [
      {
        name: 'Flats in Wollongong',
        state: 'NSW',
        findings: [
          {
            title: 'Stepped cracking in brickwork',
            defectId: 'brick_stepped_crack',
            words: 'Stepped crack in the brickwork, 17 mm wide',
            location: 'West wall',
          },
          {
            title: 'Concrete slab or floor crack',
            defectId: 'slab_crack',
            words: 'Crack across the concrete slab, 4 mm wide',
            location: 'Garage',
          },
          { title: 'Peeling paint', defectId: 'peeling_paint', location: 'Stairwell' },
        ],
      },
      { name: 'Townhouses in Brunswick', state: 'VIC', findings: [{ title: 'Efflorescence' }] },
    ],
  }),
);

test.each([['no I meant the brick one'], ['sorry, the stepped one'], ['no, the brickwork']])(
  'after %j how long it can wait is said of that one',
  async (turned) => {
    const [, who, wait] = await talk(
      ['who fixes the slab crack at the flats', turned, 'how long can it wait'],
      OWN,
    );
    expect(who?.text).toMatch(/stepped cracking/i);
    expect(wait?.text).toMatch(/^\*\*No, it can’t wait/);
    expect(wait?.text).toMatch(/Stepped cracking/);
  },
);

test('one that isn’t there leaves the finding that is spoken of', async () => {
  const answers = await talk(['who fixes the slab crack at the flats', 'no I meant the chimney one'], OWN);
  expect(answers.at(-1)?.text).not.toMatch(/stepped cracking|peeling/i);
});
