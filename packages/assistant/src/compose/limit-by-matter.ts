/**
 * A limit found by nothing but what it is of: where a message names a part and what of it is measured, the words around
 * them take nothing from that. The last thing that is tried before it is said that nothing is known.
 */
import type { StateCode } from '@plumbline/knowledge';
import { holdsIn, TOLERANCES, type Tolerance } from '@plumbline/knowledge/tolerances';
import { rowsNamed } from '../corpus.ts';
import { givesWhatIsAsked } from '../question/quantities.ts';
import { small } from '../rows/row.ts';
import { matterSaid } from './limit-matter.ts';
import { notHeld } from './limit-parts.ts';
import { inMillimetres } from './limit-values.ts';
import { verdictOfRow } from './limit-verdict.ts';
import type { Part } from './part.ts';
import { isClaimed, isOver, sizesIn } from './sizes-said.ts';
import { withUnits } from './stated-limits.ts';

/** What is asked of a limit in any words. */
const ASKS =
  /\b(?:how (?:much|big|wide|high|far|deep|low|thick|flat|close|many)|what(?:['’]?s| is| are)?\b.{0,30}\b(?:limit|max\w*|min\w*|allow\w*|toleranc\w*|plus|standard|rule|most|least|gap|height|width)|allow\w*|toleranc\w*|limits?|legal\w*|compl(?:y|ies|iant)|within|defect(?:ive)?|acceptable|pass(?:es)?|fail(?:s|ed)?|breach\w*|(?:ok|okay|fine|enough|normal|right|fair)\b|too (?:much|big|wide|high|low|deep|far|close)|supposed|meant to|has to be|have to be|should (?:it|there|they|that) be|against the (?:code|rules?|law)|to code)\b/i;

/** These are told where they are asked for by name, or by tables of their own. */
const NOT_BY_MATTER =
  /^(?:view-|no-scaling|guide-status|mas-misc|wet-nsw|as2870|natspec|slab-flat|ccaa|cornice|tile-lip|wet-fall|fix-gap|skirting|bar-need|pb-level|stair-(?:2rg|uniform|open|flight|going)|frame-plumb|handrail)/;
/** One word says what these are of. */
const NAMED_ENOUGH =
  /^(?:mas-(?:cavity|weephole|dpc)|gutter-fall|floor-tenting|smoke-alarm|wet-(?:unenclosed|membrane-pos)|stair-landing|fire-door|termite-notice|bar-climb|window-(?:bed|other))/;
/** As many times larger or smaller a size may be than what is set. */
const ALIKE = 6;

interface Found {
  row: Tolerance;
  said: number;
}

/** Whether a size of the message is of the order of what a row sets; undefined where it states none. */
function isAlike(row: Tolerance, text: string): boolean | undefined {
  const sizes = sizesIn(text).filter((size) => !isOver(size) && !isClaimed(size));
  if (sizes.length === 0) return undefined;
  const bounds = [row.limit, ...(row.range ?? [])].flatMap((bound) =>
    typeof bound === 'number' && bound > 0 && row.unit ? (inMillimetres(bound, row.unit) ?? []) : [],
  );
  return bounds.some((bound) => sizes.some(({ value }) => value <= bound * ALIKE && bound <= value * ALIKE));
}

function foundBy(text: string): Found[] {
  return TOLERANCES.flatMap((row): Found[] => {
    const said = NOT_BY_MATTER.test(row.id) ? 0 : matterSaid(row.id, text);
    const numberless = row.limit === null && !row.range;
    const given = rowsNamed(`tolerance:${row.id}`).every((own) =>
      givesWhatIsAsked(text, `${own.title} ${own.text} ${own.keywords}`),
    );
    return given &&
      (said > 1 || (said > 0 && NAMED_ENOUGH.test(row.id))) &&
      (numberless || row.confidence === 'unsure' || isAlike(row, text) !== false)
      ? [{ row, said }]
      : [];
  }).sort((a, b) => b.said - a.said);
}

const unsureOf = ({ id, attribute }: Tolerance): Part[] =>
  rowsNamed(`tolerance:${id}`).map((own) => ({
    text: `**I hold no confirmed figure for that: ${small(attribute)}.** A limit is known to exist, but its value isn’t confirmed here, so I give none.`,
    rows: [own],
    support: 0.6,
  }));

/** The limits that a message is of by its matter; no parts where it asks for none or where too many might be meant. */
export function limitByMatter(message: string, state: StateCode | null): Part[] {
  const text = withUnits(message);
  const sized = sizesIn(text).some((size) => !isOver(size));
  if (!sized && !ASKS.test(text)) return [];
  const all = foundBy(text);
  const [best] = all;
  if (!best) return [];
  const near = all.filter(({ said }) => said === best.said);
  const here = near.filter(({ row }) => state === null || holdsIn(row, state));
  const sure = here.filter(({ row }) => row.confidence !== 'unsure');
  const judged = sure.flatMap(({ row }) =>
    rowsNamed(`tolerance:${row.id}`).flatMap((own) => verdictOfRow(row, own, text)),
  );
  if (judged.length > 0 && judged.length < 3) return judged;
  if (!ASKS.test(text) && !sized) return [];
  const [only] = sure;
  if (only && sure.length === 1)
    return rowsNamed(`tolerance:${only.row.id}`).map((row) => ({
      text: row.text,
      rows: [row],
      support: 0.65,
    }));
  const [unsure] = here.filter(({ row }) => row.confidence === 'unsure');
  if (unsure && sure.length === 0) return unsureOf(unsure.row);
  const [elsewhere] = near.filter(({ row }) => row.confidence !== 'unsure');
  if (state && here.length === 0 && elsewhere)
    return notHeld(state, rowsNamed(`tolerance:${elsewhere.row.id}`)[0], 0.6);
  return [];
}
