/** What the model of aims sees of a message: its words, with names of things replaced by their class. */
import { DEFECT_NAMES } from '../question/defect-mentions.ts';
import { BODY, ELEMENT, ROOMS, SIZE, STANDARD, STATE, TRADE } from './entities.ts';

/** A map, since a record has a 'constructor' of its own. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['wot', 'what'],
  ['wats', 'whats'],
  ['pls', 'please'],
  ['cant', 'cannot'],
  ['dont', 'do not'],
  ['wont', 'will not'],
  ['shouldnt', 'should not'],
  ['isnt', 'is not'],
  ['hows', 'how is'],
  ['whats', 'what is'],
  ['whos', 'who is'],
  ['wheres', 'where is'],
  ['whose', 'whose'],
  ['im', 'i am'],
  ['ive', 'i have'],
  ['theres', 'there is'],
  ['gonna', 'going to'],
  ['wanna', 'want to'],
  ['gotta', 'have to'],
  ['til', 'until'],
  ['till', 'until'],
]);
/** Of longer messages the beginning tells what they want. */
const LONGEST = 600;
const STOP = new Set(
  'a an the of at in on to please mate hi hey hello so just really then ok okay well um'.split(' '),
);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const DEFECT = new RegExp(
  `\\b(?:${DEFECT_NAMES.map(escaped).join('|')}|cracks?|damp|mould|leaks?|rust|termites)\\b`,
  'g',
);
const ENDING = /(?:ies|ing|ed|es|s)$/;

/** The bare form of a word, so that 'fixes' and 'fixed' are the same. */
const bare = (word: string) => {
  if (word.length < 5 || /[A-Z]/.test(word)) return word;
  const cut = word.replace(ENDING, '');
  return cut.length >= 3 ? cut : word;
};

const ANY_ELEMENT = new RegExp(ELEMENT.source);
/** Stands at the end of a message that speaks of a part of a building. */
const PART = 'PART';
const YEARS = /\b(?:yrs?|yo|y\/o)\b/g;
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?= (?:years?|months?|weeks?|days?))/g;

/** The message in small letters, without apostrophes, with classes in capitals: 'can a TRADE fix DEFECT'. */
export function classed(message: string, projectNames: readonly string[] = []): string {
  let text = message.toLowerCase().replaceAll('’', "'").slice(0, LONGEST);
  for (const name of [...projectNames].sort((a, b) => b.length - a.length))
    text = text.replaceAll(name.toLowerCase(), ' PROJ ');
  const element = ANY_ELEMENT.test(text) ? ` ${PART}` : '';
  return `${text}${element}`
    .replace(YEARS, 'years')
    .replace(NUMBER_WORD, 'NUM')
    .replace(DEFECT, ' DEFECT ')
    .replace(/\$ ?\d[\d,.]*k?/g, ' MONEY ')
    .replace(STANDARD, ' STANDARD ')
    .replace(SIZE, ' SIZE ')
    .replace(/\d+(?:[.,]\d+)*/g, ' NUM ')
    .replace(BODY, ' BODY ')
    .replace(STATE, ' STATE ')
    .replace(TRADE, ' TRADE ')
    .replace(ROOMS, ' ROOM ')
    .replace(/'/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const GRAM = { shortest: 3, longest: 4, least: 4 };

/** Parts of a word, so that one misspelt, or never met, still tells something. */
function addParts(word: string, features: Set<string>): void {
  if (word.length < GRAM.least || /[A-Z]/.test(word)) return;
  const shape = `<${word}>`;
  for (let size = GRAM.shortest; size <= GRAM.longest; size += 1)
    for (let from = 0; from + size <= shape.length; from += 1)
      features.add(`#${shape.slice(from, from + size)}`);
}

const SLOTS = ['STATE', 'SIZE', 'NUM', 'MONEY', 'BODY', 'TRADE', 'DEFECT', 'ROOM', 'PROJ', 'STANDARD', PART];

/** Which classes of names are said together: a state and a number of years, a part and a size. */
function addSlots(text: string, features: Set<string>): void {
  const said = new Set(text.match(/[A-Z]{2,}/g) ?? []);
  const here = SLOTS.filter((slot) => said.has(slot));
  for (const [at, slot] of here.entries()) {
    features.add(`=${slot}`);
    for (const other of here.slice(at + 1)) features.add(`=${slot}+${other}`);
  }
}

/** Words, their parts, pairs, and the beginning and length of a classed message. */
export function featuresOf(text: string): string[] {
  const words = (text.match(/[A-Z]{2,}|[a-z]+/g) ?? []).flatMap((word) =>
    (SHORT.get(word) ?? word).split(' '),
  );
  const told = words.filter((word) => !STOP.has(word) && word !== PART).map(bare);
  const features = new Set<string>();
  for (const word of told) addParts(word, features);
  addSlots(text, features);
  for (const [at, word] of told.entries()) {
    features.add(word);
    const next = told[at + 1];
    if (next) features.add(`${word} ${next}`);
    const after = told[at + 2];
    if (next && after) features.add(`${word} _ ${after}`);
  }
  const [first = '', second = ''] = told;
  features.add(`^${first}`);
  features.add(`^${first} ${second}`);
  features.add(`length ${Math.min(6, Math.ceil(told.length / 3))}`);
  return [...features];
}
