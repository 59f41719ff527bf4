import {
  type AnalysisContext,
  FAMILY_NAMES,
  type Family,
  GROUP_FAMILIES,
  type Group,
} from '@plumbline/knowledge';
import { familyRecall, isOftenRight } from '@plumbline/knowledge/recall';
import type { Quality } from '../evidence/evidence.ts';
import type { Agreement, Vote } from '../panel.ts';
import { readsWords } from './agreement.ts';
import type { Decision } from './decide.ts';
import { isHoled, isStained } from './observed.ts';
import type { FamilyDistribution } from './opinion-pool.ts';
import { supports } from './says.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** What speaks for the answer, in people's words. */
export function consensusFactors(
  votes: readonly Vote[],
  decision: Decision,
  context: AnalysisContext,
  agreement: Agreement,
): string[] {
  const voted = votes.filter(({ status }) => status === 'voted');
  const withUs = voted.filter((vote) => supports(vote, decision));
  const factors: string[] = [];
  if (withUs.length > 0) factors.push(agreement.text);
  if (decision.settledByWords && agreement.basis !== 'words') {
    factors.push('Your description settled this. The photo alone was not enough.');
  }
  for (const { engineName, opinion } of withUs)
    if (opinion?.summary) factors.push(`${engineName}: ${opinion.summary}`);
  if (decision.defectId && context.stages.length > 0) {
    factors.push('We took the stage of works into account.');
  }
  return factors;
}

/** How often such an answer was right in test photos, where that is seldom; from the measured figures. */
function measuredPointer(family: Family): string | undefined {
  const { said = 0, named = 0 } = familyRecall[family] ?? {};
  const name = FAMILY_NAMES[family].toLowerCase();
  if (said === 0) return `The software hasn’t read any test photo as ${name} yet.`;
  if (isOftenRight(family)) return undefined;
  return `Of ${said} test photos that it read as ${name}, surely or not, ${named || 'none'} showed it.`;
}

/** The next likeliest kind, where the one that was named is likelier than each other but not than all together. */
function rivalOf({ family, settledByWords }: Decision, families: FamilyDistribution): Family | undefined {
  if (!family || settledByWords || families[family] >= 0.5) return undefined;
  const others = Object.entries(families).filter(
    ([name]) => name !== family && name !== 'normal' && name !== 'not_building',
  ) as [Family, number][];
  return others.sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** What speaks against it: what else it may be, engines that see something else, and those that gave no opinion. */
export function divergentPoints(
  votes: readonly Vote[],
  decision: Decision,
  families: FamilyDistribution,
  { basis }: Pick<Agreement, 'basis'>,
): string[] {
  const rival = rivalOf(decision, families);
  const points = rival
    ? [
        `Something is wrong here, but the kind is less clear. It may also be ${FAMILY_NAMES[rival].toLowerCase()}.`,
      ]
    : [];
  for (const vote of votes) {
    if (vote.status === 'failed' || vote.status === 'timed_out') {
      points.push(`${vote.engineName} gave no opinion. ${vote.reason ?? ''}`.trim());
    } else if (vote.status === 'voted' && vote.says && !supports(vote, decision)) {
      // Words that agree with the answer may fit something else as well: they aren't told as against it.
      const agrees = readsWords(vote) && (basis === 'both' || basis === 'words');
      const one = vote.engineName.endsWith('words') ? '' : 's';
      points.push(
        `${vote.engineName} ${agrees ? `also fit${one}` : `lean${one} to`} '${vote.says}' (${percent(vote.confidence ?? 0)}).`,
      );
    }
  }
  const pointer = decision.family && !decision.settledByWords ? measuredPointer(decision.family) : undefined;
  if (pointer) points.push(pointer);
  if (decision.group) points.push(kindsOpen(decision.group, families));
  return points;
}

/** Which kinds a group leaves open, the likeliest first. */
function kindsOpen(group: Group, families: FamilyDistribution): string {
  const names = GROUP_FAMILIES[group]
    .toSorted((one, other) => families[other] - families[one])
    .slice(0, 3)
    .map((family) => `${FAMILY_NAMES[family].toLowerCase()} (${percent(families[family])})`);
  return `Something is wrong here, but the kind isn’t clear: ${names.join(', ')}. Take a closer photo.`;
}

/** For an answer of 'not sure': what to do next, the most useful first. */
export function adviceFor(
  families: FamilyDistribution,
  votes: readonly Vote[],
  context: AnalysisContext,
  quality: Quality | undefined,
): string[] {
  const advice: string[] = [];
  if (quality && (quality.brightness < 0.25 || quality.shadow > 0.3)) {
    advice.push('Take it again in brighter light or with the flash on.');
  }
  advice.push('Go closer, so that the part that worries you fills most of the photo.');
  if (quality && quality.blur > 0.5) advice.push('Hold the camera still and tap the defect to focus.');
  const [likeliest] = Object.entries(families).sort(([, a], [, b]) => b - a) as [Family, number][];
  if (likeliest?.[0] === 'crack') advice.push('Hold a coin or a ruler beside the crack for scale.');
  else advice.push('Take it straight on, without a slant.');
  const read = votes.some(({ family, status }) => family === 'words' && status === 'voted');
  if (!context.description.trim() || !read) advice.push('Say in a few words what you see and where.');
  const seen = likeliest && likeliest[1] >= 0.25 && !['normal', 'not_building'].includes(likeliest[0]);
  if (seen && likeliest) advice.unshift(`It may be: ${FAMILY_NAMES[likeliest[0]].toLowerCase()}.`);
  if (isStained(votes)) advice.unshift('It may be: a stain from water, a brownish patch on a light surface.');
  if (isHoled(votes)) advice.unshift('It may be: a hole, where something fell or was cut out.');
  return advice;
}
