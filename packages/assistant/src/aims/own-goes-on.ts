/** Follow-ups on the user's own work that say only what changes: of the list, of one of it, or of the one spoken of. */
import { findingInShort } from '../compose/position-parts.ts';
import { whichProject } from '../compose/work-parts.ts';
import { everyFinding } from '../everything.ts';
import { accountAsked } from './account-asked.ts';
import type { Aim } from './aims.ts';
import { hazardAsked } from './hazard-asked.ts';
import { asksForWhole, listGoesOn } from './list-goes-on.ts';
import { fieldAsked, nextOfListed, ofListed, twoSpoken } from './of-listed.ts';
import { ownWork } from './own-work.ts';
import { NEXT } from './positions.ts';
import type { Routed, Situation } from './routed.ts';
import { asked } from './which-finding.ts';

type GoneOn = Pick<Routed, 'aim' | 'parts' | 'asks' | 'choices' | 'finding' | 'projectId' | 'listAsked'>;

/** 'The second one' of a list of findings. */
const ONLY_POINTS =
  /^\W*(?:(?:and|ok|so|no|now|then|what about|how about|tell me about|show me|open) )*(?:number |no\.? )?(?:the )?(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th|one|two|three|four|five|[1-5])(?: one| finding)?\W*$/i;
const OF_ONE_LISTED =
  /\b(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)(?: one| finding)?[,:]? (?:(?:what|which) (?:room|level|area|wall|unit)|(?:where|how bad|how serious)\b.*)\W*$|^\W*(?:and )?(?:where|what room|which room|how bad) (?:is|was)?\b.*\b(?:first|second|third|fourth|last) one\W*$/i;
/** 'No I mean 12', of what has a number. */
const OTHER_NUMBER =
  /^\W*(?:(?:no|nah|nope|sorry|wait|oops|and|ok|what about|how about|not that(?: one)?|i mean(?:t)?|i said|try|make that|show(?: me)?|open|number|no\.?|finding|#)[\s,]*)+#?(\d{1,4})\W*$/i;

async function ofNumber({ text, thread, own }: Situation): Promise<number | undefined> {
  const number = Number(OTHER_NUMBER.exec(text)?.[1] ?? Number.NaN);
  const before = thread.findingId === null ? null : await own.findingWith(thread.findingId);
  const projectId = before?.projectId ?? thread.projectId ?? own.project?.id;
  if (Number.isNaN(number) || projectId === undefined || projectId === null) return undefined;
  if (!(thread.aim?.startsWith('own.') || before)) return undefined;
  return (await own.findingsOf(projectId)).find((each) => each.number === number)?.id;
}

/** 'What about the other one?', of projects. */
const THE_OTHER = /^\W*(?:and |ok |so |what about |how about )*the other(?: one| project| job| place)?\W*$/i;
const LISTS: ReadonlySet<Aim> = new Set(['own.list', 'own.summary', 'own.first', 'own.review']);

/** Answers such a message; undefined where it isn't one. */
export async function ownGoesOn(situation: Situation): Promise<GoneOn | undefined> {
  const { text, question, thread, own, projects } = situation;
  if (projects.length === 0) return undefined;
  const answered = async (aim: Aim, told: Situation, listAsked?: string) => {
    const worked = await ownWork(aim, told);
    return worked && { aim, ...worked, ...(listAsked === undefined ? {} : { listAsked }) };
  };
  // 'The second one, what room?'
  if (OF_ONE_LISTED.test(text) && thread.listed.length > 0 && question.findingId !== null)
    return answered('own.detail', situation);
  const pointed = ONLY_POINTS.test(text) && thread.listed.length > 1 ? question.findingId : null;
  const next = pointed ?? (await ofNumber(situation)) ?? (await nextOfListed(text, thread, own));
  const following = next === undefined ? null : await own.findingWith(next);
  if (following)
    return {
      aim: 'own.detail',
      parts: findingInShort(following),
      asks: false,
      choices: NEXT['pos.wait'] ?? [],
      finding: following,
      projectId: following.projectId,
    };
  const field = fieldAsked(text, thread);
  if (field && thread.findingId !== null)
    return answered(field, field === 'own.when' ? { ...situation, text: 'when was it recorded' } : situation);
  const those = asksForWhole(text)
    ? undefined
    : field
      ? await ofListed('which of those', thread, own)
      : await ofListed(text, twoSpoken(text, thread), own);
  if (those) {
    const [first] = await those.own.projects();
    const there = those.spread
      ? null
      : (those.projectId ?? thread.projectId ?? own.project?.id ?? first?.id ?? null);
    return answered(
      field ?? those.aim,
      {
        ...situation,
        ...(those.text === undefined ? {} : { text: those.text }),
        own: { ...those.own, project: projects.find(({ id }) => id === there) ?? null },
        thread: { ...thread, projectId: there },
      },
      field ? thread.listAsked : undefined,
    );
  }
  if (THE_OTHER.test(text) && thread.findingId === null && thread.aim !== null && LISTS.has(thread.aim)) {
    const others = projects.filter(({ id }) => id !== (thread.projectId ?? own.project?.id));
    const [other] = others;
    if (others.length === 1 && other)
      return answered('own.list', { ...situation, thread: { ...thread, projectId: other.id } });
    if (others.length > 1)
      return {
        aim: thread.aim,
        ...asked(whichProject(others, thread.aim)),
        finding: null,
        projectId: thread.projectId,
      };
  }
  const changed = listGoesOn(text, thread, projects, await everyFinding(own));
  // 'And yesterday?' after a count asks for that count of yesterday.
  const counted =
    changed === undefined
      ? undefined
      : ((await hazardAsked(changed.text, situation)) ?? (await accountAsked(changed.text, situation)));
  if (counted) return { finding: null, ...counted, listAsked: changed?.text ?? '' };
  return changed && answered(changed.aim, { ...situation, text: changed.text }, changed.text);
}
