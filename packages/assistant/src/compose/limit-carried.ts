/** A size that is stated of the limit that was told last: 'what if it's only 850?' */
import type { StateCode } from '@plumbline/knowledge';
import { holdsIn, TOLERANCES } from '@plumbline/knowledge/tolerances';
import { rowsNamed } from '../corpus.ts';
import type { Thread } from '../question/thread.ts';
import { verdictOfRow } from './limit-verdict.ts';
import type { Part } from './part.ts';
import { statesSize, withUnits } from './stated-limits.ts';

/** Cracks have categories, and gaps a time: what was told last isn't all that counts. */
const READ_ANEW =
  /^(?:as2870|.*crack|fix-gap|skirting|natspec|ccaa|frame|tile-lip|view|stair-uniform|mas-dpc|mas-slab|bar-need)/;
const MOST_WORDS = 9;
const OF_GAPS = /\b(?:between|gaps?|openings?|apart|spac\w+|spindles?|balusters?|bars|palings|rods|wires)\b/i;
/** Several sizes at once, or one over another, are read by what they are of. */
const ONE_SIZE = /^[^\d]*\d+(?:\.\d+)?[^\d]*$/;

export function judgedByCited(message: string, thread: Thread, state: StateCode | null): Part[] {
  const [cited, ...others] = thread.cited.filter((id) => id.startsWith('tolerance:'));
  // Of several limits it isn't clear which was meant.
  if (others.length > 0) return [];
  const row = TOLERANCES.find(({ id }) => `tolerance:${id}` === cited);
  const ofLimit = thread.aim === 'pos.ok' || thread.intents[0] === 'tolerance';
  if (!row || !ofLimit || READ_ANEW.test(row.id) || (state !== null && !holdsIn(row, state))) return [];
  if (message.trim().split(/\s+/).length > MOST_WORDS || !ONE_SIZE.test(message)) return [];
  const text = withUnits(message);
  if (!statesSize(text)) return [];
  // '150 between the bars' isn't how high the rail is.
  if (OF_GAPS.test(message) && !OF_GAPS.test(`${row.id} ${row.element}`)) return [];
  const [own] = rowsNamed(`tolerance:${row.id}`);
  return own ? verdictOfRow(row, own, text) : [];
}
