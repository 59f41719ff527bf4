/** Misspelt words, brought to the nearest word of the vocabulary. */
import { EVERYDAY, editDistance } from '../language/typos.ts';
import { SPELLABLE } from './lexicon.ts';

/** Words that lie one slip away from the vocabulary and aren't meant as it. */
const MEANT = new Set(
  `small smile spell shell smart start still stall steel stone store board boards build built building bills blank blink
  brand break bread black block clock class close cloth could count court cover crane cream cross crown dance depth drive
  drove eight event every exact final first fixed flat float flour focus force frame fresh front fruit funny glory grade
  grand grass great green grill gross group guess habit happy hardy heard heart hello hence hinge hobby honey horse hotel
  house human ideal image index inner issue joint judge knife label large later laugh layer learn least leave legal level
  limit lines liner lined local lower lucky lunch magic major maker march match maybe mayor metal meter metre might minor
  minus model money month moral motor mount mouse mouth movie music night noise north novel nurse occur ocean offer often
  order other ought outer owner panel party paste patch pause peace phase phone photo piece pilot pitch place plain plan
  plane plans plant plate please point poles pound power press price pride prime print prior prize proof proud prove
  queen quick quiet quite quote radio raise ranch range rapid ratio reach ready refer relax reply rigid rough round route
  royal rural scale scene scope score screw sense serve seven shade shape share sharp sheep shift shirt shock shoot shops
  shore short shown sight since sixth skill sleep slice small smart smoke solid solve sorry sound south space spare
  speak speed spend spent split spoke sport staff stage stake stamp stand state steam steep stick stiff stock stood
  storm story strip stuck study stuff style sugar suite sunny super sweet table taken taste taxes teach terms thank
  theme there thick thing think third those three throw tidal tight timer title today token total touch tough tower track
  trade train treat trend trial tribe trick tried truck truly trunk trust truth twice uncle under union unity until upper
  urban usage usual value video visit vital voice waste watch wheel where which while white whole whose woman world worry
  worth would wound write wrong yield young youth shelf shown shopping shaped shared heating hearing heaters hosting
  testing fitting fitted sitting setting seating sealing selling feeling dealing peeling healing reading roofing proofing
  footing footings flooring fencing framing facing pacing placing trading grading painting pointing printing planting
  planning plumbing stamping standing sanding landing handing hanging ranging sealed sealer sealant cleaning clearing
  cladding padding bedding wedding welding molding holding folding building buildings master plastic plaster faster
  poster postern costs sorted stated stained strained trained drained drainer drawing drawer drawers screens screwed
  screened counter corner cornet former farmer warmer armour colour floors doors stores stairs chairs repairs prepare
  replace replaces placed places spaces graces traces tracks cracks bricks tricks sticks stocks blocks clocks
  lights rights nights tights flights heights weights wright brought bought thought
  sewing serving service sample simple settle little bottle battle cattle kettle turned burner corners
  winter wanted waited wasted tested rested listed lasted tasted hosted posted pasted printed pointed
  filter fitter litter letter better butter gutter gutters mutter center centre enter entry
  along align bench beach batch bath baths cable cables tables fables later water waters watered
  decks docks ducks picks packs pecks posts ports parts party forts roots roofs rooms rolls rails
  tiles tiled files piles miles smiles titles filed piled pooled cooled fooled tooled
  liner lever levers levels sever seven lovers covers hovers moves loves dives drives
  found pound sound bound round mound wound hound founds grounds
  light mains drain brain grain train paint point print taint faint saint
  clear clean climb clamp cramp crept creep crawl shawl trowel towel tower towels vowel
  height weight freight eighty single simply supply apply reply
  check checks cheek chess chest guest quest request
  flush plush blush brush crush crash flash trash splash slash smash
  bring brings bright light sight tight might night right fight eight
  client agent parent patent tenant tenants
  minute minutes distance instance insulation installation inspection inspected inspector instead
  hours yours fours tours pours doors moors
  lovely lively likely lately safely rarely barely nearly early yearly really
  number member timber lumber plumber plumbers
  square squares spare stare share shore score
  garden harden warden pardon carton cotton button bottom
  second seconds record records report reports repeat repaint repair repairs
  driver diver river liver silver sliver
  inside outside beside besides reside decide
  middle riddle saddle paddle puddle handle handles candle bundle
  thanks tanks banks ranks masks tasks asks
  coats boats costs coast toast roast boast
  planks plants slants grants pants paints
  pattern lantern western eastern northern
  common cannon canyon carbon ribbon
  mixer fixer boxer taxes faxes waxed boxes fixes mixes
  spring string strong strung stung sting bring
  kitchen chicken thicken kitten mitten written
  lining mining dining fining wining living giving having saving paving waving
  bedrooms bathroom bathrooms bedroom classroom
  nature mature future feature features creature
  caught taught fought sought ought
  powder ponder wonder yonder under thunder
  polish finish vanish varnish publish punish
  lounge lounges lunge plunge sponge
  basement casement pavement payment moment cement
  garage garbage package passage message massage
  excitement smoker smokers office offices notice notices police policy
  defect defects checked works worked working starter started plasterer tiling tiler signed inspect musty patchy cupping
  cupped bands retraining sweep charged detection sleeping planter delay delayed tented clips hears slider rated chased
  choked grinning flushing filler barking making marking router slipped skipped remaining remaining shoulder header
  polling pulling sending rests threat assignment remover stats cancel calling concerned concealed meaning wording noisy
  musky worst insert soaker thread mounted regulated resort automatic suspected though lodge wales visibly though
  completed properly following partly fault faults operation operational contracts extensive excessive basis waist hosing
  restriction bases shots leaned learned repainting exceeding compliant resistance production protection protective`.split(
    /\s+/,
  ),
);
/** Slips in short words, where a measured distance would guess wildly. */
export const SLIPS: ReadonlyMap<string, string> = new Map(
  `crak:crack gat:gate craks:cracks craked:cracked krack:crack krak:crack krac:crack glas:glass wal:wall leek:leak leeks:leaks
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
