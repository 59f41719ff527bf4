import { FAMILY_NAMES } from '@plumbline/knowledge';
import type { Evaluation } from './evaluation.ts';
import { type Agreement, againstLabels } from './labels.ts';

export interface Verdict {
  accepted: boolean;
  /** One or two sentences for people, with the figures that decided. */
  reason: string;
}

/** What may be lost against the active version and still count as not worse: as much as chance moves on this benchmark. */
const SLACK = { balanced: 0.01, overclaim: 0.05, falseAlarms: 0.03, recall: 0.1 };
/** What may be lost against the version that ships, over however many versions: small losses mustn't add up. */
const SLACK_TO_SHIPPED = 0.02;
/** A family with fewer photos says too little to reject a version. */
const ENOUGH = 20;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Another figure than the share of all photos that were right, which stands beside it: so it says of what it is. */
const sureAndRight = ({ balancedAccuracy }: Evaluation) =>
  `counting each source once, it is sure and right on ${percent(balancedAccuracy)} of the benchmark`;

/** How far confidence lies above what was right, on average. Being right more often than claimed harms nobody. */
function overclaim({ reliability }: Evaluation): number {
  const answered = reliability.reduce((sum, { photos }) => sum + photos, 0);
  const over = reliability.reduce(
    (sum, { photos, claimed, right }) => sum + photos * Math.max(0, claimed - right),
    0,
  );
  return answered > 0 ? over / answered : 0;
}

/** What a candidate loses against another version, in people's words. */
function losses(candidate: Evaluation, other: Evaluation): string[] {
  const found: string[] = [];
  if (candidate.balancedAccuracy < other.balancedAccuracy - SLACK.balanced) {
    found.push(`${sureAndRight(candidate)}, and the active version on ${percent(other.balancedAccuracy)}`);
  }
  const [over, overBefore] = [overclaim(candidate), overclaim(other)];
  if (over > overBefore + SLACK.overclaim) {
    found.push(`it claims ${percent(over)} more than it is right, up from ${percent(overBefore)}`);
  }
  const [alarms, before] = [candidate.falseAlarms, other.falseAlarms];
  if (alarms !== null && before !== null && alarms > before + SLACK.falseAlarms) {
    found.push(`it calls ${percent(alarms)} of clean surfaces a defect, up from ${percent(before)}`);
  }
  for (const { family, photos, recall } of candidate.families) {
    const was = other.families.find((one) => one.family === family)?.recall;
    if (photos < ENOUGH || recall === null || was === null || was === undefined) continue;
    if (recall < was - SLACK.recall) {
      found.push(
        `it finds ${percent(recall)} of ${FAMILY_NAMES[family].toLowerCase()}, down from ${percent(was)}`,
      );
    }
  }
  return found;
}

/**
 * Whether a candidate may answer in place of the active version: only if it isn't worse on the benchmark, and what it
 * was taught can be learned (`agreement`). Asked of evaluations of sure answers, see `sureOnly`.
 */
export function pass(
  candidate: Evaluation,
  active: Evaluation,
  shipped: Evaluation,
  agreement?: Agreement,
): Verdict {
  const found = losses(candidate, active);
  const labels = againstLabels(agreement);
  if (labels) found.unshift(labels);
  if (candidate.balancedAccuracy < shipped.balancedAccuracy - SLACK_TO_SHIPPED) {
    found.push(
      `${sureAndRight(candidate)}, and the version that ships on ${percent(shipped.balancedAccuracy)}`,
    );
  }
  if (found.length > 0) {
    return { accepted: false, reason: `Not used: ${found.join('; ')}.` };
  }
  return {
    accepted: true,
    reason: `No worse than before: ${sureAndRight(candidate)}, and the version before on ${percent(active.balancedAccuracy)}.`,
  };
}
