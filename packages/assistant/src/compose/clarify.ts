import { tokenise } from '@plumbline/knowledge/language';
import { DEFECTS } from '@plumbline/knowledge/taxonomy';
import type { Question } from '../question/read-question.ts';
import type { Part } from './part.ts';

const FEWEST = 3;
const MOST = 6;

const stemsOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => tokenise(text).map(({ stem }) => stem)));
const called = DEFECTS.map(({ id, name, synonyms }) => ({
  id,
  name,
  byName: stemsOf([name]),
  byAny: stemsOf([name, ...synonyms]),
}));

const OF_DEFECTS: ReadonlySet<string> = new Set(['severity', 'cause', 'next', 'who', 'waiting', 'about']);

/** Asks back where one word is all that is said and many defects go by it: 'cracks', 'leak'. */
export function whichDefect(question: Question): Part[] {
  const { intents, followUp, measurements, asks } = question;
  return intents.length > 0 || followUp || asks || measurements.length > 0 ? [] : choices(question);
}

/** The same where something is asked of it that can't be answered without knowing which: 'is it normal to crack?' */
export function whichDefectFirst(question: Question): Part[] {
  const ofDefects = question.intents.length > 0 && question.intents.every((intent) => OF_DEFECTS.has(intent));
  return ofDefects && question.defectIds.length === 0 ? choices(question) : [];
}

function choices({ subject, gap }: Question): Part[] {
  const said = subject.filter((stem) => stem !== 'new');
  const [only] = said;
  if (said.length !== 1 || !only || gap !== undefined) return [];
  const byName = called.filter((each) => each.byName.has(only));
  const meant = (byName.length >= FEWEST ? byName : called.filter((each) => each.byAny.has(only))).slice(
    0,
    MOST,
  );
  if (meant.length < FEWEST) return [];
  return [
    {
      text: `Which do you mean?\n${meant.map(({ name }, at) => `${at + 1}. ${name}`).join('\n')}\n\nSay what you see, where and how big it is; or ask on, such as ‘how bad is the second one?’`,
      rows: [],
      support: 1,
      listed: meant.map(({ id }) => ({ findingId: null, defectId: id })),
      choices: meant.map(({ name }) => name),
    },
  ];
}
