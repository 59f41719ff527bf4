/** Answers a message: finds what each of its questions is answered by, in rows or by its aim, and signs it. */

import { NOTHING_OWN, type OwnContext, ofNobody } from './account-data.ts';
import { onlyTurns, withAdded } from './aims/adds-to.ts';
import { asksOfAny, asOfNobody, mayMeanOwn } from './aims/as-of-nobody.ts';
import {
  type Asked,
  answerTapped,
  knowledgeLikely,
  readOtherwise,
  tappedOffer,
  withOffers,
} from './aims/ask-back.ts';
import { inGeneral } from './aims/asks-in-general.ts';
import { isEveryday } from './aims/everyday.ts';
import { limitAsked, unlessLimit } from './aims/limit-asked.ts';
import { saidInstead } from './aims/looks-again.ts';
import { askedOfOther } from './aims/meant-other.ts';
import { aimModel } from './aims/model.ts';
import { ownAfterRows } from './aims/own-after-rows.ts';
import { isFactAsked } from './aims/plainly-told.ts';
import { asksOnePrice } from './aims/product-asked.ts';
import { refused } from './aims/refused.ts';
import { route } from './aims/route.ts';
import { wantedApart } from './aims/two-in-one.ts';
import { wholeReply } from './aims/whole-fact.ts';
import { attributeRead } from './attributes/attribute-asked.ts';
import { comparesProjects } from './compose/account-parts.ts';
import { smalltalk } from './compose/plain-replies.ts';
import { theCorpus } from './corpus.ts';
import { readOnce } from './everything.ts';
import { answerFromRows, declinedReply } from './from-rows.ts';
import { hazardsFirst } from './linked/hazards-first.ts';
import { isSure } from './linked/how-surely.ts';
import { keptToNamed } from './linked/keeps-to-named.ts';
import { link } from './linked/link.ts';
import { isOfAnother } from './linked/of-another.ts';
import { placeOfNobody } from './linked/place-of-nobody.ts';
import { planTold } from './linked/plans-told.ts';
import { planKept, plannedReply } from './planned/planned.ts';
import { asAsked } from './question/as-asked.ts';
import { asksForOwn } from './question/handling.ts';
import { readSmalltalk } from './question/intents.ts';
import { sizesInFigures } from './question/size-words.ts';
import { questionsIn } from './question/split.ts';
import { inStateSaid, statesApart } from './question/states-apart.ts';
import { NEW_THREAD, type Thread } from './question/thread.ts';
import { alertAsked } from './recorded/alert-asked.ts';
import { changeAsked, withToldMended } from './recorded/changes-asked.ts';
import { recordAsked } from './recorded/record-asked.ts';
import type { Reply } from './reply.ts';
import { routedReply } from './routed-reply.ts';
import { signsFor } from './signs.ts';
import { ofThing } from './things/of-thing.ts';
import { askedAnew } from './turn/asked-anew.ts';
import { goesOnElsewhere } from './turn/completed.ts';
import { corrected } from './turn/corrected.ts';
import { filledFromTold } from './turn/filled.ts';
import { fromSubject, situationTold } from './turn/from-subject.ts';
import { fromWhatWasShown } from './turn/from-what-was-shown.ts';
import { peopleFirst } from './turn/people-first.ts';
import { asTold } from './turn/plain-statement.ts';
import { stageAsked } from './turn/stage-asked.ts';
import { clearedTold } from './turn/told-cleared.ts';
import { workTold } from './turn/work-told.ts';
import { unsureOf } from './unsure.ts';

/** Answers a message; where it is one of the choices of the question before it, in the words written before. */
export async function answer(
  written: string,
  thread: Thread,
  own: OwnContext,
  warned = false,
): Promise<Reply> {
  const once = await readForTurn(written, thread, own);
  const answering = (own: OwnContext) => answerAsked(written, thread, own, warned);
  const ofAny = warned ? null : await inGeneral(written, thread, once, answering);
  const found = ofAny ?? (await answering(once));
  const instead =
    ofAny || warned || OF_OWN_OR_PRODUCT.test(found.kind) || found.open || found.fits
      ? undefined
      : await plannedReply(written, thread, once, 'all');
  const reply = await withToldMended(thread, once, instead ?? found);
  const led = await (warned ? reply : hazardsFirst(written, thread, once, reply));
  const signed = {
    ...led,
    signs: (led === found && !found.declined && found.signs) || (await signsFor(written, once, led)),
    thread: { ...led.thread, planned: await planKept(written, thread, once) },
  };
  if (tappedOffer(written, thread)) return signed;
  const asked = askedAs(written, thread, once, warned);
  const unsure = await unsureOf(signed, asked);
  return askedAnew({ ...asked, message: written, thread }, unsure ? { ...signed, unsure } : signed, answer);
}

