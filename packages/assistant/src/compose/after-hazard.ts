/** What is said to a question that follows a danger: it answers from the danger, and from no row. */
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';
import {
  type AskedOfDanger,
  askedOfDanger,
  askingPart,
  asksOutright,
  bidsToSay,
} from '../question/asked-of-danger.ts';
import { isOfAnotherMatter, makesLittle } from '../question/handling.ts';
import { asksIfLeft, asksToGo } from '../question/if-left.ts';
import { large } from '../rows/row.ts';
import { actSaid, besideDanger } from './beside-danger.ts';
import { factsOf } from './danger-facts.ts';
import { ofComfort } from './false-comforts.ts';
import { tradeSaid } from './trade-said.ts';

/** Who looks first, where one trade stands for the kind. */
const FIRST: Partial<Record<AlertKind, string>> = {
  gas: 'a licensed gas fitter',
  electrical: 'a licensed electrician',
  ceiling: 'a licensed builder or ceiling contractor',
  balcony: 'a structural engineer or registered builder',
  structural: 'a structural engineer',
  retaining_wall: 'a structural engineer',
  asbestos: 'a licensed asbestos assessor',
  glass: 'a glazier',
  sewage: 'a licensed plumber',
};
/** The emergency comes first in whom an alert calls; who looks at the thing stands after it. */
const EMERGENCY = /^000(?: [^,]*)?,\s*(?:then )?/;
const small = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Who looks at what an alert warns of: the trade of its kind, where the alert itself calls it. */
export function whoLooks(alert: Alert): string {
  const { kind, call } = alert;
  const ofDanger = factsOf(alert)?.who;
  if (ofDanger !== undefined) return ofDanger;
  const first = FIRST[kind];
  const named = small(
    (call.replace(EMERGENCY, '').split(/\. |, and | \(/)[0] ?? '').replace(/ today$/, '').trim(),
  );
  const trade = first?.split(' or ')[0]?.replace(/^an? (?:licensed )?/, '') ?? '';
  return first !== undefined && (call.toLowerCase().includes(trade) || named === '' || named === '000')
    ? first
    : named === '' || named === '000'
      ? 'whoever 000 sends'
      : named;
}

/** Dangers of the whole house; one can keep away from the part that any other is of. */
const OF_THE_HOUSE: ReadonlySet<AlertKind> = new Set(['gas', 'electrical', 'structural', 'sewage']);

/** What a no could keep somebody from: getting away, calling, turning off; and what is asked of something else. */
const PROTECTS =
  /\b(?:turn\w*|shut\w*|switch\w*) (?:\w+ ){0,3}off\b|\boff at the\b|\bopen (?:\w+ )?(?:windows?|doors?)\b|\b(?:call|ring|phone|dial|tell|warn|photo\w*|pictures?|report|sell|selling|sale|claim\w*|insur\w*|warrant\w*|covered|pays?|cost)\b|\b(?:keep|block|close|rope|tape) (?:\w+ ){0,3}off\b|\bkeep (?:\w+ ){1,3}(?:out|away)\b|\bget .{1,20}\bout\b|\b(?:outside|get away|hospital|ambulance|000|neighbours?)\b/i;
const LEAVES =
  /\b(?:move|moving|get|stay|go|clear) out\b|\bleave\b(?! (?:it|them|em|['’]em|this|that|those|these|one|the|my|a|him|her|on|off)\b)|\bleave the (?:house|home|unit|building|place|flat|room)\b|\bevacuat\w*|\bvacate\b|\b(?:somewhere|anywhere) else\b|\belsewhere\b|\b(?:stay|sleep|live|go) (?:at|with|to) (?:my |our |the |a )?(?:mum|mom|dad|parent|sister|brother|friend|mate|neighbour|rellie|in.?law)s?\b|\bhotel\b|\bmotel\b/i;
const STAYS =
  /\b(?:stay\w*|sleep\w*|live|living|go(?:ing)? (?:back|in|to bed)|back in(?:side)?|safe|tonight|party|play\w*|us(?:e|ing)|run (?:it|them|the|this)|have (?:a|people|the)|park|hang)\b/i;
const WAITS =
  /\b(?:wait\w*|how long|how soon|how urgent|urgent|till|until|monday|tomorrow|weekend|payday|next (?:week|month|year)|later)\b/i;
const WHO = /\bwho\b|\b(?:which|what) trade\b/i;
const MAY =
  /\b(?:can|could|may)\b|\b(?:is|are|be|it|if) (?:\w+ ){0,3}(?:ok|okay|alright|all right|fine|safe)\b|\bshould (?:i|we|they) (?:still |keep )?(?:stay|sleep|live|go back|use|using|park)/i;
const ASKS =
  /\?|^\W*(?:and|so|then|but) |\b(?:who|what|which|how|when|can|could|may|should|would|will|do|does|did|is|are|need|have to)\b/i;

/** Shoring, covering and patching: none of that is a layman's. */
const MEDDLES =
  /\b(?:prop(?:ped)?|shor(?:e|ing)|brace|jack|support|hold) (?:it|this|that|them|the \w+) ?up\b|\b(?:patch|tape|nail|screw|cover|paint|seal|fill|glue|cap|plug)\w* (?:it|this|that|them|over)\b/i;
/** 'So which door do we use?' is no yes or no. */
const ASKS_WHICH = /^\W*(?:(?:and|so|then|but)\b\W*)*(?:which|where|what|how|who|whose)\b/i;
const GOES_ON = /^\W*(?:and|so|then|but) /i;
const IGNORES = /\b(?:ignore|leave it|do nothing|nothing is done|don['’]?t (?:fix|do|bother))\b/i;

function toStay(alert: Alert, who: string, leaves: boolean): string {
  const { kind } = alert;
  if (leaves && kind === 'gas') return `**Yes, stay out until ${who} has made it safe.**`;
  if (leaves)
    return `**Keep out of the part that is affected until ${who} has checked it on site.** Leave altogether if it gets worse. Whether you have to move out is for them to say.`;
  return OF_THE_HOUSE.has(kind)
    ? `**No, not until ${who} has checked it on site.** Nobody can call it safe from words or a photo.${kind === 'sewage' ? ` ${factsOf(alert)?.use ?? ''}` : ''}`
    : `**No, not in or near the part that is affected, until ${who} has checked it on site.** Whether the rest may be used is for them to say.`;
}

/** Of several dangers the one whose trade looks first. */
const ORDER: readonly AlertKind[] = ['gas', 'electrical', 'structural', 'balcony', 'retaining_wall'];
export function foremost(alerts: readonly Alert[]): Alert | undefined {
  const kind = ORDER.find((each) => alerts.some((alert) => alert.kind === each));
  return alerts.find((alert) => alert.kind === kind) ?? alerts[0];
}

/** Asks whether something may be done, without a size: no row knows that of a danger. */
export const asksToDo = (message: string): boolean =>
  /\b(?:can|could|should|may) (?:i|we|they|he|she|you|my|a|an)\b/i.test(message) && !/\d/.test(message);

/** 'Til the builder is back' says when, and asks for no trade. */
const UNTIL_TRADE =
  /\b(?:til|till|until|before|once|when) (?:the |my |our |a )?\w+ (?:is|are|comes?|gets?|can)\b/i;

/** Whether somebody would get away or be told: no 'no' may stand there. */
const getsAway = (message: string) => LEAVES.test(message) || PROTECTS.test(message);

/** What is said of what somebody would do about a danger; undefined where it is nothing that is known. */
export const directAct = (message: string, alert: Alert): string | undefined =>
  actSaid(message, alert, whoLooks(alert));

const FORBIDS: ReadonlySet<AskedOfDanger | undefined> = new Set([
  'near',
  'enough',
  'matters',
  'cause',
  'fine',
  undefined,
]);

/**
 * The direct answer to what is asked of a danger: empty where its alert is one, undefined where the message asks none of
 * it. `known`: told before.
 */
export function directly(message: string, alert: Alert, known = false): string | undefined {
  const asked = askedOfDanger(message);
  // What to do stands in the alert that leads when it is told first.
  if (asked === 'steps' && !known) return '';
  const forbids = FORBIDS.has(asked) && !bidsToSay(message);
  const who = whoLooks(alert);
  return forbids && getsAway(message) && actSaid(message, alert, who) === undefined
    ? undefined
    : besideDanger(message, alert, who, known);
}

/** Asks leave to go on, to use it, to touch it or to mend it oneself, or whether it is nothing: a yes or no. */
const ASKS_LEAVE =
  /^\W*(?:(?:and|so|but|or|then|ok|well|just|also|now)\b\W*)*(?:(?:can|could|may|might|shall|should) (?:i|we|he|she|they|it|one|you|someone|(?:my|the|our) \w+)\b(?! (?:be|mean|have been)\b)|(?:is (?:it|that|this) |are (?:we|they) |it['’]?s )?(?:still )?(?:ok|okay|fine|safe|alright|all right|good|right) (?:to|if|for|with)\b|(?:am|are|is) (?:i|we|he|she|they) (?:ok|okay|fine|safe|alright|allowed) to\b|mind if\b)/i;
const ASKS_BELIEF =
  /^\W*(?:(?:and|so|but)\b\W*)*(?:is|are|isn['’]?t|aren['’]?t) (?:he|she|they|that|the \w+|my \w+) (?:right|wrong|correct|lying|talking rubbish)\b/i;

/** The no to who asks leave beside a danger, or whether somebody is right that it is nothing; undefined for the rest. */
export function leaveRefused(message: string, alert: Alert): string | undefined {
  const part = askingPart(message);
  const who = whoLooks(alert);
  if (ASKS_BELIEF.test(part))
    return `**No, don’t go by that.** ${factsOf(alert)?.use ?? ''} ${large(who)} looks at it on site first.`.replace(
      '  ',
      ' ',
    );
  if (!ASKS_LEAVE.test(part) || getsAway(part) || isOfAnotherMatter(part)) return undefined;
  return directly(part, alert) || (STAYS.test(part) ? toStay(alert, who, false) : NOT_NOW(who));
}

/** A question beside a danger that none of its kinds fits is named as not answered. */
const notAnswered = (alert: Alert): string =>
  `**That I can’t answer from here: ask ${whoLooks(alert)} on site.** Do what stands above until then.`;

/** Answers what is asked after a danger; empty where what stands above is all there is to say. */
export function afterHazard(message: string, alert: Alert): string {
  const direct = directly(message, alert);
  if (direct !== undefined) return direct;
  if (PROTECTS.test(message) && !WHO.test(message)) return '';
  const who = whoLooks(alert);
  const trade = UNTIL_TRADE.test(message) ? undefined : tradeSaid(message);
  if (LEAVES.test(message)) return toStay(alert, who, true);
  if (PUTS_OFF.test(message)) return CANT_WAIT(who);
  if (!ASKS.test(message) && !/\b(?:job|one) for (?:the|an?)\b/i.test(message)) return '';
  if (trade) {
    const listed = `${who} ${alert.call}`
      .toLowerCase()
      .includes(trade.replace(/^sparky|sparkie$/, 'electrician'));
    return listed
      ? `**Yes: ${who} first.** Do what stands above until then.`
      : `**No, ${who} first.** They say what is behind it. Any other trade comes after that.`;
  }
  if (WHO.test(message)) return `**${large(who)} first.** Any other trade comes after that.`;
  if (MEDDLES.test(message) && MAY.test(message)) return NOT_NOW(who);
  if ((WAITS.test(message) || IGNORES.test(message)) && !/\btonight\b/i.test(message)) return CANT_WAIT(who);
  if (STAYS.test(message) && GOES_ON.test(message) && !ASKS_WHICH.test(message))
    return toStay(alert, who, false);
  if (!MAY.test(message)) return '';
  if (STAYS.test(message)) return toStay(alert, who, false);
  return NOT_NOW(who);
}

const NO_CHANGE = (who: string) =>
  `**That doesn’t change it.** Do what stands above until ${who} has looked at it on site.`;

const CANT_WAIT = (who: string) => `**No, it can’t wait.** Do what stands above now, and call ${who} today.`;

/** The yes to who would get away from what an alert warns of. */
function getAway(alert: Alert): string {
  const who = whoLooks(alert);
  if (alert.kind === 'gas') return toStay(alert, who, true);
  const all = alert.urgency === 'now' && (OF_THE_HOUSE.has(alert.kind) || alert.kind === 'fire');
  return `**Yes, get ${all ? 'everyone out' : 'clear of the part that is affected'}, and stay out until ${who} has checked it on site.** Don’t put that off. Whether you have to move out is for them to say.`;
}

/** The no to who would leave what an alert warns of as it is, or put it off. */
function dontPutItOff(alert: Alert): string {
  const worse = factsOf(alert)?.worse ?? '';
  // What is whole does no harm while nobody touches it; that it is known what it is can't wait.
  if (alert.kind === 'asbestos' && alert.urgency !== 'now')
    return `**Leave it untouched, and find out what it is.** Do what stands above, and have ${whoLooks(alert)} look before anybody works on it. If it breaks: ${worse}`;
  const when = { now: 'now', today: 'today', soon: 'within days' }[alert.urgency];
  return `**No, don’t put it off.** Do what stands above, and have ${whoLooks(alert)} look ${when}. If it gets worse before that: ${worse}`;
}

/** What is said to who would leave a danger, in either sense; undefined where a message asks neither. */
export const ofLeaving = (message: string, alert: Alert): string | undefined =>
  asksToGo(message) ? getAway(alert) : asksIfLeft(message) ? dontPutItOff(alert) : undefined;

/** 'Leave it til the sparky can come next week?' asks to wait, and not which trade. */
const PUTS_OFF =
  /\b(?:leave|leaving|hold off|put (?:it )?off|wait\w*|postpone|do) (?:it |that |this )?(?:till?|until|for (?:a|now|another)|off till?)\b/i;
/** An open window takes the place of nothing that stands above. */
const AIRS =
  /\bwindows?\b.{0,40}\b(?:tonight|overnight|bed|sleep|enough|instead|ok|okay|fine|right)\b|\b(?:just|only|leave|leaving|keep|enough|crack(?:ing)?)\b.{0,20}\b(?:windows?|doors?)\b/i;
const DO_NOT = /\b(?:don[’']t|never|only|stop|keep|stay|treat|close|clear)\b/i;

/** Answers how somebody means to deal with a danger: what isn't to be done first. */
export function handled(message: string, alert: Alert): string {
  const who = whoLooks(alert);
  const { steps } = alert;
  const rest = steps.slice(1).filter((step) => DO_NOT.test(step));
  const withRest = (text: string) => [text, rest.join(' ')].filter(Boolean).join('\n\n');
  if (AIRS.test(message))
    return withRest(`**No, that isn’t enough.** Do what stands above until ${who} has checked it.`);
  const direct = directly(message, alert);
  if (direct !== undefined) return direct;
  if (makesLittle(message)) return withRest(NO_CHANGE(who));
  const said = afterHazard(message, alert);
  if (said !== '') return withRest(said);
  if (PROTECTS.test(message)) return '';
  return withRest(NOT_NOW(who));
}

const NOT_NOW = (who: string) =>
  `**No, not now: don’t touch it or go near it until ${who} has looked at it.** What is done to it before can hurt somebody or hide the cause.`;

/** Asked in the very message that tells of the danger, and answered from it whatever rows say. */
const AT_ONCE: ReadonlySet<AskedOfDanger> = new Set([
  'near',
  'enough',
  'cause',
  'exposed',
  'back',
  'others',
  'fine',
  'hearsay',
  'protect',
  'who',
]);

/** Who mends it is told of the thing itself; whom to ring now is told of the danger. */
const RINGS = /\b(?:ring|call|phone|dial|numbers?)\b/i;
/** A limit, a period or what one may do oneself is what such a message asked for. */
const TELLS_FACTS = /^(?:pos\.(?:ok|diy)|tolerance|compliance|provision|law\..*|warranty|regulator)$/;

/** Answers what a message asks of the danger that it tells of; undefined where the reply to it stands. */
export function atOnce(
  message: string,
  alert: Alert,
  { kind, declined }: { kind: string; declined: boolean },
): string | undefined {
  const part = askingPart(message);
  if (!asksOutright(part)) return undefined;
  if (askedOfDanger(message) === 'hearsay') return directly(message, alert);
  const asked = askedOfDanger(part);
  const stands = asked === 'who' ? !RINGS.test(part) : asked !== 'cause' && TELLS_FACTS.test(kind);
  if (asked !== undefined && AT_ONCE.has(asked) && !stands) return directly(part, alert);
  return declined || kind === 'ask' || kind === 'pos.stay' ? lastly(message, alert) || undefined : undefined;
}

/** 'Was gonna go at it with the heat gun.' */
const PLANS =
  /\b(?:gonna|going to|about to|planning (?:to|on)|thinking of|(?:i|we)(?:['’]?ll| will| might| want to| plan to))\b/i;

const ACKNOWLEDGES =
  /^(?:\W*\b(?:ok|okay|good|great|thanks?|thank you|cheers|ta|righto|right|will do|got it|understood|no worries|so much|mate|then)\b)+\W*$/i;

/** What is left to say to a question beside a danger; empty where it asks nothing, or how to get away. */
export function lastly(message: string, alert: Alert): string {
  const comfort = ofComfort(message, alert, whoLooks(alert));
  if (comfort !== undefined) return comfort;
  const part = askingPart(message);
  if (!asksOutright(part)) return PLANS.test(message) ? (directAct(message, alert) ?? '') : '';
  if (askedOfDanger(part) === 'steps' || ACKNOWLEDGES.test(message)) return '';
  return (
    afterHazard(part, alert) || leaveRefused(message, alert) || (getsAway(part) ? '' : notAnswered(alert))
  );
}

/** What breaks up, carries off or stirs up a sheet of asbestos. */
const DISTURBS =
  /\b(?:pull\w*|rip\w*|tear\w*|pry\w*|prise\w*|remov(?:e|ing)|smash\w*|break\w*|snap\w*|cut(?:ting)?|drill\w*|sand(?:ing)?|scrap(?:e|ing)|grind\w*|screw\w*|nail\w*|chisel\w*|wet(?:ting)?|hos(?:e|ing)|spray\w*|sweep\w*|vac|vacuum\w*|hoover\w*|mop(?:ping)?|wip(?:e|ing)|clean\w*|bag(?:ging)?|wrap\w*|bin|dump\w*|tip|dispose|demo|demolish)\b|\btak(?:e|ing) (?:\w+ ){0,4}(?:off|down|out|away|to the tip)\b/i;
const BY_ONESELF =
  /\b(?:can|could|may|should|shall|would|ok|okay|alright|all right|fine|if|myself|ourselves|gonna|going to|want to|i['’]?ll|we['’]?ll|just)\b/i;
const LICENSED =
  /\b(?:removalists?|assessors?|licen[cs]ed?|professionals?|pros?|who|number|cost\w*|legal\w*|photo\w*|picture)\b/i;

/** What is said to who would take asbestos off, clean it up or work on it; undefined where a message asks none of it. */
export function disturbsAsbestos(message: string, alerts: readonly Alert[]): string | undefined {
  const alert = alerts.find(({ kind }) => kind === 'asbestos');
  if (!alert || !DISTURBS.test(message) || !BY_ONESELF.test(message)) return undefined;
  if (/\bremovalists?\b/i.test(message) && !WHO.test(message) && !/\d|\bcost/i.test(message))
    return `**Yes, a licensed asbestos removalist takes it out**, once ${whoLooks(alert)} has had it tested. Do what stands above until then.`;
  if (LICENSED.test(message)) return undefined;
  return `**No, don’t do it yourself: that is for a licensed asbestos removalist.** Wetting, sweeping, vacuuming or bagging it doesn’t make it safe. Keep everyone away until ${whoLooks(alert)} has had it tested.`;
}

/** 'It’s only the bathroom though' asks nothing, and takes nothing from the danger. */
const BELITTLES =
  /^\W*(?:(?:but|well|yeah|nah|ok|and|come on|mate)\W+)*(?:it['’]?s|its|it is|that['’]?s|thats|they['’]?re|theres|there['’]?s)(?: \w+)? (?:only|just)\b(?!.*\b(?:fixed|repaired|replaced|what|who|how|when|where)\b)/i;

/** Law, money and the account are told as such. */
const OF_OTHERS = /^(?:(?:own|law|app)\..*|pos\.pays|warranty|insurance|regulator)$/;
const OF_POSITION = /^(?:pos\.(?:who|trade|diy|wait|stay)|who|waiting)$/;

/**
 * What is asked of a finding with an open hazard, answered from the hazard and not from what the finding is called;
 * undefined where the message asks something else. `kind` is how it was read.
 */
export function ofOpenHazard(message: string, alert: Alert, kind: string): string | undefined {
  const who = whoLooks(alert);
  const calls = `${EMERGENCY.test(alert.call) ? ` Who to call: ${alert.call}.` : ''}`;
  if (/\d ?(?:mm|cm|m)\b/i.test(message)) return undefined;
  if (BELITTLES.test(message) && !ASKS.test(message)) return NO_CHANGE(who);
  const direct = OF_OTHERS.test(kind) ? undefined : directly(message, alert);
  if (direct !== undefined) return direct;
  if (kind === 'pos.who' || kind === 'who' || (WHO.test(message) && kind === 'declined'))
    return `**${large(who)} first.**${calls} Any other trade comes after that.`;
  const said = afterHazard(message, alert);
  if (OF_POSITION.test(kind)) {
    if (said !== '') return said;
    if (kind === 'pos.wait' || kind === 'waiting') return CANT_WAIT(who);
    return kind === 'pos.stay' ? toStay(alert, who, false) : NOT_NOW(who);
  }
  return /^(?:pos\.ok|tolerance|compliance|declined|hazard|next|severity)$/.test(kind) && said !== ''
    ? said
    : undefined;
}

/** What plays a danger down, whatever row it comes from. */
export const PLAYS_DOWN =
  /no need to move out|nothing here says you need|you can, if it stays|it can (?:usually )?wait|\b(?:usually|rated) \*{0,2}(?:medium|low)\b|is a right trade/i;
