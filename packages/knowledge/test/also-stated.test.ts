/** A figure beside the fault that a finding is named for is checked against its own rule. */
import { describe, expect, it } from 'vitest';
import { assess } from '../src/assess/assess.ts';
import type { DefectId } from '../src/defects.ts';
import { readMeasurements } from '../src/measurements/index.ts';
import { assessInput } from './support/assess-input.ts';
import { HOUSE } from './support/facts.ts';

const judged = (defectId: DefectId, words: string, project = { ...HOUSE, state: 'VIC' as const }) =>
  assess(
    assessInput({
      defectId,
      family: 'tile_fault',
      description: words,
      measurements: readMeasurements(words),
      project,
    }),
  );

describe('a stated figure that the name of the finding doesn’t cover', () => {
  it.each([
    [
      'grout_sealant_missing',
      'no sealant in the ensuite, water ponds 15mm off the waste, ground fall approx 1:120',
    ],
    ['tile_cracked', 'cracked tile in the bathroom, floor falls 1:200'],
    ['grout_sealant_missing', 'shower recess: grout gone in the corner; fall measured 0.6%'],
    ['skirting_gap', 'laundry skirting gap 2mm, floor waste dry, grade is 1 in 150'],
  ] as const)('%s, “%s”: the fall would not comply', (defectId, words) => {
    const one = judged(defectId, words);
    expect(one.compliance.verdict).toBe('non_compliant');
    expect(one.compliance.text).toMatch(
      /^Also stated \(wet area without fall to waste\): appears to be beyond/,
    );
    expect(one.compliance.undecided).toBeUndefined();
    expect(one.severity).not.toBe('low');
    expect(one.whoToCall).toContain('waterproofer');
  });

  it('says so of a low balustrade, with the severity of one', () => {
    const one = judged('paint_finish', 'paint runs on the balustrade, height 850mm');
    expect(one.compliance.text).toContain('barrier height stated as 850 mm');
    expect(one.severity).toBe('critical');
  });

  it('stays silent within the limit, outdoors and where the finding’s own rule read it', () => {
    for (const [defectId, words] of [
      ['grout_sealant_missing', 'shower sealant split, fall to waste 1:60'],
      ['downpipe_stormwater', 'downpipe leaks, paving beside the bathroom falls 1:150'],
      ['bath_falls', 'ensuite floor falls 1:120'],
    ] as const)
      expect(judged(defectId, words).compliance.text).not.toContain('Also stated');
  });

  it('isn’t lost where the project doesn’t tell enough for its rule', () => {
    const words = 'no sealant in the shower, fall 1:120';
    const { compliance } = assess(
      assessInput({
        defectId: 'grout_sealant_missing',
        family: 'tile_fault',
        description: words,
        measurements: readMeasurements(words),
        project: { state: 'VIC' },
      }),
    );
    expect(compliance.verdict).toBe('undetermined');
    expect(compliance.text).toContain('Also stated (wet area without fall to waste): the rule needs');
    expect(compliance.missingFacts).toContain('buildingType');
  });
});