/** A message as it is read. */
function askedAs(text: string, thread: Thread, own: OwnContext, warned: boolean): Asked {
  const corpus = theCorpus();
  const message = sizesInFigures(asAsked(text));
  return { message, spelt: corpus.spelt(message), thread: { ...thread, pending: null }, own, corpus, warned };
}

/** What an answer may read: nothing of the user's own where a message only goes on from something else. */
async function readForTurn(written: string, thread: Thread, own: OwnContext): Promise<OwnContext> {
  const once = readOnce(own);
  if (await isOfAnother(written, thread, once)) return ofNobody(own);
  if (!goesOnElsewhere(written, thread) || asksForOwn(written) || ONE_OF_THEM.test(written)) return once;
  if (await mayMeanOwn(written, thread, once)) return once;
  // 'The leak in flat 9' is the user's own, also where the answer to it missed that.
  for (const text of [...thread.topic.split('\n'), written]) {
    const linked = await link(text, thread, once);
    if (linked && isSure(text, linked, thread)) return once;
  }
  return ofNobody(own);
}
/** Kinds of what is answered of the account or of Plumbline, and leaves nothing to a plan. */
const OF_OWN_OR_PRODUCT = /^(?:own|app)\.|^product$/;
const ONE_OF_THEM = /\bthe (?:\w+ ){1,2}ones?\b/i;

async function answerAsked(
  written: string,
  thread: Thread,
  once: OwnContext,
  warned: boolean,
): Promise<Reply> {
  const corpus = theCorpus();
  const asking = (text: string) => askedAs(text, thread, once, warned);
  const offer = tappedOffer(written, thread);
  const tapped = offer && (await answerTapped(asking(thread.pending?.text ?? ''), offer));
  if (tapped) return tapped;
  const people = peopleFirst(written, thread);
  if (people) return people;
  const other = warned ? undefined : await askedOfOther(written, thread, once);
  const asked = asking(other ?? written);
  const nobodys = warned ? undefined : await placeOfNobody(asked.message, thread, once);
  if (nobodys) return nobodys;
  const planned = await planTold(asked.message, thread, once);
  if (planned) return planned;
  // What the account records of visits and repairs is asked in words that mean nothing else.
  const everyday = !warned && (await isEveryday(asked.message, thread, once));
  const recorded = warned
    ? undefined
    : ((await alertAsked(asked.message, thread, once)) ??
      (await changeAsked(asked.message, thread, once)) ??
      (await plannedReply(asked.message, thread, once, 'nothing')) ??
      (await workTold(asked.message, thread, once)) ??
      (await attributeRead(asked.message, thread, once)) ??
      (everyday ? undefined : await recordAsked(asked.message, thread, once)));
  const told =
    recorded || warned
      ? recorded
      : (situationTold(asked) ?? clearedTold(asked) ?? (await corrected(asked, anew(asked))));
  if (told) return told;
  const bare = await answerFresh(asked);
  const onTold =
    (warned ? undefined : stageAsked(asked, bare)) ?? (await filledFromTold(asked, bare, anew(asked)));
  if (onTold) return onTold;
  const alone = await fromWhatWasAsked(asked, bare);
  const first = warned
    ? alone
    : await fromSubject(asked, alone, (text) =>
        answerFresh({ ...asked, message: text, spelt: corpus.spelt(text) }).then((reply) =>
          keptToNamed(text, thread, asked.own, reply),
        ),
      );
  // What is open at the place that is asked of stands before anything else.
  if (first.open) return first;
  // Beside a danger nothing else is told of the account.
  const kept = warned ? first : await keptToNamed(asked.message, thread, asked.own, first);
  const ofAnybody =
    kept === first || everyday || asksOfAny(asked.message)
      ? await asOfNobody(asked.message, thread, asked.own, kept, everyday, (nothing) =>
          answerFresh({ ...asked, own: nothing }),
        )
      : undefined;
  if (kept !== first && !ofAnybody) return kept;
  const fresh = unlessLacking(ofAnybody ?? first, asked);
  const plain = warned || refused(asked.message) !== undefined ? undefined : asTold(asked, fresh);
  const instead = warned ? undefined : (ofThing(asked, fresh, plain) ?? plain);
  if (instead) return instead;
  return withOffers({ ...fresh, signs: await signsFor(written, once, fresh) }, asked);
}

/** The answer, or where it lacks the very thing that was asked for, that this isn't held. */
function unlessLacking(reply: Reply, { message, thread, warned }: Asked): Reply {
  if (warned) return reply;
  const instead = saidInstead(message, `${thread.told} ${thread.asked} ${thread.defectIds.join(' ')}`, reply);
  return instead === undefined ? reply : declinedReply(instead, thread, reply.followUp, true);
}

/** Answers other words by themselves, in the state that is spoken of. */
const anew = (asked: Asked) => (text: string) =>
  answerFresh({
    ...asked,
    message: text,
    spelt: asked.corpus.spelt(text),
    thread: { ...NEW_THREAD, state: asked.thread.state },
  });

