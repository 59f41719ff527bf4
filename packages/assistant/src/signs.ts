/** What is known of an answer before it is given: by it `sureness.ts` says how likely it is the one that was asked for. */
import type { OwnContext } from './account-data.ts';
import { guessesOf } from './aims/ask-back.ts';
import { theCorpus } from './corpus.ts';
import { sizesInFigures } from './question/size-words.ts';
import { stemsIn, wordsOf } from './question/words.ts';
import type { Reply, Signs } from './reply.ts';

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** The signs of an answer to a message. */
export async function signsFor(
  message: string,
  own: OwnContext,
  { kind, text, rows }: Pick<Reply, 'kind' | 'text' | 'rows'>,
): Promise<Signs> {
  const corpus = theCorpus();
  const spelt = corpus.spelt(message);
  const guesses = await guessesOf({ message, spelt, own });
  const [first, second] = guesses;
  // Rows answer what is read as knowledge.
  const taken = guesses.find(({ aim }) => aim === kind) ?? guesses.find(({ aim }) => aim === 'knowledge');
  const said = [text, ...rows.flatMap((row) => [row.title, row.text])].join(' ');
  const held = new Set(stemsIn(said));
  const { subject } = wordsOf(spelt);
  const telling = subject.map((stem) => ({
    held: held.has(stem),
    weight: corpus.rarity(corpus.correct(stem)),
  }));
  const weightOf = (some: typeof telling) => some.reduce((sum, { weight }) => sum + weight, 0);
  const all = weightOf(telling);
  const shared = all === 0 ? 1 : weightOf(telling.filter((each) => each.held)) / all;
  const numbers = sizesInFigures(message).match(NUMBER) ?? [];
  const inAnswer = new Set(said.match(NUMBER));
  const numbersUsed = numbers.filter((number) => inAnswer.has(number)).length;
  return {
    taken: taken?.probability ?? 0,
    margin: (first?.probability ?? 0) - (second?.probability ?? 0),
    words: message.trim().split(/\s+/).length,
    shared,
    left: subject.length * (1 - shared),
    numbersUsed,
    numbersLeft: numbers.length - numbersUsed,
    hasWork: (await own.projects()).length > 0,
    onFinding: own.finding !== null,
  };
}
