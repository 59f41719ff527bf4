/** One direct answer to what is asked beside a danger: the kind of danger by the kind of question. */
import type { Alert } from '@plumbline/knowledge/hazards';
import { type AskedOfDanger, askedOfDanger, tellsNewSign } from '../question/asked-of-danger.ts';
import { meansToDo } from '../question/handling.ts';
import { large } from '../rows/row.ts';
import { ofAct } from './acts-in-danger.ts';
import { factsOf } from './danger-facts.ts';
import { ofComfort } from './false-comforts.ts';
import { ofSign } from './signs-of-danger.ts';

const ELECTRIC =
  /\b(?:fans?|lights?|lamps?|switch\w*|power\w*|heaters?|dehumidifiers?|vacuum|dryer|kettle|plug\w*)\b/i;
const WET = /\b(?:water|wet|leak\w*|drip\w*|dry(?:er)?|soak\w*|flood\w*|damp)\b/i;

const WIDTHS =
  '**Over 5 mm wide is an engineer’s; so is any width where doors jam, the two sides have moved or it is getting wider.** Over 15 mm keep clear and have one look today. Width alone never decides, and what stands above holds whatever the width.';

/**
 * Answers it; undefined where the message asks something else. `who` looks first at that danger; `known`: it was told
 * before, so that another sign of it is new.
 */
export function besideDanger(message: string, alert: Alert, who: string, known: boolean): string | undefined {
  const facts = factsOf(alert);
  if (!facts) return undefined;
  const asked = askedOfDanger(message);
  const comfort =
    asked === undefined || TAKES_COMFORT.has(asked) ? ofComfort(message, alert, who) : undefined;
  const act = asked === 'flame' || comfort !== undefined ? comfort : actSaid(message, alert, who);
  const said = act ?? (asked && ANSWERS[asked]({ message, alert, who, facts }));
  const anew = known && act === undefined ? newlyTold(message, alert, facts) : '';
  return [anew, said].filter(Boolean).join('\n\n') || undefined;
}

/** Asked so that a comfort may stand beside it: 'it’s toughened, is that fine'. */
const TAKES_COMFORT: ReadonlySet<AskedOfDanger> = new Set([
  'fine',
  'near',
  'enough',
  'soon',
  'grave',
  'back',
]);

/** What is said to somebody who means to do something about it. */
export const actSaid = (message: string, alert: Alert, who: string): string | undefined =>
  meansToDo(message) ? ofAct(message, alert, who) : undefined;

/** What a sign that is told later means. */
const newlyTold = (message: string, alert: Alert, { worse }: Asked['facts']): string =>
  ofSign(message, alert) ??
  (tellsNewSign(message) ? `**That is new: treat it as worse than before, and don’t wait.** ${worse}` : '');

interface Asked {
  message: string;
  alert: Alert;
  who: string;
  facts: NonNullable<ReturnType<typeof factsOf>>;
}

const ANSWERS: Readonly<Record<AskedOfDanger, (asked: Asked) => string>> = {
  flame: ({ who }) =>
    `**No: no flame and no spark near it, outside as well as in.** ${large(who)} finds out what it is without one.`,
  people: ({ alert }) =>
    WARNS.test(alert.title)
      ? BEFORE_SLEEP(alert)
      : alert.urgency === 'now'
        ? `**Get everyone out of there now, and wake whoever sleeps.** ${alert.steps[0] ?? ''}`
        : `**Bring them away from it first.** ${alert.steps[0] ?? ''}`,
  width: ({ alert, who, facts }) =>
    alert.kind === 'structural'
      ? WIDTHS
      : `**No size makes it safe.** ${facts.use} ${large(who)} says on site how bad it is.`,
  tell: ({ who, facts }) =>
    `**Not from here, and not by looking at it or trying it.** ${large(who)} says so on site, in writing. Until then: ${facts.use}`,
  inside: ({ alert }) =>
    WARNS.test(alert.title)
      ? BEFORE_SLEEP(alert)
      : `**Get them out of there now, wake whoever sleeps, and let nobody back.** ${alert.steps[0] ?? ''}${alert.urgency === 'now' ? ' Call 000 if they won’t wake, or you can’t reach them safely.' : ''}`,
  exposed: ({ facts }) => `**I can’t say from here that it did no harm.** ${facts.exposed} ${facts.use}`,
  whose: ({ who }) =>
    `**One of your own.** Whoever the other side pays works for them: ask for their report as well. ${large(who)} comes first.`,
  duty: ({ message, who }) =>
    `${dutyOf(message)} Don’t wait for an answer with what stands above. ${large(who)} looks at it first.`,
  cost: ({ who }) =>
    `**I hold no prices, so I can’t say what it costs.** Ask ${who} for a written quote. What stands above costs little and can’t wait for it.`,
  who: ({ alert, who, facts }) =>
    `**${large(facts.ring ?? `${who} first`)}.** ${facts.ring?.startsWith('000') ? '' : numbers(alert)}Any other trade comes after that.`,
  stopped: ({ who, facts }) =>
    `**No, that isn’t the all-clear.** ${facts.stopped} Do what stands above until ${who} has found the cause.`,
  cause: ({ message, who, facts }) =>
    facts.names.test(message) && ITSELF.test(message)
      ? `**It may well be. Treat it as that** until ${who} has checked it. ${facts.cause}`
      : `**No, don’t count on that: nobody can tell it from here.** ${facts.cause} Do what stands above until ${who} has found the cause.`,
  why: ({ who, facts }) => `**That is for ${who} to find on site.** ${facts.cause}`,
  soon: ({ alert, who }) =>
    `**${alert.urgency === 'now' ? 'Now' : 'Today'}: it can’t wait.** Do what stands above at once, and have ${who} look today.`,
  steps: ({ alert, who }) =>
    `**Do this first, in order:**\n${alert.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n\nThen call ${who}.`,
  grave: ({ alert, who }) =>
    `**Serious enough to act ${alert.urgency === 'now' ? 'now' : 'today'}.** ${alert.title}: ${who} says on site how bad it is.`,
  hearsay: ({ who, facts }) =>
    `**Don’t go by that alone.** ${facts.cause} Have ${who} look at it and say so in writing.`,
  back: ({ who, facts }) => `**Not before ${who} has checked it on site and says so.** ${facts.use}`,
  others: ({ facts }) => `**The same holds for them: keep them away.** ${facts.use}`,
  fine: ({ who, facts }) => `**No, nobody can say that before ${who} has checked it on site.** ${facts.use}`,
  protect: ({ message, alert }) => protecting(message, alert),
  enough: ({ who, facts }) =>
    `**No, that isn’t enough.** ${facts.use} That holds until ${who} has checked it.`,
  matters: ({ who, facts }) =>
    `**Yes, it matters: it can’t be left as it is.** ${facts.use} ${large(who)} looks at it first.`,
  warned: ({ who, facts }) =>
    `**Tell them, but that alone isn’t enough.** ${facts.use} That holds until ${who} has checked it.`,
  near: ({ message, alert, who, facts }) =>
    alert.kind === 'ceiling' && ELECTRIC.test(message) && WET.test(message)
      ? `**No, nothing electric there.** ${facts.use} Then ${who}.`
      : `**No, not until ${who} has checked it on site.** ${facts.use}`,
};

