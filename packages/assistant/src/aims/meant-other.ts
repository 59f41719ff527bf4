/** 'No, I meant the brick one': the question before, asked of another finding of the same place. */
import type { OwnContext, OwnFindingSummary } from '../account-data.ts';
import { everyFinding } from '../everything.ts';
import type { Thread } from '../question/thread.ts';
import { stemsIn } from '../question/words.ts';
import { asksAnything } from '../turn/read-turn.ts';
import { saysNothing } from './meant.ts';

const MEANT =
  /^\W*(?:(?:no|nah|nope|oops|whoops|sorry|wait|hang on|actually|my bad|oh)\b[\s,.!]*)*(?:(?:no|nah|sorry|oops|actually|wait)\b[\s,.!]*|(?:i (?:actually |really )?mean(?:t)?\b|not that(?: one)?\b)[\s,:]*)(?:the|my|our|that) ((?:[\p{L}’'-]+ ?){1,4}?)(?: ones?)?\W*$/iu;
/** What a question is asked of, with all that follows. */
const ASKED_OF = /\b(?:the|my|our|that|this|finding)\b.*$/i;

const told = ({ title, location, words }: OwnFindingSummary) => [
  stemsIn(title),
  stemsIn(`${words} ${location}`),
];

/** The question before, asked of the one finding that this message means instead; undefined where it means none surely. */
export async function askedOfOther(
  message: string,
  { told: before, findingId, projectId }: Thread,
  own: OwnContext,
): Promise<string | undefined> {
  const named = MEANT.exec(message)?.[1];
  if (named === undefined || findingId === null || !asksAnything(before) || !ASKED_OF.test(before))
    return undefined;
  const stems = stemsIn(named).filter((stem) => !saysNothing(stem));
  const findings = (await everyFinding(own)).filter(
    ({ id, rejected, projectId: of }) =>
      !rejected && id !== findingId && (projectId === null || of === projectId),
  );
  const fits = (one: OwnFindingSummary) => {
    const [title = [], rest = []] = told(one);
    return stems.reduce(
      (sum, stem) =>
        sum +
        (title.some((each) => isLike(each, stem)) ? 2 : rest.some((each) => isLike(each, stem)) ? 1 : 0),
      0,
    );
  };
  const most = Math.max(0, ...findings.map(fits));
  const [only, ...others] = most === 0 ? [] : findings.filter((one) => fits(one) === most);
  return only && others.length === 0 ? before.replace(ASKED_OF, `finding ${only.number}`) : undefined;
}

/** 'Brick' is what brickwork is made of. */
const isLike = (told: string, said: string) => told === said || (said.length > 3 && told.startsWith(said));
