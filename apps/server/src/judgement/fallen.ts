import { FAMILIES, FAMILY_NAMES, type Family } from '@plumbline/knowledge';
import type { AssessInput, Fallen } from '@plumbline/knowledge/assess';
import { type Alert, isOfRating, isOfWidth } from '@plumbline/knowledge/hazards';
import {
  areUnplaced,
  type BrokenSeen,
  type FallenFrom,
  fallenAnswered,
  fallenKind,
  isBeside,
  isOfMovement,
  keepsFromFall,
  mayHaveFallen,
  tellsNothingLoose,
  withAnswers,
} from '@plumbline/knowledge/questions';
import { fallenIsDoubted, fallenMayShow, isHoled, isStained } from '@plumbline/vision';
import type { FindingRow } from './finding-input.ts';

type Named = Pick<AssessInput, 'outcome' | 'defectId' | 'family' | 'group' | 'namedByInspector'>;

/** Kinds of which pieces come down, and what a hole is taken for. */
const LOOSE: readonly Family[] = ['crack', 'spalling', 'peeling_damp', 'corrosion', 'tile_fault'];
/**
 * Below this share of them in all nobody is kept from under a place for a closer look; whether anything has fallen is asked
 * all the same (docs/decisions/0452-what-doubt-asks-for.md).
 */
const LOOSE_VOTED = 0.15;

const isFaint = ({ distribution }: FindingRow['examination']['consensus']): boolean =>
  LOOSE.reduce((sum, family) => sum + (distribution[family] ?? 0), 0) < LOOSE_VOTED;

function brokenSeen(
  row: FindingRow,
  { outcome, family, group = null, defectId }: Named,
  answers: FindingRow['answers'],
): BrokenSeen {
  const { overlays, votes, consensus } = row.examination;
  const outlines = overlays.filter(({ kind }) => kind === 'outline');
  return {
    outcome,
    family,
    group,
    defectId,
    outlined: FAMILIES.filter((one) => outlines.some(({ label }) => label === FAMILY_NAMES[one])),
    isMarked: outlines.length > 0,
    // What is wet or has a hole may come down, whatever the votes say.
    isFaint:
      isFaint(consensus) && outlines.every((one) => 'place' in one) && !isStained(votes) && !isHoled(votes),
    isTraced: overlays.some(({ kind }) => kind === 'trace'),
    isShown: fallenMayShow(votes),
    // A hole that is no place in the photo is marked nowhere.
    isDoubted: fallenIsDoubted(votes) || isHoled(votes),
    words: [withAnswers(row.userDescription, answers, defectId), row.spokenWords, row.location].join('\n'),
  };
}

/** An answer is no reason not to ask: whoever gave it may give another. */
const withoutIt = ({ fallen: _, ...answers }: FindingRow['answers']) => answers;

/** A name in the inspector's own words: whatever it says, it may leave open what has fallen. */
const isFree = ({ namedByInspector = false, defectId }: Named): boolean =>
  namedByInspector && defectId === null;

/** An inspector who named it from the list, rated it as it was named, or set it aside was there. */
const isDecided = ({ verdict, decidedSeverity }: FindingRow, named: Named): boolean =>
  verdict === 'rejected' ||
  (verdict === 'corrected' && !isFree(named) && (named.namedByInspector || decidedSeverity !== null));

/** What the photo is asked by: words of the inspector's own take nothing from what the panel saw. */
const seenAs = ({ examination: { consensus } }: FindingRow, named: Named): Named =>
  isFree(named) ? consensus : named;

/** True where what the panel saw leaves it open, unless an alert keeps people away or was closed, or an inspector decided. */
const isOpen = (row: FindingRow, named: Named, warned: readonly Alert[]): boolean =>
  !row.imported &&
  row.examination.votes.length > 0 &&
  !isDecided(row, named) &&
  !keepsFromFall(warned.filter((alert) => !isOfWidth(alert) && !isOfMovement(alert) && !isOfRating(alert))) &&
  mayHaveFallen(brokenSeen(row, seenAs(row, named), withoutIt(row.answers)));

/**
 * True where somebody is to be asked whether anything has fallen, is loose or has a hole in it, and hasn't been of another
 * finding of the same photo. What was answered stays there to see.
 */
export const asksOfFallen = (row: FindingRow, named: Named, warned: readonly Alert[]): boolean =>
  fallenAnswered(row.answers).length > 0 || (!isBeside(row.answers) && isOpen(row, named, warned));

/** From this share on the votes speak of a crack. */
const CRACK_VOTED = 0.1;

/** True where the votes speak of a crack more than of any other defect. */
export function mayBeCrack({ examination }: FindingRow): boolean {
  const { distribution } = examination.consensus;
  const share = (family: Family) => distribution[family] ?? 0;
  const others = FAMILIES.filter((one) => !['crack', 'normal', 'not_building'].includes(one));
  return share('crack') >= CRACK_VOTED && others.every((one) => share(one) < share('crack'));
}

/** How much of that is open. `warned`: by open alerts and closed ones. */
export function fallenOf(row: FindingRow, named: Named, warned: readonly Alert[]): Fallen | undefined {
  if (fallenAnswered(row.answers).length > 0 || !isOpen(row, named, warned)) return undefined;
  if (isBeside(row.answers)) return 'beside';
  if (!row.answers.fallen)
    return tellsNothingLoose(brokenSeen(row, seenAs(row, named), row.answers), warned) ? 'asked' : 'unknown';
  if (isFree(named)) return 'none';
  if (areUnplaced(brokenSeen(row, named, row.answers))) return 'unplaced';
  return named.outcome === 'not_sure' && mayBeCrack(row) ? 'crack' : 'none';
}

/**
 * What somebody answered has fallen, is loose or has a hole in it, while its alert is open. An inspector who names the finding
 * has said what it is.
 */
export const fallenPlaces = (row: FindingRow, named: Named, open: readonly Alert[]): FallenFrom[] =>
  named.namedByInspector
    ? []
    : fallenAnswered(row.answers).filter((from) => open.some(({ kind }) => kind === fallenKind(from)));
