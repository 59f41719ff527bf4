/** Single facts of the law that are asked for in words of their own: which comes first, which is longer, who may still claim. */
import type { StateCode } from '@plumbline/knowledge';
import { disputePath } from '@plumbline/knowledge/disputes';
import { ASK_A_LAWYER } from '@plumbline/knowledge/warranties';
import { rowsNamed } from '../corpus.ts';
import { dollarsIn } from '../question/dollars.ts';
import { statesIn } from '../question/places.ts';
import { periodsIn } from './law-facts.ts';
import type { Part } from './part.ts';
import type { SingleFact } from './single-facts.ts';

const one = (text: string, ids: readonly string[], support: number): Part[] => [
  { text, rows: rowsNamed(...ids), support },
];

const STEPS =
  /\bstraight to\b|\bgo(?:es)? first\b|\bfirst,? or\b|\bcomes first\b|\bskip\b|\bwithout (?:going|complaining) (?:to|through)\b|\bor (?:do|must) (?:i|we) (?:have to|need to)? ?(?:do|go|complain|lodge|try)\b|\bbefore (?:the )?(?:tribunal|ncat|vcat|qcat|tascat|acat|court)\b|\bfirst in\b/i;
const FORUM = /\b(?:tribunal|court|ncat|vcat|qcat|tascat|acat|sacat|sat|magistrates)\b/i;

/** 'Can I go straight to QCAT?' */
function firstSteps(text: string, state: StateCode): Part[] {
  const path = disputePath(state);
  if (!path || !STEPS.test(text) || !FORUM.test(text)) return [];
  return one(
    `**First ${path.first}**${path.forum ? `; ${path.forum} hears it after that` : ''} (${state}). ${path.note} That is the usual way, not legal advice.`,
    [`state:${state}/dispute`, `state:${state}/regulator`],
    0.8,
  );
}

const COMPARES =
  /\b(?:longer|shorter|longest|shortest|more time|less time|better|worse|differen\w*|compare\w*|same|each|both)\b/i;
const OF_TIME =
  /\b(?:warrant\w*|cover\w*|period|liab\w*|claim\w*|leak\w*|defects?|builder|longer|shorter|time|years?)\b/i;

/** 'Which is longer for a leaky roof, SA or Tassie?' */
function statesCompared(text: string): Part[] {
  const states = [...new Set(statesIn(text).map(({ code }) => code))];
  if (states.length !== 2 || !COMPARES.test(text) || !OF_TIME.test(text)) return [];
  const lines = states.map((code) => `**${code}**: ${periodsIn(code) || 'the period isn’t confirmed here'}`);
  return one(
    `${lines.join('; ')}. Each runs from its own day: ask me for the state that counts. ${ASK_A_LAWYER}`,
    states.map((code) => `state:${code}/warranty`),
    0.75,
  );
}

const LIMITED: Partial<Record<StateCode, { most: number; over: string }>> = {
  NSW: {
    most: 500_000,
    over: '**No: NCAT hears home-building claims up to $500,000.** Courts hear larger ones.',
  },
  ACT: {
    most: 25_000,
    over: '**No: ACAT hears claims up to $25,000.** The Magistrates Court hears up to $250,000, and the Supreme Court larger ones.',
  },
};

/** 'The quote is 620k, can NCAT hear that?' */
function tooBig(text: string, state: StateCode): Part[] {
  const limit = LIMITED[state];
  if (!limit || !FORUM.test(text) || dollarsIn(text) <= limit.most) return [];
  return one(`${limit.over} I can’t say who would win: ask a lawyer.`, [`state:${state}/dispute`], 0.8);
}

const OF_BUYER =
  /\b(?:buy(?:ing)?|bought|purchas\w+|second owner|new owner|next owner|later owner|settle)\b/i;
