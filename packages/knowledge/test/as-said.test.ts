/** A finding's name and steps follow what was said of it. */
import { describe, expect, it } from 'vitest';
import { assess } from '../src/assess/assess.ts';
import type { DefectId } from '../src/defects.ts';
import { readMeasurements } from '../src/measurements/index.ts';
import { assessInput } from './support/assess-input.ts';

const judged = (defectId: DefectId, description: string) =>
  assess(assessInput({ defectId, description, measurements: readMeasurements(description) }));

describe('a lintel', () => {
  it.each(['only 100mm bearing one end of the garage lintel', 'lintel bears 80 mm on the left pier'])(
    'of which “%s” is said is named for its bearing',
    (words) => {
      const one = judged('corroded_lintel', words);
      expect(one.title).toBe('Lintel bearing');
      expect(JSON.stringify([one.description, one.causes, one.severityReasons])).not.toMatch(
        /corro|sag|galvan/i,
      );
      expect(one.severity).toBe('high');
    },
  );

  it.each(['lintel rusting, bearing 100mm', 'lintel sags, short bearing', 'lintel over the window'])(
    'of which “%s” is said keeps its name',
    (words) => expect(judged('corroded_lintel', words).title).toBe('Corroded or sagging lintel'),
  );
});

describe('the steps', () => {
  it('ask for no size that was stated without doubt', () => {
    expect(judged('bath_falls', 'ensuite fall 1:120').actions.immediate.join()).not.toMatch(
      /measure the fall/i,
    );
    expect(judged('bath_falls', 'fall about 1:120').actions.immediate.join()).toMatch(/measure the fall/i);
    expect(judged('bath_falls', 'water ponds').actions.immediate.join()).toMatch(/measure the fall/i);
  });

  it('look for no fall under tiles of a wall', () => {
    expect(judged('tile_cracked', 'drummy wall tiles over the bath').actions.shortTerm.join()).not.toMatch(
      /falls/,
    );
    expect(judged('tile_cracked', 'drummy tiles, wall and floor').actions.shortTerm.join()).toMatch(/falls/);
    expect(judged('tile_cracked', 'drummy tiles').actions.shortTerm.join()).toMatch(/falls/);
  });

  it('have somebody look now at what is high, and in time at what isn’t', () => {
    const { actions } = judged('corroded_lintel', 'rusted lintel');
    expect(actions.immediate).toContain('Have an engineer inspect it.');
    expect(actions.shortTerm).not.toContain('Have an engineer inspect it.');
  });
});
