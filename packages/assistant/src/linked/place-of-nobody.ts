/** A place that a message asks after and that is none of the account's: said plainly, with the nearest names to tap. */
import { type OwnContext, type OwnProject, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { routedAs } from '../aims/routed.ts';
import { numbered } from '../compose/list-words.ts';
import { everythingRecorded } from '../everything.ts';
import { readState } from '../question/places.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { routedReply } from '../routed-reply.ts';
import { projectRow } from '../rows/own-rows.ts';

/** Asks of what is recorded somewhere, and of no law, limit or defect by itself. */
const ASKS_OF_WORK =
  /\b(?:how(?:['’]?s| is| are| did| was)\b.{0,60}\b(?:going|looking|coming along|travelling|tracking|doing|getting on)|status|progress|(?:what(?:['’]?s|s| is| are)?|anything|any|which) (?:\w+ ){0,3}?(?:left|open|outstanding|new|going on|happening|due|overdue|criticals?|highs?|findings?|defects?|issues?|problems?|changed|fixed|recorded|urgent|to (?:do|fix|review))|(?:when|what) (?:did|was|were|am|are|have) (?:i|we)\b|how many (?:findings?|defects?|issues?|problems?|photos?|pics?|criticals?|visits?)|(?:show|list|open|pull up|summar\w+|give me)\b.{0,30}\b(?:at|for|of|from|in|on)\b|(?:reports?|findings?|defects|photos|visits?) (?:for|at|of|from|on)\b)/i;
/** What happened to somebody at an address is told, and the account isn't asked. */
const TELLS =
  /\b(?:tenants?|landlord|builder|warrant\w*|who pays|legal\w*|law|limit|allowed|mm|smell\w*|spark\w*|leaking|collaps\w*)\b/i;

const STREET =
  'street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|court|ct|crescent|cres|parade|pde|terrace|tce|way|close|cl|place|pl|grove|gr|boulevard|bvd|highway|hwy|circuit|cct|esplanade|esp';
const ADDRESS = new RegExp(
  `\\b(\\d{1,5}[a-z]?(?: ?\\/ ?\\d{1,5}[a-z]?)?) ((?:[\\p{L}'’]{3,} ){1,3}?)(?:${STREET})\\b`,
  'iu',
);
const OF_PLACE =
  'jobs?|projects?|sites?|house|place|unit|flat|apartment|townhouse|terrace|duplex|villa|cottage|build|property|reno(?:vation)?|shed|shop';
/** 'At the Henderson job': a name of somebody or somewhere, written as one. */
const CALLED = new RegExp(`\\b(?:the|my|our) ((?:\\p{Lu}[\\p{L}'’-]{2,} ?){1,3}) ?(?:${OF_PLACE})\\b`, 'u');

/** 'Summarise Footscray': the town or name is all that is said. */
const SUMMARY_OF =
  /^\W*(?:(?:can|could) you |please |pls )*(?:summari[sz]e|sum up|(?:give me |show me )?(?:a |the )?(?:quick |short )?summary (?:of|for)) (?!the\b|my\b|our\b|all\b)([\p{L}'’-]{3,}(?: [\p{L}'’-]{3,})?)\W*$/iu;
const isName = (said: string): boolean =>
  said.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word)) || readState(said).state !== undefined;

/** A day, a month or letters that stand for something are no name. */
const NO_NAME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|\p{Lu}{2,5})(?:['’]?s)?$/u;

interface Place {
  said: string;
  /** Words of its name, and its numbers. */
  words: readonly string[];
  numbers: readonly string[];
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [];
const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

function placeSaid(text: string): Place | undefined {
  const address = ADDRESS.exec(text);
  if (address) {
    const [said, number = '', street = ''] = address;
    return { said, words: wordsIn(street), numbers: numbersIn(number) };
  }
  const summed = SUMMARY_OF.exec(text)?.[1];
  const called = summed && isName(summed) ? summed : CALLED.exec(text)?.[1]?.trim();
  return called && !NO_NAME.test(/^\p{Lu}+$/u.test(called) ? called : called.toLowerCase())
    ? { said: called, words: wordsIn(called), numbers: [] }
    : undefined;
}

/** Whether a project is, or may be, the place: a number that was never entered speaks against nothing. */
function isAt({ words, numbers }: Place, { name, address }: OwnProject): boolean {
  const own = `${name} ${address}`;
  const held = new Set(wordsIn(own).flatMap((word) => [word, word.replace(/s$/, '')]));
  if (!words.some((word) => held.has(word) || held.has(word.replace(/(?:['’]?s)$/, '')))) return false;
  const [first] = numbers;
  const entered = numbersIn(own.replace(/\b\d{4}\b(?=\W*$)/, ' '));
  return first === undefined || entered.length === 0 || numbers.some((number) => entered.includes(number));
}

const MOST_NEAREST = 4;

/** That no project is at the place or called so; undefined where one is, or none was asked after. */
export async function placeOfNobody(
  text: string,
  thread: Thread,
  own: OwnContext,
): Promise<Reply | undefined> {
  const projects = await own.projects();
  const place =
    projects.length === 0 || TELLS.test(text) || !(ASKS_OF_WORK.test(text) || SUMMARY_OF.test(text))
      ? undefined
      : placeSaid(text);
  if (!place || projects.some((project) => isAt(place, project))) return undefined;
  // A person or a place of a finding is asked after by a name as well.
  const recorded = await everythingRecorded(own);
  const people = (await own.repairs()).map(({ person }) => person);
  const named = [...people, ...recorded.flatMap(({ title, location, words }) => [title, location, words])];
  const held = new Set(named.flatMap(wordsIn));
  if (place.numbers.length === 0 && place.words.some((word) => held.has(word))) return undefined;
  const near = projectsNamed(place.said, projects);
  const nearest = (near.length > 0 ? near : projects).slice(0, MOST_NEAREST);
  const line = ({ name, address }: OwnProject) => `${plain(name)}${address ? `, ${plain(address)}` : ''}`;
  return routedReply(
    {
      ...routedAs(
        {
          aim: 'own.projects',
          parts: [
            {
              text: `**You have no project by that name or address: ‘${plain(place.said)}’.** ${near.length > 0 ? 'The nearest' : 'Yours are'}:\n${numbered(nearest.map(line))}`,
              rows: nearest.map(projectRow),
              support: 0.9,
              listedProjects: nearest.map(({ id }) => id),
            },
          ],
        },
        readQuestion(text, thread, own.project?.state ?? own.homeState),
        thread.projectId,
      ),
      choices: nearest.map(({ name }) => `Summarise ${plain(name)}`),
    },
    thread,
  );
}
