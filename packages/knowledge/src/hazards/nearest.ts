/** What an alert is called where only the models tell of its kind. */
import type { AlertKind } from './alert.ts';
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { THING_NAMES } from './lexicon.ts';
import { PARSED } from './parsed-rules.ts';
import { tellsNoSign } from './plain-words.ts';
import type { Reading } from './reading.ts';

/** What a kind is called where the words name no part or fault that a rule knows. */
const USUAL: Readonly<Record<AlertKind, HazardId>> = {
  gas: 'gas_leak',
  electrical: 'live_parts',
  ceiling: 'ceiling',
  balcony: 'balcony',
  structural: 'movement',
  retaining_wall: 'retaining_wall',
  asbestos: 'asbestos',
  lead_paint: 'lead_paint',
  glass: 'glass',
  fire: 'fire',
  pool: 'pool',
  fall: 'trip',
  mould_health: 'mould_small',
  sewage: 'sewage',
};

/** What isn't guessed without its own words: nobody is trapped because a wall is named, and tiles of a roof are no stairs. */
const NAMED_BY: Partial<Record<HazardId, readonly string[]>> = {
  trapped: ['trapped', 'notehurt'],
  wide_crack: ['crack', 'gap'],
  crack: ['crack', 'gap'],
  jamming: ['crack', 'gap'],
  excavation: ['dig'],
  concrete_cancer: ['cancer', 'reo', 'concrete', 'spallword'],
  termites: ['termite', 'mudtube', 'termitesign'],
  stairs: ['stair'],
  loose_barrier: ['rail'],
  barrier: ['rail', 'freestanding'],
  window_fall: ['window', 'lowsill'],
};

/** 'One corner is 50 mm out' names no floor, though a corner may be a floor's. */
const OF_FLOOR = /^(?:floor\w*|slabs?|tiles?)$/;
/** From here somebody falls further than off their feet. */
const FROM_HEIGHT = /^(?:edge|drop|over|metres?)$/;

const OF_BURNING =
  /^(?:fires?|flam\w*|burn\w*|smok\w*|smoulder\w*|glow\w*|hot|heat|embers?|sparks?|scorch\w*)$/;

/** What keeps a fire where it is: a gap in it burns nowhere. */
const OF_SEPARATION =
  /^(?:penetrations?|party|tenancy|intertenancy|separat\w+|riser|units?|neighbours?|collars?)$/;

/** What may hold asbestos, by name, and where it is. */
const OF_SHEETS = /^(?:asb\w*|fibro|sheets?|sheeting|eaves?|soffits?)$/;

/** The hazard of a kind whose rule comes nearest to holding: most of the classes that it asks for are in the text. */
export function nearestHazard(kind: AlertKind, { words, found }: Reading): HazardId {
  const tells = (names: readonly string[]) => names.some((name) => found.has(name));
  if (kind === 'gas' && tells(BURNS_BADLY) && !tells(LEAKS)) return 'carbon_monoxide';
  const says = (sign: RegExp) => words.some(({ text }) => sign.test(text));
  const isHigh = kind === 'fall' && says(FROM_HEIGHT) && !found.has('tripword');
  // Only what burns is a fire: loose cladding isn't.
  const isUnlit = kind === 'fire' && found.has('facadepanel') && !says(OF_BURNING);
  // An old fibro shed is broken by nobody who only names it.
  const isWhole = tellsNoSign(words.filter(({ text }) => !OF_SHEETS.test(text)));
  const isGap = kind === 'fire' && says(OF_SEPARATION) && !says(OF_BURNING);
  let best: HazardId = isHigh ? 'barrier' : isUnlit ? 'cladding' : isGap ? 'fire_door' : USUAL[kind];
  let most = 0.49;
  for (const { hazard, terms } of PARSED) {
    if (HAZARDS[hazard].kind !== kind) continue;
    if (NAMED_BY[hazard] && !tells(NAMED_BY[hazard])) continue;
    if (hazard === 'asbestos_broken' && isWhole) continue;
    if ((hazard === 'settlement' && !says(OF_FLOOR)) || (hazard === 'trip' && isHigh)) continue;
    const asked = terms.filter(({ role }) => role !== 'absent' && role !== 'between');
    const named = asked.filter(({ classes }) => classes.some((name) => found.has(name)));
    // What is soft or came away says nothing of a rail until one is named.
    const namesThing = asked.some(({ classes }) =>
      classes.some((name) => THING_NAMES.has(name) && found.has(name)),
    );
    if (!namesThing && named.length < asked.length) continue;
    const share = named.length / asked.length;
    if (share > most) [most, best] = [share, hazard];
  }
  return best;
}

/** Signs of bad burning, which has no smell; and those of gas that leaks. */
const BURNS_BADLY = ['faint', 'soot', 'monoxide', 'flue', 'fumes'];
const LEAKS = ['smell', 'hiss', 'rottenegg', 'egg', 'bubble', 'leak', 'pierced', 'coming'];