/**
 * A short message that nothing is known of by itself, read with the question before it. Told only where it changes that
 * answer: else it added nothing that was understood.
 */
async function fromWhatWasAsked(asked: Asked, fresh: Reply): Promise<Reply> {
  const { message, thread } = asked;
  const before = thread.asked || thread.told;
  const shown = fresh.declined ? fromWhatWasShown(asked) : undefined;
  if (shown) return shown;
  const together = fresh.declined && !fresh.fits ? withAdded(message, before) : undefined;
  if (together === undefined) return fresh;
  const again = anew(asked);
  const [then, now] = [await again(before), await again(together)];
  const understood =
    !now.declined &&
    now.kind !== 'ask' &&
    !then.declined &&
    (now.text !== then.text || onlyTurns(message, before));
  return understood ? { ...now, followUp: true, support: Math.min(now.support, GUESSED) } : fresh;
}

/**
 * Answers a message from what is known, or says that it isn't. Only rows are said; a number of a clause that no cited
 * row holds is taken out. Takes a few milliseconds, the very first call about a second: see `warmUp`.
 */
async function answerFresh({ message, spelt, thread, own, corpus, warned }: Asked): Promise<Reply> {
  const talk = readSmalltalk(spelt);
  if (talk) return { ...smalltalk(talk), thread, followUp: false };
  // 'Compare Wollongong and Brunswick', 'how much for 15 credits and is gst on top' are one question.
  const one = comparesProjects(message, await own.projects()) || asksOnePrice(message);
  const pieces = one ? [spelt] : (statesApart(spelt) ?? wantedApart(spelt) ?? questionsIn(spelt, thread));
  // Two questions in one are answered one after the other.
  const whole = pieces.length > 1 ? wholeReply(message, thread, own) : undefined;
  if (whole) return routedReply(whole, thread);
  if (pieces.length > 1) return answerFromRows(pieces, inStateSaid(message, thread), own, warned);
  const routed = await route(message, spelt, thread, own, corpus, warned);
  if (routed && 'aim' in routed) {
    const other =
      routed.declined || routed.asks || routed.alerts || isFactAsked(message, thread, warned)
        ? undefined
        : await readOtherwise({ message, spelt, thread, own, corpus, warned }, routed.aim);
    // A size is judged, and what else was asked of it comes after that.
    if (other && routed.aim === 'pos.ok')
      return routedReply({ ...routed, parts: [...routed.parts, ...other.parts] }, thread);
    return routedReply(other ?? routed, thread);
  }
  // 'The crack' of the user's own is what the rows are then asked of.
  const around = routed?.finding ? { ...own, finding: routed.finding } : own;
  const fromRows = await answerFromRows(pieces, thread, around, null);
  const unasked =
    OPEN_KINDS.has(fromRows.kind) &&
    !fromRows.contextLoaded &&
    (await knowledgeLikely({ message, spelt, own })) < HARDLY_ROWS;
  const limit = unlessLimit(fromRows, message, thread, own);
  if (limit) return lessSure(routedReply(limit, thread));
  if ((!fromRows.declined || fromRows.fits) && !unasked) {
    const other = fromRows.declined
      ? undefined
      : await readOtherwise({ message, spelt, thread, own, corpus, warned }, fromRows.kind);
    return other ? lessSure(routedReply(other, thread)) : fromRows;
  }
  const afterRows = await route(message, spelt, thread, own, corpus, warned, true);
  if (afterRows && 'aim' in afterRows) return lessSure(routedReply(afterRows, thread));
  const ownOne = await ownAfterRows(message, thread, own);
  if (ownOne) return routedReply(ownOne, thread);
  const ofMatter = limitAsked(message, thread, own);
  if (ofMatter) return lessSure(routedReply(ofMatter, thread));
  // Rows that only share words with a message that wants something else are no answer to it.
  return unasked && !fromRows.followUp ? declinedReply(NOT_SURE, thread, false, false) : fromRows;
}

/** Answers that rows give to whatever isn't asked in words of its own. */
const OPEN_KINDS: ReadonlySet<Reply['kind']> = new Set(['about', 'general', 'photo']);
/** Below this a message hardly asks for rows. Chosen on sets that were left out of the learning. */
const HARDLY_ROWS = 0.02;
const NOT_SURE = 'I’m not sure what you’re asking, so I don’t guess. Say it in other words.';

/** What an aim that was only guessed supports at most. */
const GUESSED = 0.5;
const lessSure = (reply: Reply): Reply => ({ ...reply, support: Math.min(reply.support, GUESSED) });

/** Makes what the first answer would wait for. Takes about a second. */
export async function warmUp(): Promise<void> {
  aimModel();
  await answer('What causes rising damp?', NEW_THREAD, NOTHING_OWN);
}
