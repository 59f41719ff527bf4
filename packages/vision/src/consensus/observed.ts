/** What was seen in the photo, apart from what was said of it and from what such defects usually look like. */
import {
  FAMILY_NAMES,
  type Family,
  findDefectName,
  GROUP_FAMILIES,
  isDefectId,
  movementSaid,
  NAMED_THINGS,
  wordsAgainstPhoto,
} from '@plumbline/knowledge';
import type { SeenSign } from '@plumbline/knowledge/hazards';
import type { Agreement, Vote } from '../panel.ts';
import { readsWords } from './agreement.ts';
import type { Decision } from './decide.ts';
import type { FamilyDistribution } from './opinion-pool.ts';
import { saidBy } from './says.ts';

/** What the engines that look at the photo saw, each in its own sentence. */
export function observedIn(votes: readonly Vote[]): string[] {
  const looked = votes.filter((vote) => vote.status === 'voted' && !readsWords(vote));
  return [...new Set(looked.flatMap(({ opinion }) => (opinion?.summary ? [opinion.summary] : [])))];
}

/** Clear words, at least this sure of what they mean. */
interface ClearWords {
  defectId: string;
  /** The words hold the defect's name, in place of something like it. */
  isNamed: boolean;
  /** The words tell the kind, and not what it is in. */
  kindOnly: boolean;
}

/** 'Your words say a balustrade; this photo doesn’t show one.' Undefined where they agree, or the words say nothing. */
export function mismatchOf(
  words: ClearWords | undefined,
  decision: Decision,
  agreement: Agreement,
  photo: FamilyDistribution | undefined,
): string | undefined {
  if (!words || !isDefectId(words.defectId)) return undefined;
  const looks = findDefectName(words.defectId)?.families ?? [];
  const shown =
    decision.outcome === 'defect' &&
    decision.family !== null &&
    looks.some((look) => look === decision.family);
  if (agreement.basis === 'both' || (agreement.basis === 'photo' && shown)) return undefined;
  if (decision.outcome === 'defect' && decision.defectId === words.defectId && agreement.basis !== 'words')
    return undefined;
  const says = wordsAgainstPhoto(thingOf(words, decision), words.isNamed);
  const other = photo && otherThan(looks, photo);
  return other ? `${says} The photo looks like: ${FAMILY_NAMES[other].toLowerCase()}.` : says;
}

function thingOf({ defectId, kindOnly }: ClearWords, decision: Decision): string {
  if (kindOnly) return thingSeen('crack');
  if (decision.outcome === 'defect' && decision.defectId === null && decision.settledByWords)
    return thingSeen(decision.family);
  return isDefectId(defectId) ? NAMED_THINGS[defectId] : thingSeen(decision.family);
}

/**
 * 'Your words say it bulges or leans; this photo doesn’t show it.' No engine sees a wall move: what the photo is filed as
 * says nothing of it, unless that is a crack.
 */
export function unseenMovement(
  description: string,
  { outcome, family, group, title }: Decision,
): string | undefined {
  const said = movementSaid(description);
  const seen = family ? [family] : group ? GROUP_FAMILIES[group] : [];
  if (!said || seen.includes('crack') || (outcome === 'defect' && seen.length === 0)) return undefined;
  const says = wordsAgainstPhoto(said);
  return outcome === 'defect' ? `${says} The photo looks like: ${title.toLowerCase()}.` : says;
}

const thingSeen = (family: Family | null) =>
  family === 'crack' ? 'a crack' : family ? FAMILY_NAMES[family].toLowerCase() : 'a defect';

const PLAINLY = 0.5;

function otherThan(looks: readonly Family[], photo: FamilyDistribution): Family | undefined {
  const families = Object.entries(photo) as [Family, number][];
  return families.find(
    ([family, share]) =>
      share >= PLAINLY && family !== 'normal' && family !== 'not_building' && !looks.includes(family),
  )?.[0];
}

/** Steel that shows has a broken surface and rust beside it; each must be plain, and both together nearly all there is. */
const EACH = 0.25;
const TOGETHER = 0.8;
/** A hosted model that names it is believed from here on. */
const NAMED = 0.6;

/**
 * From this share on bare bars are said to show. Of whole sources left out it raised 0.5 % of other photos and 2 % of
 * broken surfaces without bars, and found half of those with (docs/decisions/0386-bare-bars-in-a-photo.md).
 */
export const BARS_SHOWN = 0.9627;

/** Dangerous signs that the photo shows by itself. */
export function seenIn(votes: readonly Vote[], photo: FamilyDistribution | undefined): SeenSign[] {
  const named = votes.some((vote) => {
    const said = readsWords(vote) ? undefined : saidBy(vote);
    return said?.defectId === 'exposed_reinforcement' && said.probability >= NAMED;
  });
  const { spalling = 0, corrosion = 0 } = photo ?? {};
  const both = spalling >= EACH && corrosion >= EACH && spalling + corrosion >= TOGETHER;
  const bars = votes.some(({ status, opinion }) => status === 'voted' && (opinion?.bars ?? 0) >= BARS_SHOWN);
  return named || both || bars ? ['exposed_reinforcement'] : [];
}
