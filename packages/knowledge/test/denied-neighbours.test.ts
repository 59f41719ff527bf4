/** A size belongs to the nearest thing that it measures, never to what the words name only to deny. */
import { describe, expect, it } from 'vitest';
import { assess } from '../src/assess/assess.ts';
import { readMeasurements } from '../src/measurements/index.ts';
import { crackQuestion } from '../src/questions/crack.ts';
import { RULES } from '../src/rules/index.ts';
import { statesAny } from '../src/stated-cues.ts';
import { assessInput } from './support/assess-input.ts';
import { HOUSE } from './support/facts.ts';

const read = (words: string) => readMeasurements(words).map(({ attribute, value }) => [attribute, value]);

describe('a denied neighbour', () => {
  it.each([
    ['garage slab crack 1.5mm no displacement', 'crack_width', 1.5],
    ['crack in brickwork 2mm without any lipping', 'crack_width', 2],
    ['crack 4mm nil vertical offset', 'crack_width', 4],
    ['2mm crack, zero offset between sides', 'crack_width', 2],
    ['garage slab crack 1.5mm displacement nil', 'crack_width', 1.5],
    ['slab crack 1.5mm, displacement: none', 'crack_width', 1.5],
    ['crack in wall 3mm no bowing or bulging', 'crack_width', 3],
    ['slab crack 2mm no step, lip or displacement', 'crack_width', 2],
    ['crack no displacement 1.5mm', 'crack_width', 1.5],
    ['crack about 2mm no obvious lip', 'crack_width', 2],
    ['crack 2.5mm can’t feel any step', 'crack_width', 2.5],
    ['crack 3mm no gap to frame', 'crack_width', 3],
    ['crack 2mm, displacement not measured', 'crack_width', 2],
    ['gap 6mm no lean', 'gap', 6],
    ['wall bows 15mm no crack', 'bow', 15],
    ['paver lip 12mm, no crack', 'lippage', 12],
    ['floor 8 mm out of level, not cracked', 'out_of_level', 8],
  ])('“%s” is %s %s', (words, attribute, value) => {
    expect(read(words)).toEqual([[attribute, value]]);
  });

  it.each([
    [
      'crack 1.5mm displacement 3mm',
      [
        ['crack_width', 1.5],
        ['offset', 3],
      ],
    ],
    [
      'crack 1.5mm with 3mm step',
      [
        ['crack_width', 1.5],
        ['offset', 3],
      ],
    ],
    ['step of 4 mm across the crack, no widening', [['offset', 4]]],
    [
      'crack 1mm wide, not just displaced but dropped 12mm',
      [
        ['crack_width', 1],
        ['sag', 12],
      ],
    ],
    ['slab crack, lip of 3mm on one side', [['offset', 3]]],
  ])('leaves what is told: “%s”', (words, expected) => {
    expect(read(words)).toEqual(expected);
  });

  it.each(['no gaps over 2 mm', 'no lippage greater than 1 mm', 'without a step bigger than 3mm'])(
    '“%s” is a bound and no size',
    (words) => expect(read(words)).toEqual([]),
  );

  it.each([
    'displacement: nil',
    'nil displacement',
    'displacement not evident',
    'no sign of any displacement',
    'zero displacement',
    'neither side displaced',
  ])('“%s” states no displacement', (words) => expect(statesAny(words, ['displace*'])).toBe(false));
});

describe('a slab crack of 1.5 mm without displacement', () => {
  const words = 'garage slab crack 1.5mm no displacement';
  const one = assess(
    assessInput({
      defectId: 'slab_crack',
      family: 'crack',
      description: words,
      measurements: readMeasurements(words),
      project: { state: 'VIC', contractDate: '2025-03-01' },
    }),
  );

  it('has one category, by its width, and a severity that goes with it', () => {
    expect(one.compliance.text).toContain('Category 2 (slight)');
    expect(one.severity).toBe('low');
    expect(one.as4349.classification).toBe('minor');
    expect(JSON.stringify([one.description, one.compliance, one.severityReasons])).not.toMatch(
      /negligible|step|state the crack/,
    );
  });

  it('isn’t asked whether its sides have moved', () => {
    expect(crackQuestion(words).label).not.toMatch(/moved/);
    expect(crackQuestion('stepped crack 1.5mm').label).toMatch(/moved/);
    expect(crackQuestion('no step at the door, crack has a lip').label).toMatch(/moved/);
  });
});

describe('a step of a slab without the crack’s width', () => {
  const offset = (value: number) => ({
    attribute: 'offset',
    value,
    unit: 'mm' as const,
    origin: 'stated' as const,
  });

  it('gets no category', () => {
    const given = {
      defectId: 'slab_crack' as const,
      family: 'crack' as const,
      project: { state: 'VIC' as const },
    };
    const one = assess(assessInput({ ...given, measurements: [offset(1.5)], description: 'slab crack' }));
    expect(JSON.stringify(one.compliance)).not.toMatch(/Category \d/);
  });

  it('is within nothing in WA, and beyond the limit where it is large', () => {
    const rule = RULES.find(({ id }) => id === 'slab-crack-wa');
    const judged = (value: number) =>
      rule?.judge({
        defectId: 'slab_crack',
        family: 'crack',
        measurements: [offset(value)],
        description: 'slab crack',
        project: { ...HOUSE, state: 'WA' },
        inspectedOn: '2026-11-29',
      });
    expect(judged(4)).toMatchObject({ status: 'needs', words: ['crack width in millimetres'] });
    expect(judged(18)).toMatchObject({ status: 'decided', decision: { verdict: 'non_compliant' } });
  });
});
