/** Misspelt words, brought to the nearest word of the vocabulary. */
import { EVERYDAY, editDistance } from '../language/typos.ts';
import { SPELLABLE } from './lexicon.ts';

/** Words that lie one slip away from the vocabulary and aren't meant as it. */
const MEANT = new Set(
  `stars react creating master padding positions positioned direction throws reads remainder reaches passes passed shares immediate immediately processing disable disabled limits limited entries closest typed undefined excluding ships sizes sized slower loaded constantly shaping mixed certain underline underlined properties currently latest responds simple editing edited saved saying separately treat treats treating returning combining knows complicated differences roots races reused reuse smaller groups retained retain underlying expensive writes interval supplied coded copying trunk explore paused comparing passing logging completely launch launched skips collected collection stores storing teams charts health spelling ideal regarding coding originally migrating seeing throwing temporarily raise drives listen listening interested beginning knowing granted shall installing fixes compiling cloning paying among considers considering significantly posted sender aborted causing bells sorts sorting exporting interesting books discarded settle settled tries handy hands banned backward stale scale curves curve timers terminate typing stripe tooling boundaries exhaustion walker walked wherever whenever reflected silly composed joining lacks trimming trimmed marker markers swapping swaps swapped delays arrow reader readers picked picking tuned grace branches deeper shipped shipping greeting reverted corrections correction analyses threads crates planning packaging packing porting weighs exhaustive train trained readings seriously complaining refuse refuses refused draws bother stopping texts tests broker learning learns learn prepared shortened riding stems speaks speaking warned showed mails lacked staging tricked loosen tricky stray feeds casting lending mowing singing sizing burying soaking spares shading shaving louse shack shook smock farming weeding gluey pitched paddles salted carved booked coasting boasting facing lacing fading contained containing consumer comfort completes continues disposal detecting loading scuffed scuff scuffs turfed turf turfs sniff sniffed snuff budge dinner dimmer fellas arvo absorbing alone assignment automatic bands barking bases basis battle beach beads better blank blanks blink
  bloom blush boast boats calling cancel cannon carpenter cases center centred certification chalkline charged
  chased chats checked chess chlorides choked class clearing clouts commissioner compacted complaint complaints
  completed concealed concreter contracts cooled cornet costing costs cream cupped cupping curing dealing deemed
  defect delay delayed detection deterioration difference docks doesn drainer ducks electrician entering escalates
  exceeding excessive excitement exist existing exists expansion facts faxes filed files filler finding finishing
  fixer flour flush flushing following fooled former forts garbage graces grade graded grading grand grants
  grinning gross harden hardy haven header healing hearing hears horse hosted hosting hosts inject inner insert
  inspect installed landscaped landscaping lapped learned lever levers linen liner linked lively liver lodge
  lovers makes mayor meaning meets miles mining mitres mixes mixing months mound mounted musky musty nearby noisy
  operation operations pacing paddle pages painter pants paras partly patchy peace pecks pests picks pitch planks
  plansa plasterer plumber plumbline pockets polling ponder ports poster powder pride prime printed printing prize
  production prone proper properly protective queensland raking ranks recurring registrar regulated regulation
  regulations remaining remediator renderer repainting resistance resort respondent rested restriction rests
  retraining roofer router rules rushed safely sandy scope screed sealer selling sending setting sewing shade
  shaped shared sheep shell shirt shoot shopping shops shore shorter shoulder sight skill skipped slash sleep
  sleeping sliver slots smoker smokers soaker sorted speed spell spoke sport squeaking staff staggered stake stall
  started stated stats stiff sting stocks straightedge strained strap straps string strutt sweating sweep sweet
  tasted taxes tented tenting terminates thicken though thread threat throw tiler timer titles token tokens tooled
  topic topics tough trace traces trading trend trial trick tricks tried trowel truck types undercoat undersized
  unity values vanish verticality vertically victoria visibly waited wales wanted wants warmer warning warns
  waving widest winter within wording words worst writing`.split(/\s+/),
);
/** Slips in short words, where a measured distance would guess wildly. */
export const SLIPS: ReadonlyMap<string, string> = new Map(
  `thru:through crak:crack gat:gate craks:cracks craked:cracked krack:crack krak:crack krac:crack glas:glass wal:wall leek:leak leeks:leaks
  leeking:leaking flor:floor pol:pool shok:shock shoks:shocks gaz:gas gass:gas smel:smell smels:smells 
  rale:rail raling:railing roten:rotten rotton:rotten moild:mould mouldi:mouldy
  brocken:broken brokin:broken loos:loose dek:deck deks:decks windo:window windos:windows 
  celing:ceiling celings:ceilings seiling:ceiling sagin:sagging saggin:sagging leanin:leaning
  craking:cracking hangin:hanging fallin:falling leakin:leaking comin:coming goin:going movin:moving
  wabbly:wobbly woobly:wobbly unsafte:unsafe burnin:burning smokin:smoking buzzin:buzzing sparkin:sparking
  pannel:panel panal:panel saftey:safety safty:safety asbestis:asbestos abestos:asbestos alrm:alarm alram:alarm smok:smoke`
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

function lookUp(word: string): string {
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
    if (SPELLABLE.has(word) || EVERYDAY.has(word) || MEANT.has(word)) return word;
    const known = remembered.get(word);
    if (known !== undefined) return known;
    if (left === 0) return word;
    left -= 1;
    const right = lookUp(word);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(word, right);
    return right;
  };
}
