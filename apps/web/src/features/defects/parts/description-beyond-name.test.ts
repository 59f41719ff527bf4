import { describe, expect, it } from 'vitest';
import { descriptionBeyondName, wordsOf } from './description-beyond-name.ts';

const beyond = (defectType: string, description: string) =>
  descriptionBeyondName({ defectType, description });

describe('a description beside the name of its finding', () => {
  it('leaves out a first sentence that only repeats the name', () => {
    expect(beyond('Tile lippage', 'Appears to be: tile lippage. Lippage stated as 3 mm.')).toBe(
      'Lippage stated as 3 mm.',
    );
    expect(beyond('Efflorescence', 'Appears to be: efflorescence.')).toBe('');
    expect(beyond('Nail pops', 'The inspector’s finding: nail pops. Two of them.')).toBe('Two of them.');
  });

  it('stays whole where it names something else or says it another way', () => {
    expect(beyond('Crack', 'Appears to be: stepped cracking in brickwork.')).toBe(
      'Appears to be: stepped cracking in brickwork.',
    );
    expect(beyond('Crack', 'A crack along the joint.')).toBe('A crack along the joint.');
  });
});

describe('the words under the name of a finding', () => {
  const description = 'Appears to be: tile lippage. Lippage stated as 3 mm.';

  it('are the software’s before a decision', () => {
    expect(wordsOf({ decision: null, decisionNote: '', description })).toBe(description);
  });

  it('are the inspector’s after it, and never a guess', () => {
    const decided = { decision: 'confirmed', description } as const;
    expect(wordsOf({ ...decided, decisionNote: 'Lippage of 3 mm at the door.' })).toBe(
      'Lippage of 3 mm at the door.',
    );
    expect(wordsOf({ ...decided, decisionNote: '' })).toBe('Lippage stated as 3 mm.');
  });
});
