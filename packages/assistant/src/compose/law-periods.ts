/** What the law's periods are made of: how long each state's are, from when they run, and what a message says of them. */
import { STATE_CODES, type StateCode } from '@plumbline/knowledge';
import { currentWarranties } from '@plumbline/knowledge/warranties';
import { rowsNamed } from '../corpus.ts';
import { NUMBER_WORDS, numberOf } from '../question/number-words.ts';
import { listed } from '../rows/row.ts';
import type { Subject } from './position-parts.ts';

export const periodsOf = (state: StateCode) =>
  currentWarranties(state).filter(
    (row) => row.statutory && (row.confidence !== 'unsure' || row.period === ''),
  );

/** '6 years for a major defect, 2 years for any other defect'. Empty where none is sure. */
export function periodsText(state: StateCode): string {
  const known = periodsOf(state).filter(({ period, confidence }) => period !== '' && confidence !== 'unsure');
  return listed(
    known.map(({ period, className }) =>
      className.startsWith('all')
        ? period
        : `${period} for ${/^any/.test(className) ? className : `a ${className}`}`,
    ),
  );
}

export const startOf = (state: StateCode) =>
  periodsOf(state).find(({ confidence }) => confidence !== 'unsure')?.startsOn ?? 'completion of the work';

export const warrantyRows = (state: StateCode) => rowsNamed(`state:${state}/warranty`);
export const NEW_IN_VICTORIA =
  'For Victorian contracts from 1 July 2026 the scheme changed, and its period isn’t confirmed here.';

export const SUPPORT = { verified: 0.9, likely: 0.75, unsure: 0.35 } as const;
export const supportFor = (state: StateCode) => SUPPORT[warrantyRows(state)[0]?.confidence ?? 'unsure'];

/** The class of the defect as the state's own law splits it. */
export function classNote(state: StateCode, { finding }: Subject): string {
  const warranty = finding?.assessment.warranty;
  if (state === 'NSW')
    return `‘Major’ needs a major element (structure, fire safety or waterproofing) and a severe effect.${warranty?.period ? ` For this finding: ${warranty.period}, as far as a photo tells.` : ''}`;
  if (state === 'QLD') return '‘Structural’ takes in health, safety, function and letting water in.';
  return '';
}

const FROM_A_DAY =
  /\b(?:built|finished|completed|handed over|handover|settled|completion)\D{0,14}(?:19|20)\d\d\b/i;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH_BEFORE = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\W*(?:of )?\d{4}$/i;
/** Years since completion that a message states. */
export function ageSaid(text: string, today: string): { years: number; said: string } | undefined {
  const ago =
    /\b(\d{1,2}(?:\.\d)?|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:and a half )?(?:of (?:the|its|my|our|those) (?:(?:\d{1,2}|five|six|seven|ten) )?)?(years?|yrs?|months?)(?: and a half|,? (?:and )?(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:months?|mths?))?(?: ago| old|\b)/i.exec(
      text.replace(/(?<=\d) ?(?:½|1\/2)/g, ' and a half'),
    );
  // 'Finished June 2021, is it the six year one?' tells the day, and a period of the law.
  if (ago && !(FROM_A_DAY.test(text) && !/ago|old/i.test(ago[0]))) {
    const [said, count = '', unit = '', beside] = ago;
    const half = /\band a half\b/i.test(said) ? 0.5 : 0;
    const many = numberOf(count) ?? 0;
    const more = numberOf(beside ?? '') ?? 0;
    const years = /month/i.test(unit) ? (many + half) / 12 : many + half + more / 12;
    return { years, said };
  }
  const built =
    /\b(?:built|finished|completed|moved in|handed over|handover|settled|done|completion|since|in)\D{0,12}((?:19|20)\d\d)\b/i.exec(
      text,
    );
  const first = /\b((?:19|20)\d\d) (?:completion|build|built|handover|house|home)\b/i.exec(text);
  if (first?.[1] && !built && today !== '')
    return { years: Number(today.slice(0, 4)) - Number(first[1]), said: `since ${first[1]}` };
  if (!built || today === '') return undefined;
  const month = MONTHS.indexOf(MONTH_BEFORE.exec(built[0])?.[1]?.toLowerCase() ?? '');
  if (month >= 0) {
    const months =
      12 * (Number(today.slice(0, 4)) - Number(built[1])) + Number(today.slice(5, 7)) - 1 - month;
    return { years: months / 12, said: `since ${built[1]}` };
  }
  return { years: Number(today.slice(0, 4)) - Number(built[1]), said: `since ${built[1]}` };
}

/** 'After 3 years', 'counting from 2015', as the message says it. */
export const ageAfter = (said: string): string =>
  /^since/.test(said)
    ? `, counting ${said.replace('since', 'from')}`
    : ` after ${said.replace(/ (?:ago|old)$/, '')}`;

const CLAIMED = new RegExp(
  `\\b(?:builder|contractor|he|she|they|bloke|agent|developer|contract|site supervisor|rep)\\b.{0,45}\\b(?:says?|said|saying|reckons?|told|tells|claims?|insists?|states?|only|just|warrants?|guarantees?|gives?|covers?)\\b.{0,45}?\\b(\\d{1,2}|an?|${NUMBER_WORDS.slice(1).join('|')})[ -]?(weeks?|wks?|months?|mths?|years?|yrs?)\\b`,
  'i',
);
const OF_LIABILITY = /\b(?:warrant\w*|liab\w*|guarantee\w*|cover\w*|period|responsib\w*|maintenance)\b/i;
const HOW_OLD = /\b(?:ago|old|later|since|after)\b/i;

/** What a builder claims to be the warranty, in months. */
function claimedMonths(text: string): { months: number; said: string } | undefined {
  const found = CLAIMED.exec(text);
  if (
    !found ||
    !OF_LIABILITY.test(text) ||
    HOW_OLD.test(text.slice(found.index + found[0].length, found.index + found[0].length + 8))
  )
    return undefined;
  const [, count = '', unit = ''] = found;
  const many = numberOf(count) ?? 0;
  const months = /^y/i.test(unit) ? 12 * many : /^m/i.test(unit) ? many : many / 4.35;
  return { months, said: `${count} ${unit}` };
}

/** 'He says it’s only 13 weeks': whether the law's own periods are that; empty where nothing is claimed or it can't be said. */
export function claimAnswered(text: string, state: StateCode | null): string {
  const claim = claimedMonths(text);
  if (!claim) return '';
  const codes = state ? [state] : STATE_CODES;
  const known = codes.flatMap((code) =>
    periodsOf(code).flatMap(({ months, confidence }) =>
      months !== null && confidence !== 'unsure' ? [months] : [],
    ),
  );
  if (known.length === 0) return '';
  if (claim.months < Math.min(...known))
    return `**No, not by law: the statutory warranty is longer than ${claim.said}**${state ? '' : ' in every state whose period I hold'}. What a contract calls its defects period doesn’t end it.`;
  if (claim.months > Math.max(...known))
    return state ? `**No, the statutory warranty isn’t ${claim.said}** in ${state}.` : '';
  if (state && known.some((months) => Math.abs(months - claim.months) < 0.5) && new Set(known).size > 1)
    return `**Only for one class of defect** is it ${claim.said} in ${state}.`;
  return state && !known.some((months) => Math.abs(months - claim.months) < 0.5)
    ? `**No, ${claim.said} isn’t the statutory warranty** in ${state}.`
    : '';
}
