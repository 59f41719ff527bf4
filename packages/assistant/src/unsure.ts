/** What is said in place of an answer that is likelier wrong than right: what was understood, and what else may be meant. */

import type { OwnContext } from './account-data.ts';
import type { Aim } from './aims/aims.ts';
import { type Asked, LABELS, offersFor } from './aims/ask-back.ts';
import { isFactAsked } from './aims/plainly-told.ts';
import { surelyProduct } from './aims/product-asked.ts';
import { matterSaid } from './compose/limit-matter.ts';
import { isPressingFinding } from './compose/open-hazards.ts';
import { LONGEST_PENDING, type Offer, type Thread } from './question/thread.ts';
import type { Reply } from './reply.ts';
import { likelyRight } from './sureness.ts';

/**
 * Below this an answer isn't recited. Of 806 answers to questions that nobody reads, each set left out in turn, 16 lie
 * below it and 13 of these aren't right; between 0.5 and 0.6 more are right than not.
 */
const LEAST_SURE = 0.5;
const MOST_OFFERED = 4;
const FEWEST_OFFERED = 2;

/** What answers itself, or keeps somebody out of danger, is never held back. */
const STANDS = /^(?:ask|smalltalk|hazard|declined)$/;
/** Words of rows that keep somebody out of danger. A finding of the user's own is told by its alerts instead. */
const WARNS =
  /\b(?:open hazard|keep (?:out|clear|off|away|people|everyone|back)|call (?:first|000|an? )|who to call|make safe|triple zero|engineer|leave at once|get out|don’t wait|asbestos|evacuate|turn (?:it |the \w+ )?off)\b/i;

/** Whether a message names the part and what is measured of it, of the limit that it is answered by. */
const namesItsLimit = ({ rows: [row] }: Reply, message: string): boolean =>
  row !== undefined && row.aspect === 'tolerance' && matterSaid(row.id, message) > 1;

/** Whether it tells of a finding of the user's own with a hazard to act on now or today, whatever its words. */
async function isOfPressing({ rows, contextLoaded, thread }: Reply, own: OwnContext): Promise<boolean> {
  const cited = rows.flatMap(({ id }) => OF_OWN_FINDING.exec(id)?.[1] ?? []).map(Number);
  if (!contextLoaded && cited.length === 0) return false;
  const told = [
    ...cited,
    ...thread.listed.map(({ findingId }) => findingId),
    thread.findingId,
    own.finding?.id,
  ];
  const open = own.finding ? [own.finding, ...(await own.hazards()).open] : (await own.hazards()).open;
  return open.some((finding) => isPressingFinding(finding) && told.includes(finding.id));
}
const OF_OWN_FINDING = /^finding:(\d+)\b/;

/** A tapped choice by which a message is answered as it was understood at first. */
export const isAsUnderstood = ({ aim, rowId }: Offer): boolean => aim === null && rowId === null;

/** What was understood, in a few words; undefined where no words say it. */
const understood = ({ kind, rows }: Reply): string | undefined =>
  kind === 'own.detail' ? rows[0]?.title : (LABELS[kind as Aim] ?? rows[0]?.title);

/** The readings to choose from; undefined where the answer stands. */
export async function unsureOf(reply: Reply, asked: Asked): Promise<Reply['unsure']> {
  const { thread, message, warned } = asked;
  if (warned || reply.declined || reply.open || thread.danger !== '' || STANDS.test(reply.kind))
    return undefined;
  if (reply.kind === 'app.price' && surelyProduct(message).length > 0) return undefined;
  if (/^(?:knowledge|pos\.ok)$/.test(reply.kind) && isFactAsked(message, thread, warned)) return undefined;
  if (WARNS.test(reply.text) || likelyRight(reply) >= LEAST_SURE || namesItsLimit(reply, message))
    return undefined;
  if (await isOfPressing(reply, asked.own)) return undefined;
  const label = understood(reply);
  if (label === undefined) return undefined;
  const cited = new Set(reply.rows.map(({ id }) => id));
  const others = (await offersFor(asked)).filter(
    (offer) => offer.label !== label && offer.aim !== reply.kind && !cited.has(offer.rowId ?? ''),
  );
  const offers = [{ label, aim: null, rowId: null }, ...others].slice(0, MOST_OFFERED);
  return offers.length < FEWEST_OFFERED ? undefined : { text: message.slice(0, LONGEST_PENDING), offers };
}

/** The question in place of an answer. */
export function asksInstead<T extends Reply>(reply: T, before: Thread): T {
  const { unsure } = reply;
  if (!unsure) return reply;
  const [first] = unsure.offers;
  const { cited, listed, listedProjects, planned } = before;
  return {
    ...reply,
    text: `**I’m not sure I understood.** I took it as ‘${first?.label ?? ''}’. Did you mean one of these?`,
    rows: [],
    kind: 'declined',
    declined: true,
    support: 0,
    contextLoaded: false,
    fits: false,
    choices: unsure.offers.map(({ label }) => label),
    // What goes on from the message still does; nothing that wasn't shown is pointed at.
    thread: {
      ...reply.thread,
      cited,
      listed,
      listedProjects,
      planned,
      pending: { ...unsure, before: { ...before, pending: null } },
    },
  };
}
