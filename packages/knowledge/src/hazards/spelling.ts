/** Misspelt words, brought to the nearest word of the vocabulary. */
import { EVERYDAY, editDistance } from '../language/typos.ts';
import { SPELLABLE } from './lexicon.ts';
import { isRealWord } from './real-words.ts';

/** Slips in short words, where a measured distance would guess wildly. */
export const SLIPS: ReadonlyMap<string, string> = new Map(
  `thru:through crak:crack gat:gate craks:cracks craked:cracked krack:crack krak:crack krac:crack glas:glass wal:wall leek:leak leeks:leaks
  leeking:leaking flor:floor pol:pool shok:shock shoks:shocks gaz:gas gass:gas smel:smell smels:smells 
  rale:rail raling:railing roten:rotten rotton:rotten moild:mould mouldi:mouldy
  brocken:broken brokin:broken loos:loose dek:deck deks:decks windo:window windos:windows 
  celing:ceiling celings:ceilings seiling:ceiling sagin:sagging saggin:sagging leanin:leaning
  craking:cracking hangin:hanging fallin:falling leakin:leaking comin:coming goin:going movin:moving
  wabbly:wobbly woobly:wobbly unsafte:unsafe burnin:burning smokin:smoking buzzin:buzzing sparkin:sparking
  pannel:panel panal:panel saftey:safety safty:safety asbestis:asbestos abestos:asbestos alrm:alarm alram:alarm clg:ceiling clgs:ceilings hwu:hws htr:heater htrs:heaters balc:balcony balcs:balconies swbd:switchboard swbrd:switchboard asb:asbestos brickwk:brickwork ftg:footing ftgs:footings plbd:plasterboard wdw:window hrail:handrail balust:balustrade smok:smoke gsa:gas gasd:gas ismell:smell smlel:smell samll:small leka:leak
  plasta:plaster allarm:alarm lite:light kaka:poo crk:crack crks:cracks crkd:cracked crkg:cracking crackg:cracking cracs:cracks leakg:leaking lkg:leaking saggg:sagging ht:height hgt:height conc:concrete disch:discharge mvmt:movement mvt:movement dmg:damage dmgd:damaged delam:delaminated delamd:delaminated insul:insulation retg:retaining retn:retaining struct:structural jst:joist jsts:joists brr:bearer brrs:bearers bwk:brickwork bkwk:brickwork blkwk:blockwork flr:floor flrs:floors elec:electrical fdn:foundation fdns:foundations inop:inoperable disconn:disconnected plstr:plaster pbd:plasterboard glzg:glazing glzd:glazed wndw:window wdws:windows wndws:windows strgr:stringer strgrs:stringers lndg:landing stmp:stump stmps:stumps fncg:fencing brkn:broken rtn:rotten lintl:lintel rftr:rafter rftrs:rafters tmbr:timber tmbrs:timbers verandh:verandah vdh:verandah pnl:panel pnls:panels exting:extinguisher smk:smoke isol:isolator sewr:sewer horiz:horizontal vert:vertical ptg:paint ctrs:centres ighws:hws cfwh:hws hwh:hws`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
const SHORTEST = 5;
const LONGEST = 24;
/** A hostile text can't buy time: this many different words are looked up. */
const BUDGET = 100;
const REMEMBERED = 4_000;

/** One bit a letter: an edit changes two bits at most, so most candidates are dismissed without measuring. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

function bitsIn(value: number): number {
  let bits = 0;
  for (let left = value; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

const byShape = new Map<string, { word: string; letters: number }[]>();
for (const word of SPELLABLE) {
  const shape = `${word[0]}${word.length}`;
  const list = byShape.get(shape) ?? [];
  list.push({ word, letters: lettersOf(word) });
  byShape.set(shape, list);
}
const remembered = new Map<string, string>();

/** The word of the vocabulary that this may be a slip of, or the word itself. */
export function nearestSpelling(word: string): string {
  if (SPELLABLE.has(word) || EVERYDAY.has(word)) return word;
  const limit = word.length >= 9 ? 2 : 1;
  const own = lettersOf(word);
  let best = word;
  let least = limit + 1;
  for (let length = word.length - limit; length <= word.length + limit; length += 1)
    for (const { word: candidate, letters } of byShape.get(`${word[0]}${length}`) ?? []) {
      if (bitsIn(letters ^ own) > 2 * limit) continue;
      const distance = editDistance(word, candidate, least - 1);
      if (distance < least) {
        best = candidate;
        least = distance;
      }
    }
  return best;
}

/** Makes a corrector: the word that may be meant, or the word itself. */
export function makeSpeller(): (word: string) => string {
  let left = BUDGET;
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return word;
    if (SPELLABLE.has(word) || isRealWord(word)) return word;
    const known = remembered.get(word);
    if (known !== undefined) return known;
    if (left === 0) return word;
    left -= 1;
    const right = nearestSpelling(word);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(word, right);
    return right;
  };
}

/** Verbs that tell how it goes on, beside those of the vocabulary. */
const SPOKEN = new Set(
  'digging getting growing slipping sliding dangling swinging flapping lifting widening opening running showing dripping'.split(
    ' ',
  ),
);

/** 'Gettin', 'slippin': how people write what they say, where the whole word is a known one and this isn't ('basin'). */
export function withG(word: string): string {
  if (!/^[a-z]{3,}in$/.test(word) || EVERYDAY.has(word) || SPELLABLE.has(word) || isRealWord(word))
    return word;
  const whole = `${word}g`;
  return EVERYDAY.has(whole) || SPELLABLE.has(whole) || SPOKEN.has(whole) ? whole : word;
}

const RUN_ON = /^(inthe|ofthe|onthe|the|my|our|gas)([a-z]{4,})$/;
const GAS_ENDS = /^(?:leak|leaks|leaking|smell|smells|pipe|bottle|meter|heater)$/;

/** The words that were written without a blank between them: 'theceiling', 'gasleak', 'inthekitchen'. */
export function runOn(word: string): readonly string[] {
  const [, first = '', second = ''] = RUN_ON.exec(word) ?? [];
  const known = first === 'gas' ? GAS_ENDS.test(second) : SPELLABLE.has(second) && !SPELLABLE.has(word);
  if (!known || EVERYDAY.has(word) || isRealWord(word)) return [word];
  const [before = '', the] = first.length > 3 ? [first.slice(0, -3), 'the'] : [first];
  return the ? [before, the, second] : [before, second];
}
