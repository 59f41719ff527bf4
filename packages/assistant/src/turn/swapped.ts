/** A question with one of its parts swapped: its place, its amount, its material, its thing, or what is asked of it. */
import { type AspectAsked, aspectsAsked, MEASURED } from '../facts/aspects.ts';
import { thingsIn } from '../facts/things.ts';
import { statesIn } from '../question/places.ts';
import { mainOf, type NamedBefore, namedIn, put, subjectOf, withArticle } from './named-before.ts';
import { namesMatter } from './read-turn.ts';

/** A tribunal or a regulator says its state and is asked of by itself. */
const BODY =
  /cat$|^qbcc|^vba$|^bpc$|^dbdrv$|^cbos$|^hbcf$|fair trading|building|energy|tribunal|scheme|access canberra/i;
const BESIDE_STATE =
  /\b(?:in|for|at|from|the|an?|my|our|house|place|home|job|project|property|build|work|site|unit|if|is|its|it|it['’]s|i['’]?m|we['’]?re|was|were|are|live|based|being|over|down|up|here|there|say|about|what|one|contract|same|happens|does|do|they|rules?|law|state|version|of|that|this|same|any|different|still|true|too|also|apply|applies|works?)\b/gi;

const placesIn = (text: string) => statesIn(text).filter(({ words }) => !BODY.test(words.trim()));
const WRITTEN: Readonly<Record<string, string>> = { VIC: 'Victoria', QLD: 'Queensland', TAS: 'Tasmania' };

/** The state that a turn names, and what else it says. */
export function placeOf(text: string): { place: string | undefined; rest: string } {
  const [first, ...others] = placesIn(text);
  if (!first || others.length > 0) return { place: undefined, rest: text };
  const before = text.slice(0, first.at).replace(/\b(?:in|for|at|over in|down in|up in)\s*$/i, '');
  const rest = `${before} ${text.slice(first.end)}`.replace(/\s+/g, ' ').trim();
  const told = /[a-z]/i.test(rest.replace(BESIDE_STATE, ''));
  return { place: WRITTEN[first.code] ?? first.code, rest: told ? rest : '' };
}

/** A question asked of another state. */
export function inPlace(question: string, place: string): string {
  const [first, ...others] = placesIn(question);
  if (!first) return `${ended(question)} in ${place}?`;
  const only = [...others]
    .reverse()
    .reduce((text, { at, end }) => put(text, { start: at, end }, ''), question);
  return put(only, { start: first.at, end: first.end }, place);
}

/** A question without the mark at its end. */
export const ended = (question: string): string => question.trim().replace(/[\s?!.,;:]+$/, '');

const AMOUNT =
  /\$ ?\d[\d,]*(?:\.\d+)?(?: ?(?:k|thousand|grand|m|mil|million)\b)?|\b\d[\d,]*(?:[.:]\d+)?(?: ?(?:mm|cm|metres?|meters?|m2|m²|sqm|square met\w+|m|percent|per cent|k|grand|thousand|dollars|bucks|years?|yrs?|months?|weeks?|days?|hours?|store?ys?|degrees)\b| ?%)?/gi;
const BESIDE_AMOUNT =
  /\b(?:if|when|its|it['’]?s|it|is|was|are|they|they['’]re|mine|ours|mine['’]s|that|that['’]s|the|an?|at|by|only|just|about|over|under|around|more|less|than|like|wide|high|tall|deep|thick|long|wider|higher|in|across|then|now|say|measured|reads|for|of|with|job|work|worth|contract|from|to|up|actually|really|metres?|out)\b/gi;

/** '900 high' is a length whose unit goes without saying. */
const MEASURED_BARE = /^\d{2,4} (?:high|wide|deep|tall|thick|long|apart|off|above)\b/i;

type Unit = 'money' | 'length' | 'area' | 'share' | 'time' | 'other' | 'none';
const unitOf = (amount: string): Unit =>
  /\$|(?:\d| )(?:k|grand)\b|thousand|dollars|bucks|mil/i.test(amount)
    ? 'money'
    : /m2|m²|sqm|square/i.test(amount)
      ? 'area'
      : /mm|cm|met|\d ?m\b/i.test(amount)
        ? 'length'
        : /%|per ?cent/i.test(amount)
          ? 'share'
          : /year|yr|month|week|day|hour/i.test(amount)
            ? 'time'
            : /[a-z]/i.test(amount)
              ? 'other'
              : 'none';

/** The question with the amount that a turn names in place of its own; undefined where the turn says more than that. */
export function withAmount(text: string, question: string): string | undefined {
  const [said, ...others] = [...text.matchAll(AMOUNT)];
  if (!said || others.length > 0) return undefined;
  if (/[a-z]/i.test(text.replace(AMOUNT, '').replace(BESIDE_AMOUNT, ''))) return undefined;
  const unit = unitOf(said[0]);
  const leads = (before: string) => /\b(over|across|in) (?:a )?$/i.exec(before)?.[1]?.toLowerCase();
  const across = leads(text.slice(0, said.index));
  const fitting = [...question.matchAll(AMOUNT)].filter((one) => {
    const other = unitOf(one[0]);
    if (other === 'none') return unit === 'length' && MEASURED_BARE.test(question.slice(one.index));
    return other === unit || unit === 'none';
  });
  const old =
    fitting.find(({ index }) => across !== undefined && leads(question.slice(0, index)) !== undefined) ??
    fitting[0];
  if (!old) return unit === 'none' ? undefined : `${ended(question)}, ${text}?`;
  const words = unit === 'none' ? old[0].replace(/\d[\d,.:]*/, said[0].trim()) : said[0].trim();
  return put(question, { start: old.index, end: old.index + old[0].length }, words);
}

const MATERIAL =
  /\b(?:tiled|timber|wooden|wood|hardwood|pine|merbau|brick|masonry|block(?:work)?|besser block|plaster(?:board)?|gyprock|rendered|concrete|steel|metal|colou?rbond|tin|alumini?um|composite|vinyl|slate|terracotta|copper|pvc|plastic|glass|stone|hebel|fibre cement|weatherboard|laminate|carpet|porcelain|ceramic|cedar|bamboo|polished)(?:work)?\b/i;
const ONLY_MATERIAL = new RegExp(
  `^(?:(?:in|of|with|made of|on|for|if (?:it|they)(?:['’]?s| is| are|['’]?re))\\s+)?(?:(?:an?|the|my|our|some|new|old|bare|raw) )*(${MATERIAL.source})(?: (?:ones?|sort|kind|type|version))?$`,
  'i',
);

/** The question asked of another material; undefined where the turn names more than that, or the question no thing. */
export function ofMaterial(text: string, question: string): string | undefined {
  const material = ONLY_MATERIAL.exec(text)?.[1];
  if (material === undefined) return undefined;
  const old = MATERIAL.exec(question);
  if (old) return put(question, { start: old.index, end: old.index + old[0].length }, material);
  const main = mainOf(namedIn(question));
  return main && put(question, { start: main.start, end: main.start }, `${material} `);
}

/** What a question asks, in its own words: 'how long', 'minimum height'. */
function askedIn(question: string, aspects: readonly AspectAsked[]): string | undefined {
  const first =
    aspects.find(({ aspect }) => aspect === 'pays') ?? aspects.find(({ aspect }) => aspect !== 'any');
  if (!first) return undefined;
  const words = question.slice(first.start, first.end).split(/\s+/);
  const head = /^(?:how|who|when|why|where|what) \w+/i.exec(question.slice(first.start))?.[0];
  const short = words.length > 3 && head ? head : words.join(' ');
  const lead =
    /^\W*((?:what|which|min\w*|max\w*) (?:\w+ )?)$/i.exec(question.slice(0, first.start))?.[1] ?? '';
  return `${lead}${short}${/\bbefore\b/i.test(question) ? ' before' : ''}`;
}

const ONE = /\bones?\b/i;
const ARTICLE = /^(?:(?:an?|the|my|our|your|his|her|their|that|this|any)\b\s*)+/i;
const PREPOSITION =
  /^(?:in|on|at|for|of|to|with|about|behind|under|above|around|between|along|near|beside)\s+(?=\S)/i;
const ROOMS: ReadonlySet<string> = new Set(
  'bedroom bathroom kitchen hallway garage laundry toilet living balcony deck stair'.split(' '),
);
const WHICH_ROOM =
  /^(?:(?:bed|bath)room|kitchen|hallway|garage|laundry|toilet|ensuite|living room|balcony|deck|stairs?)[’']?s? (?=\S)/i;
const isRoom = (ids: readonly string[]) => ids.some((id) => ROOMS.has(id));
const ROOM_SAID =
  /\b(?:lounge|living|family|dining|rumpus|study|pantry|hall|stairwell|loft|attic|patio|verandah?)\b/i;

/** The spans of a question that a thing may take the place of, the likeliest first. */
function openTo(
  named: readonly NamedBefore[],
  ids: readonly string[],
  isPlace: boolean,
  denied: string,
  question: string,
) {
  const rank = (one: NamedBefore): number => {
    const said = question.slice(one.start, one.end).toLowerCase();
    if (denied !== '' && (said.includes(denied.toLowerCase()) || denied.toLowerCase().includes(said)))
      return 0;
    if (one.ids.some((id) => ids.includes(id))) return 1;
    if (isRoom(ids) && isRoom(one.ids)) return 2;
    return one.isPlace === isPlace ? 3 : one.isPlace ? 5 : 4;
  };
  return [...named].sort((one, other) => rank(one) - rank(other));
}

/** The question asked of the thing that a turn names, the likeliest reading first. */
export function ofThingSaid(text: string, question: string, denied: string): string[] {
  const leads = PREPOSITION.exec(text)?.[0] ?? '';
  const thing = text.slice(leads.length).replace(ARTICLE, '').replace(ONE, '').replace(/\s+/g, ' ').trim();
  if (thing === '') return [];
  const named = namedIn(question);
  const said = thingsIn(thing);
  const known = said.flatMap((one): readonly string[] => one.ids);
  const ids = known.length === 0 && ROOM_SAID.test(thing) ? ['living'] : known;
  const main = mainOf(named);
  const deniedAt =
    denied === '' ? -1 : question.toLowerCase().indexOf(denied.toLowerCase().replace(ARTICLE, ''));
  const inItsPlace =
    deniedAt < 0
      ? []
      : [put(question, { start: deniedAt, end: deniedAt + denied.replace(ARTICLE, '').length }, thing)];
  // 'In winter', 'for a rental' say when or where, and nothing to ask of.
  if (leads !== '' && ids.length === 0 && !namesMatter(thing)) return [`${ended(question)} ${text}?`];
  // 'The stair one', 'on the stairs', 'the bathroom' after a bedroom window say which one, or where.
  const where = named.find((one) => one !== main && isRoom(one.ids));
  const which = main && WHICH_ROOM.exec(question.slice(main.start, main.end))?.[0].length;
  const saysWhich =
    ONE.test(text) ||
    (isRoom(ids) && (which !== undefined || /^(?:in|on|at) $/i.test(leads)) && said.length <= 1);
  if (main && saysWhich && inItsPlace.length === 0 && !isRoom(main.ids))
    return [
      where && which === undefined
        ? put(question, where, thing)
        : put(
            question,
            { start: main.start, end: which ? main.start + which : main.head.start },
            `${thing} `,
          ),
    ];
  const swapped = openTo(named, ids, /^(?:in|on|at|behind|under|above) $/i.test(leads), denied, question)
    .slice(0, 2)
    .map((one) => {
      const place = withArticle(question, one);
      const words = text.slice(leads.length).replace(ONE, '').trim();
      return /^(?:an?|the|my|our)\b/i.test(words) ? put(question, place, words) : put(question, one, thing);
    });
  const asked = askedIn(question, aspectsAsked(question));
  const anew =
    asked === undefined ? [] : [`${asked} for ${text.slice(leads.length).replace(ONE, '').trim()}?`];
  const subject = subjectOf(question);
  const partOf = asked && subject ? [`${asked} for the ${thing} of ${subject}?`] : [];
  return [...inItsPlace, ...swapped, ...anew, ...partOf];
}

const QUESTION_WORDS =
  /^(?:(?:by |for |to |with )?(?:who|whom)(?: else)?|when|why|where|how (?:often|long|far|far apart|high|low|wide|deep|thick|much|many|big|close|soon|steep|old|strong|large|small|tall))$/i;
const HEAD =
  /^\W*(?:how (?:far apart|often|long|far|high|low|wide|deep|thick|big|close|soon|steep|old|tall|much|many)|who|when|where|why|what)\b(?: (?:the )?(?:min\w*|max\w*))?/i;
const POINTS = /\b(?:it|that|this|they|them|those|these|one)\b(?!['’])/i;

/** Something else asked of the thing of a question, the likeliest reading first; none where the turn asks nothing of it. */
export function otherAsked(text: string, question: string): string[] {
  const subject = subjectOf(question);
  const rest = question.replace(HEAD, '').trim();
  const bare = QUESTION_WORDS.test(text);
  const sameAgain = bare && rest !== question.trim() && rest !== '' ? [`${text} ${rest}`] : [];
  if (subject === undefined) return sameAgain;
  if (bare) return [...sameAgain, `${text} for ${subject}?`];
  const action = ACTION.exec(question)?.[1];
  // 'Do I need an engineer for that?' after 'can I take out a wall?'
  const toDo = action === undefined ? [] : [`${text.replace(FOR_THAT, '')} to ${ended(action)}?`];
  if (POINTS.test(text)) return [...(FOR_THAT.test(text) ? toDo : []), `${text.replace(POINTS, subject)}?`];
  return [...toDo, NOUN.test(text) ? `${text} of ${subject}?` : `${text} for ${subject}?`];
}
const ACTION =
  /^\W*(?:(?:so|and|ok|hi|hey)\b\W*)*(?:can|could|may|should|am) (?:i|we) (?:allowed to )?(?!be\b|have\b|get\b|still\b)(.+?)(?: (?:my|our)sel(?:f|ves))?\W*$/i;
const FOR_THAT = /\s*\b(?:for|to do|before) (?:that|this|it)\b/i;
const NOUN = /^(?:the |its |their )?(?:\w+ )?\w+$/i;

/** Whether a turn only asks: what is measured, who, who pays, when, why, whether it needs a permit. */
export const asksAspect = (text: string): boolean =>
  aspectsAsked(text).some(({ aspect }) => MEASURED.has(aspect) || ASKED_ALONE.has(aspect));
const ASKED_ALONE: ReadonlySet<string> = new Set(
  'amount deadline life wait who pays myself permit tell prevent cause where steps'.split(' '),
);
