import type { SecondLook } from '../src/repair/second-look.ts';
import type { PairKind } from '../test/drawing/repaired.ts';

export interface Answered {
  kind: PairKind;
  look: Pick<SecondLook, 'answer' | 'confidence'>;
}

/** Wilson's interval of 95 %. */
function interval(hits: number, of: number): string {
  if (of === 0) return 'n = 0';
  const [z, p] = [1.96, hits / of];
  const middle = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return `${p.toFixed(3)} (${hits} of ${of}, 95 % ${Math.max(0, middle - half).toFixed(3)} to ${Math.min(1, middle + half).toFixed(3)})`;
}

/** 'Fixed' is right of a pair that was fixed; 'not fixed' of one that wasn't, or only in part; of another wall nothing is right. */
const isRight = ({ kind, look }: Answered): boolean =>
  look.answer === 'fixed' ? kind === 'fixed' : kind === 'not_fixed' || kind === 'partly_fixed';

export interface RepairFigures {
  answered: number;
  right: number;
  wrongFixed: number;
  calibrationError: number;
}

export function count(answers: readonly Answered[]): RepairFigures {
  const answered = answers.filter(({ look }) => look.answer !== 'cant_tell');
  const right = answered.filter(isRight).length;
  const claimed = answered.reduce((sum, { look }) => sum + look.confidence, 0) / Math.max(1, answered.length);
  return {
    answered: answered.length,
    right,
    wrongFixed: answered.filter(({ kind, look }) => look.answer === 'fixed' && kind !== 'fixed').length,
    calibrationError: Math.abs(claimed - right / Math.max(1, answered.length)),
  };
}

export function figures(answers: readonly Answered[]): string[] {
  const { answered, right, wrongFixed, calibrationError } = count(answers);
  const notFixed = answers.filter(({ kind }) => kind !== 'fixed').length;
  return [
    `Right when answered: ${interval(right, answered)}`,
    `Answered: ${interval(answered, answers.length)}`,
    `Wrong 'fixed', of all pairs: ${interval(wrongFixed, answers.length)}`,
    `Wrong 'fixed', of pairs that weren't fixed: ${interval(wrongFixed, notFixed)}`,
    `Claimed against right, mean difference: ${calibrationError.toFixed(3)}`,
  ];
}
