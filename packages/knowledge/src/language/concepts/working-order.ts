/**
 * What a thing should do or be. Said with a negation ('won't latch', 'not level') or after an un- it's a fault;
 * said plainly ('the gate latches') it's no evidence. `UN_WORDS` are the negations in one word.
 */
export const WORKING_ORDER = {
  level: 'level, flat, even, flush, line up, aligned, uniform, same height, same level, same, consistent',
  plumb: 'plumb, straight, square, vertical, true, in line',
  close:
    'close, closes, closing, shut, shuts, latch, latches, latching, lock, locks, engage, meet, meets, self close, self closing, self latch, self-latch, self-close, self-latching, line up, by itself',
  connect:
    'connect, connected, connection, hook up, hooked up, join, joined, plumbed, run to, tied in, attached',
  sealed:
    'seal, sealed, sealing, caulk, filled, weatherproof, watertight, fire stopped, stopped, protected, packed',
  fitted:
    'fit, fitted, fix, fixed, install, installed, fixings, provided, done, used, supplied, put in, put any, present, found, observed, hung, nailed, nailed off, tensioned, chased, taken up, secured, secure, finish, finished, complete, completed, built, applied, replaced',
  draindown:
    'drain, drains, drain away, run away, runs away, reach, gets to, get to, go to, goes to, slope to, fall, falls, grade, graded, slope, fall to drain, go to hole, disperse',
  complies:
    'comply, complies, compliant, to code, legal, up to standard, as per, meet the standard, compliance',
  firm: 'firm, strong, solid, stiff, rigid, sturdy, stable',
  bond: 'stuck, bonded, glued, adhere, adhered, stick, adhesive, adhesive coverage, coverage',
  conceal: 'covered, cover, protected, enclosed, concealed',
  meetfloor: 'meet, touch, tight, tight to, flush, sit flat, butt up, against',
} as const;

/** Negated virtues in one word. */
export const UN_WORDS: { readonly [Virtue in keyof typeof WORKING_ORDER]?: string } = {
  level: 'unlevel, misaligned',
  connect: 'disconnected, unconnected, dislodged from',
  sealed: 'unsealed, unsealing, unprotected',
  fitted: 'uninstalled, unfixed, unfitted, unsecured, unfinished',
  complies:
    'noncompliant, non-compliant, non compliant, illegal, fails, failed, insufficient, inadequate, deficient',
  bond: 'debonded, unbonded, poor adhesive',
};

/** Takes the next words away, or turns the next virtue into a fault. */
export const NEGATORS =
  'no, not, nor, neither, without, never, nil, none, lack, lacks, lacking, lack of, absence of, free of, free from, zero, nothing, hardly, forgot, forgot to, forgotten, omitted to, failed to, no sign of, no evidence of, no more, nobody, missing, minus, refuses to, yet to, needs a, need, inadequate, insufficient, absent, poor, nonexistent, not enough';
/** Turns the words before it: 'the flashing is missing', 'cables without', 'the detector is gone'. */
export const AFTERTHOUGHTS =
  'missing, omitted, gone, absent, left out, left off, forgotten, nonexistent, never, not, stolen, removed, missed, misses, nowhere, overlooked, disconnected, not there, incomplete, lacking, needed, required';
/** 'Not only', 'not sure', 'won't stop leaking': the negation isn't one. */
export const UNDOERS =
  'only, just, sure, until, long, stop, stops, stopped, know, sure if, certain, mind, want, happy, yet dry, far';
/** Said of work that is all right. */
export const PRAISE =
  'all good, good, fine, neat, tidy, great, perfect, excellent, beautiful, happy, nice, acceptable, satisfactory, okay, ok, well done, as new, intact, compliant, sound condition, no issues, no issue, no defects, no problems, clean, sound, working, tested, solid, well, clear, passed, repaired, inviting, lovely, tidy, love, gorgeous, free of defects, functional, smooth, no complaints, neatly, clean and dry, proud of';
/** What stands after these tells where or why, and counts less. */
export const WHERE_WORDS =
  'near, beside, next, next to, by, adjacent, around, opposite, close to, after, since, due to, caused by, because of, from, during, when, whenever, per, on the way';

/** Signs that tell nothing amiss by themselves; the others do. 'White', 'over' and 'shows' need something beside them. */
export const WEAK_SIGNS: ReadonlySet<string> = new Set([
  'stepped',
  'diagonal',
  'vertical',
  'rain',
  'walking',
  'lowering',
  'too_high',
  'blockedup',
  'open',
  'exposed',
  'daylight',
  'row',
  'ridgeline',
  'sunlight',
  'onto',
  'steep',
  'narrow',
  'childgap',
  'discharge',
  'steam',
  'combustible',
  'cold',
  'old',
  'white',
  'vague',
  'paintmarks',
]);

/** Signs that are a complaint even where no part is named: 'mould', but not 'a mark' or 'a drop'. */
export const LONE_SIGNS: ReadonlySet<string> = new Set([
  'crack',
  'rust',
  'mould',
  'condensation',
  'musty',
  'hollow',
  'spall',
  'leak',
  'sag',
  'settle',
  'bounce',
  'squeak',
  'pond',
  'salt',
  'peel',
  'pop',
  'draught',
  'lippage',
  'cup',
  'rot',
  'termite',
  'unfinished',
]);
