/** A question about Plumbline asked as others ask it: the topic whose askings share the most telling words with it. */
import { tokenise } from '@plumbline/knowledge/language';
import { HELP_TOPICS } from '../compose/product-help-topics.ts';
import { MORE_TOPICS } from '../compose/product-more-topics.ts';
import { PEOPLE_TOPICS } from '../compose/product-people-topics.ts';
import { TOPICS, type Topic } from '../compose/product-topics.ts';
import { USE_TOPICS } from '../compose/product-use-topics.ts';
import { classed } from './features.ts';

const stemOfWord = (word: string): string => tokenise(word)[0]?.stem ?? word;
const CLASS = /[A-Z]/;
const NOT_SURE = /(?:\bnot|n['’]t) (?:so |too |very )?(?:sure|certain)\b/gi;
const PERCENT = /\d+ ?(?:%|per ?cent\b)/gi;

/** Several words for one, each list by the one that stands for them. */
const SAME = `
SEND: send sent share email forward give hand show text
PERSON: client buyer owner customer solicitor lawyer agent landlord tenant committee strata colleague mate offsider partner builder boss bloke he she they him her them somebody someone
FINDING: finding findings defect defects issue issues result results snag snags item items
PHOTO: photo photos pic pics picture pictures image images shot shots snap snaps
REPORT: report reports pdf pdfs
PROJECT: project projects job jobs site sites
SEE: see seen view look looked read access open
CHANGE: change changed edit amend alter update rename replace overwrite override
REMOVE: delete deleted remove bin trash erase wipe rid clear
UNDO: undo restore recover revert withdraw reverse back
PAY: pay paid charge charged cost costs price fee bill billed much dollars bucks
FREE: free nothing trial
MEAN: mean means meaning definition
ENGINE: engine engines panel ai model models network opinion opinions vote votes bot algorithm
DISAGREE: disagree disagreed differ differs split conflict different argue
SURE: confidence sure percent certain
UNSURE: unsure
OFFLINE: offline internet reception signal wifi coverage connection network online connected
FAIL: fail failed fails unusable blurry rejected refused
LOGIN: login account log sign signing
PASSWORD: password passcode
MANY: many bulk batch several hundred fifty dozens together
GENUINE: genuine real tampered doctored prove proof fake authentic original
TRIBUNAL: BODY court tribunal
EXPORT: export download excel csv spreadsheet xlsx
IMPORT: import load
TRADE: TRADE tradie tradies tradesperson tradesman trade contractor subbie subcontractor
ALERT: alert alerts warning hazard hazards
ANSWERED: answer answered reply replied replies
DECISION: confirm confirmed correct corrected reject rejected
MEASURE: measure measuring measured measurement
FIXED: fixed mended done finished repaired
REPAIR: repair repairs fix fixes
PHONE: phone iphone android mobile ipad tablet
FREE_TEXT: type typing write wrote written context
LINK: link links
PRINT: print printed paper
FIRST: first start begin started
WHAT: what whats which
`;
/** Said of Plumbline's own things and doings; a house has a link and a pin as well, so two such words have to be shared. */
const OF_PRODUCT = new Set(
  `
PHOTO REPORT PROJECT FINDING ENGINE ALERT LINK EXPORT IMPORT OFFLINE PASSWORD LOGIN DECISION SEND
SURE UNSURE DISAGREE GENUINE app plumblin chat trail visit draft declar verif hold credit
letterhead logo theme dark notif trial refund subscript voic dictat pin keyboard gps duplic
scott version receipt factor sever compli inspect scale screen dashboard scorecard digest sync assign
reopen work order read blur mark class origin evidenc press button tap click tick
menu tab REPAIR draw room export procor upload monitor
`
    .trim()
    .split(/\s+/)
    .map((word) => (CLASS.test(word) ? word : stemOfWord(word))),
);
/** Neither of these tells what is asked. */
const NOTHING = new Set(
  'i a an the my our your me we us you it its this that these those to of in on at for from and or so do did does is are was were be been am have has had will would could should may might get got just please with by as if there some any all up out into about then when want need like can not only new one DEFECT PART ROOM SIZE STATE'.split(
    ' ',
  ),
);
const CONCEPTS: ReadonlyMap<string, string> = new Map(
  SAME.trim()
    .split('\n')
    .flatMap((line) => {
      const [concept = '', words = ''] = line.split(': ');
      return words.split(' ').map((word) => [CLASS.test(word) ? word : stemOfWord(word), concept] as const);
    }),
);

/** What a message asks by, each once. */
function termsOf(message: string): ReadonlySet<string> {
  const terms = classed(message.replace(PERCENT, ' percent ').replace(NOT_SURE, ' unsure '))
    .split(/[^A-Za-z0-9_']+/)
    .flatMap((word) => (/^[A-Z_]+$/.test(word) ? [word] : tokenise(word).map(({ stem }) => stem)))
    .filter((term) => !NOTHING.has(term))
    .map((term) => CONCEPTS.get(term) ?? term);
  return new Set(terms);
}

interface Asking {
  topic: Topic;
  terms: ReadonlySet<string>;
}
const ALL: readonly Topic[] = [...TOPICS, ...HELP_TOPICS, ...PEOPLE_TOPICS, ...USE_TOPICS, ...MORE_TOPICS];
const ASKINGS: readonly Asking[] = ALL.flatMap((topic) =>
  (topic.askings ?? '')
    .split(' | ')
    .filter((asking) => asking !== '')
    .map((asking) => ({ topic, terms: termsOf(asking) })),
);

/** In how many topics each term is asked by. */
const TOPICS_WITH = new Map<string, Set<Topic>>();
for (const { topic, terms } of ASKINGS)
  for (const term of terms) TOPICS_WITH.set(term, (TOPICS_WITH.get(term) ?? new Set()).add(topic));
const weightOf = (term: string): number => Math.log(ALL.length / (TOPICS_WITH.get(term)?.size ?? 1));

/** What a message says besides counts less than what it leaves out of an asking: people tell why they ask. */
const BESIDE = 0.4;

/** The weight that both share, as a share of the asking's and a part of what the message says besides. */
function likeness(said: ReadonlySet<string>, asking: ReadonlySet<string>): number {
  let shared = 0;
  let all = 0;
  for (const term of asking) all += weightOf(term);
  for (const term of said)
    if (asking.has(term)) shared += weightOf(term);
    else all += BESIDE * weightOf(term);
  return all === 0 ? 0 : shared / all;
}

const ASKING_WORD = /^(?:WHAT|how|who|where|why|when)$/;
/** Whether what both share says anything: two words at least, one of them of Plumbline's own. */
function tells(said: ReadonlySet<string>, asking: ReadonlySet<string>): boolean {
  const shared = [...said].filter((term) => asking.has(term) && !ASKING_WORD.test(term));
  return shared.length > 1 && shared.some((term) => OF_PRODUCT.has(term));
}

/** Asks how it works; which of one's own, how many and since when is asked of the account. */
const ASKS_HOW =
  /\b(?:how (?!many\b|much (?:have|do i (?:owe|have))|long (?:have|since|ago))|can|could|is there|are there|where (?:do|can|is|are|would|will)|wheres|what (?:is|are|does|do|happens|if|button)|what['’]s|whats|why|do (?:you|my|the|they|we)|does|will|would|may|who (?:can|sees|will)|am i|do i|has to|want to|need to|reckons|says|won['’]?t)\b|\?$/i;
const OF_OWN =
  /\b(?:did (?:i|we)|have (?:i|we)|has (?:anyone|anybody)|how many|which|list|when did|who has|what(?:['’]?s| is) (?:the (?:address|phone|number|status|stage)|left)|how sure (?:was|were|are|is)|expert\w*|chat ?gpt|my (?:worst|newest|last|open)|(?:this|that) (?:project|result|finding)|columns|what needs|did anyone|were any|do i have)\b|^\W*(?:(?:can|could|would) (?:you|u) )?(?:please |pls )?(?:show|give|gimme|list|delete|change|close|write|draft|tell|do up|make me)\b/i;

/** From here on nearly all that was asked of others is that topic, and with words that only Plumbline has, from less on. */
const ALIKE = 0.5;
const ALIKE_SURELY = 0.38;
const ONLY_OF_PRODUCT =
  /\b(?:plumbline|(?:the|this|your|ur) (?:app|panel|ai|engines?|chat)|press|button|tab|log ?in|sign ?in|password|letterhead|work order|evidence pack|legal hold|procore|aconex|bcf|import\w*|export\w*|upload\w*|offline|no (?:signal|reception|coverage)|monitoring|voice notes?|declared?|tradie link|mark ?up)\b/i;

/** The topic that a message asks for in nearly the words of one of its askings; undefined where none is near enough. */
export function likened(message: string): Topic | undefined {
  if (!ASKS_HOW.test(message) || OF_OWN.test(message)) return undefined;
  const said = termsOf(message);
  let topic: Topic | undefined;
  let alike = ONLY_OF_PRODUCT.test(message) ? ALIKE_SURELY : ALIKE;
  for (const asking of ASKINGS) {
    const found = likeness(said, asking.terms);
    if (found >= alike && tells(said, asking.terms)) [topic, alike] = [asking.topic, found];
  }
  return topic;
}
