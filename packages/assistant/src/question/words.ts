/** Which words of a question carry what it is about, and which only ask. */
import { tokenise } from '@plumbline/knowledge/language';

/** Words that ask, point or fill in; they tell nothing of the subject. */
const EMPTY = new Set(
  `a an the and or but so if then than as at by for from in into of off on onto out over to under up with without about
  after again also am any anyone anything are be been being before both can cant could did do does doing done each
  either else ever every few get gets getting got had has have having he her here hers him his how i im is it its
  itself just know let like lot many may maybe me might more most much must my myself need needs no nor not now of ok
  okay rid on once one ones only other our ours own please put really said same say see seem seems she should show shows
  some someone something still such sure tell than thank thanks that thats the their them then there these they thing
  things think this those through too try us use used usually very want was way we well were what whats when where
  which while who whom whose why will wish with wont would yes yet you your yours
  hi hello hey mate gday cheers bit quite actually basically currently someone somebody everything kind sort type
  help asking question wondering wonder explain mean means meaning understand give given go going goes come comes
  came make makes made take takes find found look looks looking work works around bring first second third last
  next house home building place thing australia australian australia s t re ve ll d m
  above behind below beneath beside against across along inside outside near past towards toward upon during against
  already always never often sometimes today tomorrow yesterday afterwards later soon already please everywhere
  keep keeps kept start starts started turn turned turns happened happening several piece full
  supposed meant reckon guess anyway regarding concerning relation related per via etc eg ie mine ours ive doesn don isn wasn hasn haven shouldn couldn wouldn didn aren weren anymore exactly exact
  stuff bother hope guy guys true correct agree confirm certain rather straight instead spot spotted spotting extra yep
  ago wks wk mths mth handed moved hows nah lol tho though defo arvo bloke two three four five six seven eight nine ten eleven twelve grand dollar dollars
  sandstone terrace cottage bungalow villa duplex homestead queenslander newsletter`.split(/\s+/),
);

/** Words by which people ask for a kind of answer. The intent tells it; the subject is what remains. */
const ASKING = new Set(
  `allowed allow allowable acceptable accepted accept permitted permit legal legally law laws rule rules tolerance
  tolerances limit limits maximum max minimum min required requirement requirements require compliant compliance
  comply complies noncompliant defective defect defects fault faulty problem problems issue issues bad serious
  seriousness severe severity dangerous urgent worry worried concerned concern safe critical cause causes caused
  causing reason reasons fix fixed fixing repair repaired repairing remedy rectify rectified step steps recommend
  recommended call contact hire tradie trade trades tradesperson professional specialist expert whom who ncc bca code
  clause clauses provision provisions standard standards regulation regulations apply applies applicable long wait
  leave left ignore happen happens untreated worse warranty claim liable liability responsible difference compare
  different versus vs between summary summarise summarize overview status photo photos photograph picture pictures
  pics camera allowance exceed exceeds exceeding within state states much many high low wide big large small deep
  tall thick far often long cover covers covered covering year years month months normal okay fine correct right wrong enough deal
  dealt treat treatment stop identify recognise recognize sign signs symptom symptoms define definition apart
  deemed satisfy satisfied category categories
  smallest largest biggest lowest highest shortest tallest widest longest deepest least
  rated rating finding findings result results verdict count counts counted counting due build built brand default bind judge judging stand standing
  number mm cm metre metres meter meters millimetre millimetres centimetre size measure measured measuring
  measurement value figure says say say's compulsory mandatory good drama dramas legit alright
  question answer say stage builder builders owner`.split(/\s+/),
);

/** Words that are no misspelling of a word of the trade. */
export const ORDINARY: readonly string[] = [
  ...EMPTY,
  ...ASKING,
  ...`australia sydney melbourne brisbane adelaide hobart darwin canberra newcastle geelong cairns ballarat bendigo
  victoria victorian queensland tasmania tasmanian tassie territory northern southern western eastern
  email phone lawyer solicitor court price prices cheap brand brands paris france colour colours weather football
  recipe school hospital doctor children child husband mother father brother sister neighbour neighbours tenant
  landlord tenants lease rental bought seller agent estate auction mortgage council permit approval boundary fence
  driveway garden lawn trees kitchen bedroom dining study hallway office shops factory warehouse school studio
  fixes fixing boxes mixes mixing using doing going being seeing tying dying lying owner owners whose
  horse house mouse flood blood metro metric paper plants plates bible cable table tiger tinder trial brain
  drain grain train stain panel pedal penal candle handle bottle button cotton muller miller morning`.split(
    /\s+/,
  ),
];

