import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../evaluate/manifest.ts';
import { auroc, calibrationError, figuresOf, type Judged, wilson } from '../src/learning/figures.ts';

function judged(truth: Judged['truth'], predicted: Judged['predicted'], more: Partial<Judged> = {}): Judged {
  return {
    file: 'a.jpg',
    truth,
    predicted,
    confidence: 0.8,
    any_defect: 0.5,
    building: 1,
    milliseconds: 10,
    ...more,
  };
}

describe('the figures of a measurement', () => {
  it('puts a share between the limits that Wilson gives', () => {
    const [low, high] = wilson(8, 10);
    expect(low).toBeCloseTo(0.49, 2);
    expect(high).toBeCloseTo(0.943, 2);
  });

  it('counts ties in the area under the curve as half', () => {
    expect(auroc([0.9, 0.8], [0.1, 0.2])).toBe(1);
    expect(auroc([0.5], [0.5])).toBe(0.5);
    expect(auroc([0.1, 0.9], [0.5])).toBe(0.5);
    expect(auroc([], [0.5])).toBeNaN();
  });

  it('measures how far confidence is from being right, among the answered', () => {
    const four = [
      judged('crack', 'crack'),
      judged('crack', 'crack'),
      judged('normal', 'crack'),
      judged('normal', 'not_sure'),
    ];
    expect(calibrationError(four)).toBeCloseTo(0.8 - 2 / 3, 6);
  });

  it('counts doubt as wrong in accuracy and leaves it out among the answered', () => {
    const figures = figuresOf([
      judged('crack', 'crack', { any_defect: 0.9 }),
      judged('crack', 'not_sure', { any_defect: 0.6 }),
      judged('normal', 'spalling', { any_defect: 0.7 }),
      judged('normal', 'normal', { any_defect: 0.1 }),
      judged('not_building', 'not_building', { building: 0.1 }),
    ]);
    expect(figures.accuracy).toBeCloseTo(0.6);
    expect(figures.coverage).toBeCloseTo(0.8);
    expect(figures.answeredAccuracy).toBeCloseTo(0.75);
    expect(figures.falseAlarms).toBeCloseTo(0.5);
    expect(figures.defectRecall).toBeCloseTo(0.5);
    expect(figures.defectAuroc).toBeCloseTo(0.75);
    expect(figures.rejectionAuroc).toBe(1);
    expect(figures.families.find(({ family }) => family === 'crack')).toMatchObject({
      n: 2,
      precision: 1,
      recall: 0.5,
    });
  });
});

describe('a line of the manifest', () => {
  it('keeps commas and quotes inside quoted fields', () => {
    expect(fieldsOf('a,"b, ""c""",,d')).toEqual(['a', 'b, "c"', '', 'd']);
  });
});
