/** Makes a reply of what was routed by its aim, and the thread that rows go on with from it. */
import { type Aim, LISTS } from './aims/aims.ts';
import type { Routed } from './aims/routed.ts';
import { cite } from './compose/cite.ts';
import { datedAfter } from './compose/last-day.ts';
import { supportedText } from './provisions.ts';
import type { Intent } from './question/intents.ts';
import { LONGEST_ASKED, type Thread } from './question/thread.ts';
import type { Reply } from './reply.ts';
import { beyondOf } from './rows/tolerance-rows.ts';

/** A reply made of what was routed, with its thread. */
export function routedReply(routed: Routed, before: Thread): Reply {
  const { aim, question, finding, parts, projectId, choices, asks, declined } = routed;
  const listed = parts.flatMap((part) => part.listed ?? []);
  const cited = cite(parts);
  const sources = cited.rows.flatMap(({ id, title, text, source }) => [
    title,
    text,
    source,
    beyondOf(id) ?? '',
  ]);
  const foremost = finding?.defectId ?? question.defectIds[0];
  return {
    text: supportedText(cited.text, sources),
    rows: cited.rows,
    kind: declined ? 'declined' : asks ? 'ask' : aim,
    declined,
    support: Math.min(1, ...parts.map(({ support }) => support)),
    thread: {
      intents: declined ? before.intents : (INTENTS_OF[aim] ?? ['about']),
      defectIds: foremost ? [foremost] : declined || question.followUp ? before.defectIds : [],
      state: question.state ?? before.state,
      findingId: finding?.id ?? (declined ? before.findingId : null),
      subject: question.subject.length > 0 ? question.subject : before.subject,
      // Of two that were listed one is told: the other is still 'the other one'.
      listed:
        listed.length > 1 || (listed.length === 1 && NARROWS.has(aim))
          ? listed
          : declined || before.listed.some(({ findingId }) => findingId !== null && findingId === finding?.id)
            ? before.listed
            : listed,
      cited: cited.rows.map(({ id }) => id).slice(0, 3),
      spoken: before.spoken,
      aim: declined ? before.aim : aim,
      pending: null,
      projectId,
      listedProjects: parts.flatMap((part) => part.listedProjects ?? []),
      asked: aim === 'pos.ok' ? question.text.slice(0, LONGEST_ASKED) : '',
      question: before.question,
      listAsked:
        LISTS.has(aim) || routed.listAsked !== undefined
          ? (routed.listAsked ?? question.text).slice(0, LONGEST_ASKED)
          : declined
            ? before.listAsked
            : '',
      dated: datedAfter(question.text, before.dated),
      contract: before.contract,
      danger: before.danger,
      settled: before.settled,
      crack: before.crack,
      told: before.told,
      said: before.said,
      topic: before.topic,
      planned: before.planned,
    },
    followUp: question.followUp,
    contextLoaded: cited.rows.some(({ id }) => id.startsWith('finding:') || id.startsWith('project:')),
    fits: declined,
    choices,
    ...(routed.alerts ? { open: routed.alerts } : {}),
  };
}

/** A list of one is still a list. */
const NARROWS: ReadonlySet<Aim> = new Set(['own.list', 'own.trade']);

/** What rows a message goes on with that leans on an aim: 'and who?' after 'can it wait?' */
const INTENTS_OF: Readonly<Partial<Record<Aim, readonly Intent[]>>> = {
  'pos.who': ['who'],
  'pos.trade': ['who'],
  'pos.wait': ['waiting'],
  'pos.stay': ['severity'],
  'pos.ok': ['tolerance'],
  'pos.pays': ['warranty'],
  'law.period': ['warranty'],
  'law.late': ['warranty'],
  'law.complain': ['regulator'],
  'law.broke': ['insurance'],
  'app.price': ['product'],
  'own.credits': ['product'],
  'own.reports': ['product'],
  'own.list': ['summary'],
  'own.summary': ['summary'],
  'own.first': ['worst'],
  'own.compare': ['compare'],
  'own.detail': ['severity'],
};