/** As people type on a phone. */
export const WRITTEN_OUT: Readonly<Record<string, string>> = {
  wot: 'what',
  wat: 'what',
  wats: "what's",
  wots: "what's",
  wht: 'what',
  abt: 'about',
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  shud: 'should',
  shd: 'should',
  cud: 'could',
  cld: 'could',
  wld: 'would',
  pgs: 'pages',
  bday: 'birthday',
  goin: 'going',
  doin: 'doing',
  gettin: 'getting',
  comin: 'coming',
  growin: 'growing',
  leakin: 'leaking',
  hav: 'have',
  coz: 'because',
  bcoz: 'because',
  dont: "don't",
  gyprok: 'gyprock',
  ext: 'external',
  int: 'internal',
  yrs: 'years',
  yr: 'year',
  diff: 'difference',
};
export const SHORT_WRITTEN = new RegExp(`\\b(?:${Object.keys(WRITTEN_OUT).join('|')})\\b`, 'gi');
/** Those that are a part of no name: 'Int render' may be one of the user's own findings. */
const NEVER_NAMES =
  /\b(?:wot|wats|wots|wht|abt|pls|plz|shud|shd|cud|cld|wld|coz|bcoz|pgs|bday|goin|doin|gettin|comin|growin|leakin)\b/gi;
/** With a capital they may be a name; 'wen' may be one as people type it. */
const NAMES_IN_CAPITALS = /\b(?:wat|hav)\b/g;
/** A text as it would be written with time to spare. */
export const writtenOut = (text: string): string =>
  [NEVER_NAMES, NAMES_IN_CAPITALS].reduce(
    (written, words) => written.replace(words, (word) => WRITTEN_OUT[word.toLowerCase()] ?? word),
    text,
  );

interface Words {
  /** Stems of what the question is about, in order, once each. */
  subject: readonly string[];
  /** Stems of everything but filler: the subject and the words that ask. */
  all: readonly string[];
}

const isNumber = (word: string) => /^\d[\d.,:]*(?:mm|cm|m|kg|l)?$/.test(word);

/** Words that people write in two and the sources in one, or the other way round. */
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\bweep[ -]holes?\b/gi, 'weephole'],
  [/\bdown[ -]pipes?\b/gi, 'downpipe'],
  [/\bplaster[ -]boards?\b/gi, 'plasterboard'],
  [/\bhand[ -]rails?\b/gi, 'handrail'],
  [/\bdamp[ -]proof(?:ing)?[ -]courses?\b/gi, 'DPC damp proof course'],
  [/\bsub[ -]floors?\b/gi, 'subfloor'],
  [/\bstair[ -](?:case|way|well)s?\b/gi, 'stairs'],
  [/\block[ -]up\b/gi, 'lockup'],
  [/\bpre[ -]purchase\b/gi, 'prepurchase'],
  [/\bpc (?=inspection|stage|date|claim|certificate)/gi, 'practical completion '],
  [/\bmoney back\b/gi, 'refund'],
  // The tread's depth; 'going' by itself is no word to search by.
  [
    /\b(?<=^|(?:the|a|stair|tread|private|same|and|min|max|minimum|maximum) )goings?\b(?! rate)/gi,
    'treadgoing',
  ],
];

/** The text with each compound as one word. */
export const joined = (text: string): string =>
  COMPOUNDS.reduce((written, [pattern, word]) => written.replace(pattern, word), text);

/** Reads the words of a question; `leaveOut` are words that were read as something else, such as states. */
export function wordsOf(text: string, leaveOut: ReadonlySet<string> = new Set()): Words {
  const subject = new Set<string>();
  const all = new Set<string>();
  for (const { word, stem } of tokenise(joined(text))) {
    if (word.length < 2 || isNumber(word) || EMPTY.has(word) || leaveOut.has(word)) continue;
    all.add(stem);
    if (!ASKING.has(word)) subject.add(stem);
  }
  return { subject: [...subject], all: [...all] };
}

/** The stems of every word, filler with them. */
export const stemsIn = (text: string): string[] => tokenise(text.toLowerCase()).map(({ stem }) => stem);

/** The stems of everything but filler. */
export const stemsOf = (text: string): string[] =>
  tokenise(joined(text))
    .filter(({ word }) => !EMPTY.has(word))
    .map(({ stem }) => stem);