const NOT_SIGNED =
  /\b(?:(?:wasn['’]?t|isn['’]?t|not|didn['’]?t|never|someone else|somebody else|previous owner|original owner|first owner|last owner|vendor)\b.{0,40}\b(?:sign\w*|contract|built|build|builder)|pass(?:es)? (?:on |over )?to|transfer\w*|carr(?:y|ies) over|come with (?:it|the house)|(?:do|does|will|can) (?:i|we|they|he|she|the buyer) (?:still )?(?:get|have|inherit|claim|use) (?:the |any |a |on the )?(?:builder'?s? )?(?:warrant\w*|cover)|(?:original|first|previous) owner)\b/i;
/** That the warranty passes to later owners, where a state’s law is known to say so. */
export const PASSES: Partial<Record<StateCode, string>> = {
  NSW: '**Yes: in NSW the statutory warranties pass to later owners.** The duty of care of the Design and Building Practitioners Act is owed to current and later owners as well.',
  SA: '**Yes: in South Australia later owners have the statutory warranties too** (Building Work Contractors Act 1995, s 32).',
};

/** 'I'm not the one who signed with the builder: do I get the warranty?' */
function passesOn(text: string, state: StateCode): Part[] {
  const said = PASSES[state];
  if (!said || !OF_BUYER.test(text) || !NOT_SIGNED.test(text)) return [];
  return one(
    `${said} The period runs from completion of the work, not from the day you bought: ${periodsIn(state)}. ${ASK_A_LAWYER}`,
    [`state:${state}/warranty`],
    0.75,
  );
}

const CONTRACT_PERIOD =
  /\b(?:13|thirteen|26|12|six|3|three|6)[ -]?(?:weeks?|months?)\b.{0,30}\b(?:defects?|maintenance|period|liability)\b|\bdefects? period\b|\bmaintenance period\b/i;
const ENDED =
  /\b(?:off the hook|after that|no longer|end(?:ed|s)?|over|up|expired|finished|passed|gone|ran out|stuffed|lapsed)\b/i;

/** 'The 13 weeks are up, am I stuffed?' */
function contractPeriodOver(text: string, state: StateCode | null): Part[] {
  if (!CONTRACT_PERIOD.test(text) || !ENDED.test(text)) return [];
  const periods = state ? periodsIn(state) : '';
  const known = periods
    ? `That runs ${periods} (${state}).`
    : state
      ? `Its period for ${state} isn’t confirmed here.`
      : 'In every state whose period I hold, that is longer: tell me the state, and I’ll say how long.';
  return one(
    `**No, the end of the contract’s defects period doesn’t end the statutory warranty.** ${known} ${ASK_A_LAWYER}`,
    [
      state === 'NSW' || state === 'QLD'
        ? `law:defects-liability-${state.toLowerCase()}`
        : 'law:defects-liability',
      ...(state ? [`state:${state}/warranty`] : []),
    ],
    0.8,
  );
}

const POOL = /\b(?:pool|spa)\b/i;
const NOTICE =
  /\b(?:non[- ]?complian\w*|notice|certificate|fail(?:s|ed|ing)?|60 days?|six weeks|6 weeks|at once|straight away)\b/i;
const DRAINED = /\b(?:drain(?:ed|ing)?|empt(?:y|ied)|no water|not (?:in use|used)|unused|half full|green)\b/i;
const BARRIER = /\b(?:barriers?|fenc\w+|gate)\b/i;
const REGISTERED = /\bregist\w*\b/i;

/** Which certificate a sale or a lease needs is another law. */
const FOR_SALE =
  /^(?=.*\bcertificates?\b)(?=.*\b(?:sell\w*|sale|sold|buy\w*|rent\w*|leas\w+|landlord)\b)(?!.*\b(?:notice|non[- ]?complian\w*|fail\w*)\b)/is;

/** What a state does about a pool barrier that fails, and where pools are registered. */
function poolLaw(text: string, state: StateCode): Part[] {
  if (!POOL.test(text) || FOR_SALE.test(text)) return [];
  if (DRAINED.test(text) && BARRIER.test(text))
    return one(
      `**Don’t leave it without one: rain fills a drained pool.** I hold no rule that lets a drained or unused pool go without a barrier, so ask your council. ${state === 'VIC' ? (rowsNamed('law:pool-vic')[0]?.text ?? '') : ''}`.trim(),
      state === 'VIC' ? ['law:pool-vic'] : ['defect:pool_barrier/next'],
      0.65,
    );
  if (state === 'VIC' && (NOTICE.test(text) || REGISTERED.test(text)))
    return one(rowsNamed('law:pool-vic')[0]?.text ?? '', ['law:pool-vic'], 0.7);
  if (state === 'NSW' && NOTICE.test(text))
    return one(rowsNamed('law:pool-nsw')[0]?.text ?? '', ['law:pool-nsw'], 0.7);
  return [];
}

const SIGNED_OFF =
  /\b(?:certifier|surveyor|council|inspector)\b.{0,30}\b(?:sign(?:ed)? (?:it )?off|pass(?:ed)?|approved|certified)\b/i;
const SO_FINE = /\b(?:compl\w+|fine|ok|okay|legal|good|right|still|defect\w*|claim)\b/i;

/** 'The certifier signed it off, so is it compliant?' */
const signedOff = (text: string): Part[] =>
  SIGNED_OFF.test(text) && SO_FINE.test(text) && !/\bwhich\b|\bwhen\b|\bwho\b|\d ?mm\b/i.test(text)
    ? one(
        '**Not by that alone.** A certifier sees single stages, and a sign-off doesn’t show that every part complies. Say what was measured, or open the finding: then I can say which limit counts.',
        [],
        0.6,
      )
    : [];

const OF_BLOCK = /\b(?:developer\w*|strata|apartments?|units?|blocks?|stor(?:e|i)ys?|storeys?|buildings?)\b/i;
const SCHEME = /\b(?:home warranty|qbcc (?:insurance|cover\w*)|warranty scheme)\b/i;
const LEAST_INSURED = 3_300;

/** 'A pergola for 3 grand, is that under the QBCC home warranty?' */
function underScheme(text: string, state: StateCode): Part[] {
  const cost = dollarsIn(text);
  const [row] = rowsNamed('state:QLD/insurance');
  if (state !== 'QLD' || !SCHEME.test(text) || cost === 0 || !row?.text.includes('3,300')) return [];
  const lead = cost > LEAST_INSURED ? 'By its price it may be.' : '**No, by its price it is too small.**';
  return one(`${lead} ${row.text}`, ['state:QLD/insurance'], 0.75);
}

const GIVES_TIME =
  /\b(?:how (?:many|much|long)|what)\b.{0,40}\b(?:days?|weeks?|time|notice)\b.{0,60}\b(?:builder|contractor|him|them)\b|\b(?:give|giving|allow)\b.{0,30}\b(?:builder|contractor|him|them)\b.{0,40}\b(?:days?|weeks?|how long|time)\b/i;
const IN_WRITING = /\b(?:letter|notice|writ\w+|email|before (?:the )?qbcc|complain\w*)\b/i;

/** 'How many days do I give the builder in my letter?' */
function timeToFix(text: string, state: StateCode): Part[] {
  const path = disputePath(state);
  if (state !== 'QLD' || !path || !GIVES_TIME.test(text) || !IN_WRITING.test(text)) return [];
  return one(
    `**A time such as 14 days.** In QLD ${path.first}. Whether those are business days I don’t hold: ask the QBCC.`,
    ['state:QLD/dispute', 'state:QLD/regulator'],
    0.75,
  );
}

/** The fact that a message asks for; undefined where it asks for none of these. */
export function firstStep(text: string, state: StateCode | null): SingleFact | undefined {
  const compared = statesCompared(text);
  if (compared.length > 0) return { aim: 'law.period', parts: compared };
  if (state) {
    const big = tooBig(text, state);
    if (big.length > 0) return { aim: 'law.forum', parts: big };
    const steps = firstSteps(text, state);
    if (steps.length > 0) return { aim: 'law.complain', parts: steps };
    const passes = passesOn(text, state);
    if (passes.length > 0) return { aim: 'law.buyer', parts: passes };
    const scheme = underScheme(text, state);
    if (scheme.length > 0) return { aim: 'law.broke', parts: scheme };
    const days = timeToFix(text, state);
    if (days.length > 0) return { aim: 'law.write', parts: days };
    if (state === 'VIC' && /\bbonds?\b/i.test(text) && OF_BLOCK.test(text))
      return {
        aim: 'law.bond',
        parts: one(rowsNamed('law:vic-developer-bond')[0]?.text ?? '', ['law:vic-developer-bond'], 0.75),
      };
    const pool = poolLaw(text, state);
    if (pool.length > 0) return { aim: 'law.lodge', parts: pool };
  }
  const over = contractPeriodOver(text, state);
  if (over.length > 0) return { aim: 'law.period', parts: over };
  if (!state && OF_BUYER.test(text) && NOT_SIGNED.test(text))
    return {
      aim: 'law.buyer',
      parts: one(
        `**In NSW and South Australia the warranty passes to later owners**; for the other states I don’t hold it, so ask the regulator or a lawyer. The period runs from completion of the work, not from the day you bought. Tell me the state, and I’ll give the period. ${ASK_A_LAWYER}`,
        ['state:NSW/warranty', 'state:SA/warranty'],
        0.65,
      ),
    };
  const signed = signedOff(text);
  return signed.length > 0 ? { aim: 'law.stage', parts: signed } : undefined;
}