/** Of what only warns nobody is hurt until a fire: people needn’t leave, and don’t sleep without it. */
const WARNS = /smoke alarm/i;
const BEFORE_SLEEP = ({ steps }: Alert) =>
  `**They needn’t leave, but nobody sleeps there tonight without one that works.** ${steps[0] ?? ''} Tell whoever lives there now, and whoever owns it where it is let.`;

/** Asks whether it is the danger itself, and not something harmless. */
const ITSELF = /\b(?:asbestos|fibro|carbon monoxide|lead|gas leak|termites?|sewage|mou?ld|live|fire)\b/i;

const OFF = /\b(?:off|shut)\b/i;
const NO_SWITCH = /\bno switch/i;
const TELLS = /\b(?:tell|warn)\b/i;
const CALLS = /\b(?:call|ring|phone|dial)\b/i;
const PICTURES = /\b(?:photo\w*|pics?|pictures?|film)\b/i;

/** What keeps people safe is never refused: how it is done safely is said. */
function protecting(message: string, { steps, call }: Alert): string {
  if (PICTURES.test(message))
    return '**Only from where you are safe, and not instead of what stands above.**';
  if (CALLS.test(message)) return `**Yes.** ${call}.`;
  if (TELLS.test(message)) return '**Yes: tell everyone who may come near it, now.**';
  if (OFF.test(message) && ELECTRIC.test(message) && NO_SWITCH.test(steps[0] ?? ''))
    return `**No, no switch in there.** ${steps[0]}`;
  const step = OFF.test(message) ? steps.find((each) => /\b(?:off|shut)\b/i.test(each)) : undefined;
  return step
    ? `**Only if you can do it safely.** ${step}`
    : '**Yes, if you can do it without going near it.**';
}

/** Whom an alert calls by name in the state that is known. */
function numbers({ call }: Alert): string {
  const [, named] = /\. [A-Z]{2,3}: (.+)$/.exec(call) ?? [];
  const emergency = /^000[^,]*/.exec(call)?.[0];
  return [emergency ? `${emergency}. ` : '', named ? `${named}. ` : ''].join('');
}

const RENTED = /\b(?:landlords?|agents?|real estate|property manager|rent(?:al|ing|ed)?|tenants?|lease)\b/i;
const SHARED = /\b(?:strata|body corp\w*|owners['’]? corp\w*|committee)\b/i;
const OTHERS = /\b(?:neighbours?|council|insurer)\b/i;

/** Whose it is to have mended, as far as that can be said here. */
function dutyOf(message: string): string {
  if (RENTED.test(message))
    return '**Tell the landlord or agent now, by phone and then in writing, that it is urgent.** Having the building mended is for the owner; who pays in the end I can’t decide, and I hold no tenancy law.';
  if (SHARED.test(message))
    return '**Tell the strata manager now, by phone and then in writing, that it is urgent.** Whether it is common property turns on the plan and the by-laws.';
  if (OTHERS.test(message))
    return '**Tell them now, by phone and then in writing, that it is urgent.** Who has to pay I can’t decide: a lawyer can.';
  return '**Make it safe first: whoever pays comes after.** If it is defective work and the warranty runs, it is the builder’s: tell them in writing today.';
}
