/** The question of what has fallen offers only what the finding can be. */
import { describe, expect, it } from 'vitest';
import type { DefectId } from '../src/defects.ts';
import { questionsFor } from '../src/questions/index.ts';
import { assessInput } from './support/assess-input.ts';

describe('what has fallen', () => {
  const offered = (defectId: DefectId | null, description: string, fallen?: string) =>
    questionsFor(assessInput({ defectId, family: 'crack', description }), fallen ? { fallen } : {}, {
      mayHaveFallen: true,
    })
      .find(({ id }) => id === 'fallen')
      ?.options.map(({ value }) => value);

  it('is no ceiling and no floor where brickwork is cracked', () => {
    expect(offered('brick_stepped_crack', 'stepped crack in the brick façade')).toEqual([
      'wall',
      'elsewhere',
      'no',
    ]);
  });

  it('may be either where anything else is told, and keeps what was answered', () => {
    expect(offered('brick_stepped_crack', 'crack in the brick, ceiling beside it')).toContain('ceiling');
    expect(offered('brick_stepped_crack', 'a crack')).toContain('floor');
    expect(offered(null, 'crack in the bricks')).toContain('ceiling');
    expect(offered('brick_stepped_crack', 'crack in the brick façade', 'ceiling')).toContain('ceiling');
    expect(offered('brick_stepped_crack', 'crack in the brick façade', 'wall floor')).toContain('floor');
  });
});
