/** What was seen in the photo, apart from what was said of it and from what such defects usually look like. */
import {
  type Against,
  FAMILY_NAMES,
  type Family,
  familiesOfLevel,
  findDefectName,
  GROUP_FAMILIES,
  isDefectId,
  movementSaid,
  NAMED_THINGS,
  NEAR_GROUPS,
  wordsAgainstPhoto,
} from '@plumbline/knowledge';
import type { SeenSign } from '@plumbline/knowledge/hazards';
import { deniesSteel } from '@plumbline/knowledge/language';
import { familyRecall, isOftenRight } from '@plumbline/knowledge/recall';
import type { Agreement, Vote } from '../panel.ts';
import { areDenying, readsWords } from './agreement.ts';
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

/** In at least so many of a family's test photos the panel named it: where it then sees none, there likely is none. */
const FOUND_WELL = 0.6;
/** No more of the photo than this may speak for the family or one that looks like it. */
const HARDLY = 0.1;
/** A photo that is so surely no building shows nothing of one. */
const FOREIGN = 0.6;

/** Families that people and panel take for one another: those of every group between them and the top. */
const alike = (looks: readonly Family[]): ReadonlySet<Family> =>
  new Set([
    ...looks,
    ...NEAR_GROUPS.flatMap((group) => {
      const families = GROUP_FAMILIES[group];
      return families.some((family) => looks.includes(family)) ? families : [];
    }),
  ]);

/**
 * Whether a photo may be said not to show what looks like this: the panel finds that well in photos that it never saw, and
 * nothing of it or of what it is taken for was marked, voted for or likely.
 */
function againstIn(
  looks: readonly Family[],
  photo: FamilyDistribution | undefined,
  votes: readonly Vote[],
): Against {
  if (photo && photo.not_building >= FOREIGN) return 'unseen';
  if (!photo || looks.length === 0) return 'untold';
  const found = looks.every((look) => {
    const { named = 0, photos = 0 } = familyRecall[look] ?? {};
    return photos > 0 && named / photos >= FOUND_WELL;
  });
  const near = alike(looks);
  const seen = [...near].reduce((sum, family) => sum + photo[family], 0);
  const voted = votes.some((vote) => {
    const said = readsWords(vote) ? undefined : saidBy(vote);
    const families = said?.family ? [said.family] : (findDefectName(said?.defectId ?? '')?.families ?? []);
    return families.some((family) => near.has(family));
  });
  const marked = votes.some(({ opinion }) =>
    [...near].some((family) => (opinion?.marked?.shares[family] ?? 0) >= HARDLY),
  );
  return found && seen < HARDLY && !voted && !marked ? 'unseen' : 'untold';
}

/** What the photo shows beside words that name something else. */
interface Seen {
  photo: FamilyDistribution | undefined;
  votes: readonly Vote[];
}

/** 'Your words say a crack; this photo doesn’t show one.' Undefined where they agree, or the words say nothing. */
export function mismatchOf(
  words: ClearWords | undefined,
  decision: Decision,
  agreement: Agreement,
  { photo, votes }: Seen,
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
  const against = againstIn(looks, photo, votes);
  const says = wordsAgainstPhoto(thingOf(words, decision), against, words.isNamed);
  const other = photo && otherThan(looks, photo);
  return other ? `${says} ${looksLike(other)}` : says;
}

/** What is read is told as it is worth: a family that test photos were often misread as isn't what it looks like. */
function looksLike(family: Family): string {
  const name = FAMILY_NAMES[family].toLowerCase();
  return isOftenRight(family)
    ? `The photo looks like: ${name}.`
    : `It reads the photo as ${name}, which is often wrong.`;
}

/** 'Your words say it isn’t a crack; this photo seems to show one.' Steel is told whatever else is. */
export function deniedBy(
  description: string,
  decision: Decision,
  { basis }: Agreement,
  seen: readonly SeenSign[],
): string | undefined {
  if (deniesSteel(description) && seen.includes('exposed_reinforcement'))
    return 'Your words say that no steel shows; this photo seems to show bare steel.';
  if (basis !== 'photo' || decision.outcome !== 'defect' || !areDenying(description, decision))
    return undefined;
  return decision.family === 'crack'
    ? 'Your words say that it isn’t a crack; this photo seems to show one.'
    : `Your words say that it isn’t ${thingSeen(decision.family)}; this photo seems to show it.`;
}

