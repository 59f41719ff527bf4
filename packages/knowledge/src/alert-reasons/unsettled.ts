import type { AlertKind } from '../hazards/index.ts';
import type { OfAlert } from './things.ts';

/** How a reason leaves doubt by the way it is said, whatever it tells of: asked, wished, conditional, or all but one. */

const TRADE =
  '(?:\\w*fitters?|plumbers?|electricians?|spark(?:y|ie)|engineers?|builders?|carpenters?|plasterers?|glaziers?|technicians?|hygienists?|assessors?|removalists?|laborator\\w+|lab|inspectors?|certifiers?|ausgrid|jemena)';
/** 'Got the fitter to replace it' is done; 'fitter to replace it' isn't. */
const STILL_TO_ACT = new RegExp(
  `(?<!\\b(?:got|had|hired|paid|engaged)\\b.*)\\b${TRADE}(?: (?:is|are|was|were|still|now|has|have))? to (?!(?:the|a|an|our|my|his|their|this|that|as|me|us|him|her|them|site|it)\\b)[a-z]+\\b`,
);
const UNREAL = /\b(?:would|wouldn't|should|shouldn't|ought to|supposed to|meant to|he'd|she'd|they'd)\b/;

/** Asked, wished or still to be: the clause tells of nothing that is. */
export const isUnreal = (clause: string): boolean =>
  clause.includes('?') || UNREAL.test(clause) || STILL_TO_ACT.test(clause);

const CONDITION =
  /\b(?:subject to|conditional|on (?:the )?(?:\w+ )?condition (?:of|that)|contingent|depend(?:s|ing|ent) on|providing|assuming|if|unless)\b/;
/** Holds only where something else does, wherever in the reason that is said. */
export const isConditional = (clause: string): boolean =>
  CONDITION.test(clause) &&
  !/\b(?:ask|see|saw|check|look|test)\w*(?: \w+){0,2} if\b|\b(?:even|as) if\b|\bif any\b/.test(clause);

const WITHOUT =
  /\bwithout (?:an?|any|the|its|their)? ?(?:\w+ )?(?:batter\w+|power|licen\w+|permits?|approval|masks?|test\w*|check\w*|look\w*|fus\w+|earth\w*|latch\w*|locks?|covers?|lids?|rails?|guards?|seals?|fixings?|bolts?|screws?|supports?|vent\w*|flues?)\b/;
const AS_BEFORE =
  /\b(?:is|are|was|were|looks?|stays?|left)(?: \w+)? (?:just |exactly |still )?(?:as|like) (?:it|they|before|bad|ever|always)\b|\b(?:is|are) (?:\w+ )?(?:on )?(?:another|a different) (?:matter|story|thing|question|circuit|line|day)\b|\b(?:is|are) on (?:another|a different one)$|\bas (?:before|ever)$|\bunchanged\b/;
/** Somebody found that it may stay so. */
const SAFE_AS_IS = /\b(?:safe|sound|fine|ok|okay|adequate) as (?:it|they) (?:is|are)\b/;
const NOT_YET =
  /\b(?:not|never|nothing|none|nobody|\w+n't)\b(?: [\w'-]+){0,5}? yet\b|\bnot yet\b|\byet to\b|^yet\b/;
const NOT_LIVE =
  /\b(?:isn't|aren't|not|never|wasn't)(?: yet| been)? (?:connected|wired|plugged in|powered|switched on|hooked up|commissioned)\b/;
const ONE =
  /\b(?:only|just)? ?(?:one|a single) (?!of\b|new\b|by\b|way\b|more\b|day\b|week\b)((?:smoke )?[a-z]+)\b/;
/** All was done but what the danger may be. */
export const ALL_BUT =
  /\b(?:everything|everywhere|all|every|each|both)\b[^,.;:]{0,40}\b(?:but|bar|save|excluding|minus)\b/;

/** A part of it was left as it was: without, not yet, as before, or one alone where the danger has more. */
export function leavesSome(clause: string, mended: boolean, alerts: readonly OfAlert[]): boolean {
  if (AS_BEFORE.test(clause.replace(SAFE_AS_IS, '')) || (mended && WITHOUT.test(clause))) return true;
  if (/\b(?:drained|lowered|emptied|pumped)(?: \w+){0,2} to (?:about )?\d/.test(clause)) return true;
  if (alerts.every(({ kind }) => kind === 'fire') && NOT_LIVE.test(clause)) return true;
  const [, thing] =
    (mended || / tested | checked | inspected | sampled /.test(clause) ? ONE.exec(clause) : null) ?? [];
  return (
    thing !== undefined &&
    alerts.some(({ because }) => because?.toLowerCase().includes(`${thing.replace(/^smoke /, '')}s`))
  );
}
/** Something hasn't happened so far. */
export const isNotYet = (clause: string): boolean => NOT_YET.test(clause);

/** Until a time, and not until the new one comes. */
export const FOR_A_TIME =
  /^(?:until|till) (?:tomorrow|tonight|later|then|(?:next|this|the) (?:week\w*|month|year|morning|evening|afternoon)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d)/;

const SEEN_OPEN = /\b(?:windows?|doors?)(?: \w+)? (?:open|opened|ajar)\b/;
const WAS_OFF =
  /\b(?:heaters?|appliances?|cook ?tops?|stoves?|ovens?|bottles?|boilers?|furnaces?|units?|burners?|hot water|meter|gas|it|pilot|supply)(?: (?:was|were|is|had been|being))?(?: (?!locked|capped|tagged)\w+)? (?:off|closed|cold|unlit|not (?:on|running|lit|going|used))\b|\b(?:wasn't|weren't|isn't|not)(?: \w+)? (?:running|lit|going|turned on|switched on|on|burning|in use)\b/;
/** How it was tested hides what it was tested for. */
export const hidesGas = (clause: string): boolean => SEEN_OPEN.test(clause) || WAS_OFF.test(clause);

const PER_CENT =
  /(\b(?:below|under|less than|within|limit of|up to|above|over|than)\b[\w' ]{0,12}|<\s*)?(?<![\d.])(\d+(?:\.\d+)?) ?(?:%|per ?cent\b)/g;
/** A share of lead or asbestos that was measured, and isn't said to lie below it. */
export function measuresSome(clause: string, kinds: readonly AlertKind[]): boolean {
  const isLead = kinds.includes('lead_paint');
  if (!isLead && !kinds.includes('asbestos')) return false;
  for (const [, bound, figure] of clause.matchAll(PER_CENT)) {
    const isFree = isLead ? Number(figure) < 0.1 : Number(figure) === 0;
    const isBelow =
      bound !== undefined &&
      (!/above|over/.test(bound) || /\bno(?:t|thing|ne)?\b/.test(clause)) &&
      Number(figure) <= 0.1;
    if (!isFree && !isBelow) return true;
  }
  return false;
}
