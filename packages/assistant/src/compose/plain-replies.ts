/** What is said without sources: talk, and that nothing is known. */
import { findDefectName } from '@plumbline/knowledge';
import type { Corpus } from '../corpus.ts';
import { provisionsIn } from '../provisions.ts';
import type { Question } from '../question/read-question.ts';
import { rank } from '../retrieve.ts';
import { listed, type Row, small } from '../rows/row.ts';
import { toldInEnglish } from './other-languages.ts';
import type { Brief } from './part.ts';

const CAN = [
  'how serious a defect is, what causes it, what to do and whom to call',
  'tolerances, and whether a value you measured keeps them',
  'where the NCC and Australian Standards deal with something',
  'warranty periods, regulators and inspections by state',
  'your own findings and projects, and how Plumbline works',
];

const TALK = {
  greeting: 'Hello. Ask me about a defect, a tolerance, the code or your project.',
  day: 'All good here, thanks. How’s the building going?',
  thanks: 'You’re welcome. Ask on whenever you like.',
  bye: 'All the best with the building.',
  sorry:
    'Sorry that this didn’t help. Say what you see, where it is and how big, or ask for a tolerance, a provision or a state’s rules. The thumb down under an answer tells us what to mend.',
  wrong:
    'Then don’t rely on it: look at the sources under the answer, and say in other words what you meant. The thumb down under an answer tells us what to mend.',
  self: `I’m Plumbline’s assistant. I answer from tolerances, the index of the NCC and Australian Standards, state rules, the help centre and your own findings. When I don’t know, I say so. Ask me about:\n${CAN.map((line) => `- ${line}`).join('\n')}`,
} as const;

export function smalltalk(kind: keyof typeof TALK) {
  return {
    text: TALK[kind],
    rows: [],
    kind: 'smalltalk' as const,
    declined: false,
    support: 1,
    contextLoaded: false,
    fits: false,
    choices: [],
  };
}

/** What can be had instead, in one sentence. */
const INSTEAD =
  'I can help with building defects, limits, warranties and inspections by state, and your own projects: ask me in other words.';

const MOST_CLOSE = 3;
const SURELY_MEANT = 0.9;
const CLOSE = 0.55;
/** Share of what is asked about that a row must speak of to lie close to it. */
const SPEAKS_OF_IT = 0.34;

export const ABOUT_WHAT =
  'What is it about? Say what you see and where, such as ‘a crack above a door’; name a measurement, a state or a provision; or open the AI Chat of one of your findings.';

/** The rows that lie closest to a question that none answers. */
export const closestRows = (question: Question, corpus: Corpus): Row[] =>
  rank(question, [], corpus)
    .filter(
      ({ row, score, coverage }) =>
        score >= CLOSE && coverage >= SPEAKS_OF_IT && provisionsIn(row.title).length === 0,
    )
    .map(({ row }) => row);

/** Says what isn't known, and what lies closest to it. */
export function decline({ question, corpus, finding }: Brief): { text: string } {
  if (question.foreign) return { text: toldInEnglish(question.text) };
  if (question.gap) {
    const [id] = question.defectIds;
    // A defect that the words hardly point at isn't what was asked about.
    const name = id && question.defectStrength >= SURELY_MEANT && findDefectName(id)?.name;
    const offer = name
      ? ` On ‘${small(name)}’ I can say how serious it is, what causes it, what to do and whom to call.`
      : '';
    return { text: `I can’t answer that: ${question.gap}${offer || ` ${INSTEAD}`}` };
  }
  if (!finding && question.subject.length + question.carried.length === 0) return { text: ABOUT_WHAT };
  const unknown = question.subject.filter((stem) => !corpus.known(corpus.correct(stem)));
  const words = wordsAsWritten(question.text, unknown);
  const close = closestRows(question, corpus)
    .slice(0, MOST_CLOSE)
    .map(({ title }) => small(title));
  const nothing =
    words.length > 0
      ? `I don’t know: nothing I hold speaks of ${listed(
          words.map((word) => `‘${word}’`),
          'or',
        )}.`
      : 'I don’t know: nothing I hold answers that.';
  const closest = close.length > 0 ? ` Closest to it I hold: ${listed([...new Set(close)])}.` : '';
  return { text: `${nothing}${closest} ${INSTEAD}` };
}

/** The words of the message that these stems come from. */
function wordsAsWritten(text: string, stems: readonly string[]): string[] {
  const words = text.toLowerCase().match(/[\p{L}][\p{L}'-]{2,30}/gu) ?? [];
  return [
    ...new Set(stems.flatMap((stem) => words.find((word) => word.startsWith(stem.slice(0, 5))) ?? [])),
  ].slice(0, 3);
}