function thingOf({ defectId, kindOnly }: ClearWords, decision: Decision): string {
  if (kindOnly) return thingSeen('crack');
  if (decision.outcome === 'defect' && decision.defectId === null && decision.settledByWords)
    return thingSeen(decision.family);
  return isDefectId(defectId) ? NAMED_THINGS[defectId] : thingSeen(decision.family);
}

/**
 * 'Your words say it bulges or leans. The panel can’t tell it from this photo.' No engine sees a wall move: what the photo is filed as
 * says nothing of it, unless that is a crack.
 */
export function unseenMovement(
  description: string,
  { outcome, family, group, title }: Decision,
): string | undefined {
  const isForeign = outcome === 'not_building';
  const said = movementSaid(description);
  const seen = familiesOfLevel({ family, group });
  if (!said || seen.includes('crack') || (outcome === 'defect' && seen.length === 0)) return undefined;
  const says = wordsAgainstPhoto(said, isForeign ? 'unseen' : 'untold');
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

/** From this share on somebody is asked whether bars show (docs/decisions/0399-bare-bars-are-asked-about.md). */
export const BARS_ASKED = 0.7;

/** How surely bare bars show, by the surest that looked for them. */
const surestBars = (votes: readonly Vote[]): number =>
  Math.max(0, ...votes.map(({ status, opinion }) => (status === 'voted' ? (opinion?.bars ?? 0) : 0)));

/** True where bare bars may show and aren't said to. */
export function barsMayShow(votes: readonly Vote[]): boolean {
  const share = surestBars(votes);
  return share >= BARS_ASKED && share < BARS_SHOWN;
}

/**
 * From this share on somebody is asked whether something has fallen or stands open
 * (docs/decisions/0418-what-may-have-fallen-in-a-photo.md).
 */
export const FALLEN_ASKED = 0.533;

/**
 * From this share on it isn't ruled out: the photo isn't called clean, and where it settles nothing somebody is asked
 * (docs/decisions/0421-after-a-yes-the-place-counts.md).
 */
export const FALLEN_DOUBTED = 0.427;

const surestFallen = (votes: readonly Vote[]): number =>
  Math.max(0, ...votes.map(({ status, opinion }) => (status === 'voted' ? (opinion?.fallen ?? 0) : 0)));

/** True where a photo may show that something large came down or stands open. */
export const fallenMayShow = (votes: readonly Vote[]): boolean => surestFallen(votes) >= FALLEN_ASKED;

/** True where a photo doesn't rule it out. */
export const fallenIsDoubted = (votes: readonly Vote[]): boolean => surestFallen(votes) >= FALLEN_DOUBTED;

/** True where a brownish patch lies on a light surface, which may be a stain from water. */
export const isStained = (votes: readonly Vote[]): boolean =>
  votes.some(({ status, opinion }) => status === 'voted' && (opinion?.stained ?? 0) > 0);

/** True where a light surface has a dark opening: fallen plaster, a cut-out, a manhole without its cover. */
export const isHoled = (votes: readonly Vote[]): boolean =>
  votes.some(({ status, opinion }) => status === 'voted' && (opinion?.holed ?? 0) > 0);

/** Dangerous signs that the photo shows by itself. */
export function seenIn(votes: readonly Vote[], photo: FamilyDistribution | undefined): SeenSign[] {
  const named = votes.some((vote) => {
    const said = readsWords(vote) ? undefined : saidBy(vote);
    return said?.defectId === 'exposed_reinforcement' && said.probability >= NAMED;
  });
  const { spalling = 0, corrosion = 0 } = photo ?? {};
  const both = spalling >= EACH && corrosion >= EACH && spalling + corrosion >= TOGETHER;
  return named || both || surestBars(votes) >= BARS_SHOWN ? ['exposed_reinforcement'] : [];
}
