/** What Queensland wants of smoke alarms, and by when: asked for by itself, or after it was told. */
import type { StateCode } from '@plumbline/knowledge';
import { rowsNamed } from '../corpus.ts';
import type { Thread } from '../question/thread.ts';
import type { Part } from './part.ts';

const ASKED =
  /^(?=.*(?:smoke ?alarm|(?:linked|interconnected|photoelectric) (?:smoke )?alarm))(?=.*\b(?:law|deadline|when|by when|upgrad\w*|2027|require\w*|rules?|how many|do (?:i|we) need|battery|9 ?v\w*|wired|hard ?wired|linked|interconnect\w*|sell\w*|sale|rent\w*|compl\w+|legal|enough|ok|okay)\b)/i;
const ROW = 'law:smoke-alarms-qld';
/** 'And for a rental?', 'by when?' after that. */
const GOES_ON =
  /\b(?:rent\w*|tenant\w*|leas\w+|sell\w*|sold|sale|buy\w*|own\w*|units?|apartments?|granny|when|deadline|till|until)\b/i;

export function smokeLaw(
  message: string,
  state: StateCode | null,
  { cited }: Thread,
  followUp: boolean,
): Part[] {
  const goesOn = followUp && cited[0] === ROW && GOES_ON.test(message);
  return state === 'QLD' && (ASKED.test(message) || goesOn)
    ? rowsNamed(ROW).map((row) => ({ text: row.text, rows: [row], support: 0.9 }))
    : [];
}
