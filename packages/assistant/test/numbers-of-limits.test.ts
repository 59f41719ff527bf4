/** Every number of an answer about a limit is of a row that it cites, or was said by whoever asked. */
import { STATE_CODES, type StateCode } from '@plumbline/knowledge';
import { holdsIn, TOLERANCES, type Tolerance } from '@plumbline/knowledge/tolerances';
import { expect, test } from 'vitest';
import { UNITS } from '../src/compose/limit-values.ts';
import { answer, NEW_THREAD, NOTHING_OWN, type Reply } from '../src/index.ts';

const TODAY = '2026-11-26';
/** Always the same run of chance, so that a failure can be looked at. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** How people ask for a limit with a size, `#`, and without one. */
const ASKED: Readonly<Record<string, readonly [sized: string, plain: string]>> = {
  'tile-lip': ['floor tiles with # lippage and 5 mm joints, ok', 'how much lippage may floor tiles have'],
  'tile-lip-polished': ['polished floor tiles have # of lippage', 'lippage allowed for polished tiles'],
  'tile-flat': ['tiled floor is # out under a 2 m straightedge', 'how flat must a tiled floor be over 2 m'],
  'floor-level-room': [
    'new house, lounge floor is # lower on one side',
    'how far out of level may a new floor be across a room',
  ],
  'floor-level-2m': ['new timber floor is # out over 2 m', 'how much may a new floor be out over 2 m'],
  'wall-straight': ['gyprock wall bows # over 2 m', 'how much may a plaster wall bow over 2 m'],
  'mas-overhang': ['bricks hang over the slab by #', 'how far may bricks overhang the slab'],
  'mas-weephole': ['weepholes are # apart', 'how far apart must weepholes be'],
  'mas-cavity-veneer': [
    'the cavity behind the brick veneer is # wide',
    'how wide must the cavity of brick veneer be',
  ],
  'stair-riser': ['the risers are # high', 'how high may a riser be'],
  'stair-going': ['the treads are # deep', 'how deep must the treads be'],
  'stair-landing': ['the landing is # long', 'how long must a landing be'],
  'bar-height': ['the balcony rail is # high', 'how high must a balcony rail be'],
  'bar-height-stair': [
    'the balustrade on the stairs is # high',
    'how high must a balustrade on the stairs be',
  ],
  'bar-opening': ['the balusters are # apart', 'how far apart may balusters be'],
  'ceil-height': ['the bedroom ceiling is # high', 'how high must a bedroom ceiling be'],
  'fire-door-gap': [
    'the fire door has a gap of # at the latch side',
    'what gap may a fire door have at the latch side',
  ],
  'wet-shower-wall': [
    'the membrane goes # up the shower wall',
    'how high must the shower wall be waterproofed',
  ],
  'slab-crack-vic26': ['the slab has a crack # wide', 'how wide may a crack in the slab be'],
  'masonry-crack-vic26': ['', 'how wide may a crack in a brick wall be'],
  'skirting-floor-gap': [
    'there is a gap of # between the skirting and the floor',
    'what gap is allowed between skirting and floor',
  ],
};

const rowOf = (id: string): Tolerance => {
  const row = TOLERANCES.find((each) => each.id === id);
  if (!row) throw new Error(`No row ${id}`);
  return row;
};
const ask = async (message: string): Promise<Reply> =>
  answer(message, NEW_THREAD, { ...NOTHING_OWN, today: TODAY });

const NUMBER = /(?<![\w.,:/-])(\d+(?:\.\d+)?)(?= ?(?:mm|m|cm|%|l\/s|years?|months?|weeks?|days?)\b)/gi;
const plainOf = (text: string) => text.replaceAll('**', '').replace(/\[\d+\]/g, '');

/** Numbers with a unit that neither a cited row nor the message holds. */
function strays({ text, rows }: Reply, message: string): string[] {
  const held = [
    message,
    ...rows.flatMap((row) => [row.title, row.text, row.source]),
    ...rows.map(exceedingOf),
  ].join(' ');
  return [...plainOf(text).matchAll(NUMBER)].flatMap(([, number = '']) =>
    new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(held) ? [] : [number],
  );
}
const exceedingOf = ({ id }: { id: string }) =>
  TOLERANCES.find((row) => `tolerance:${row.id}` === id)?.exceeding ?? '';

/** What a limit says of a length, as the row has it. */
function keptBy(row: Tolerance, millimetres: number): boolean {
  const factor = UNITS[row.unit ?? ''] ?? 1;
  const [low, high] = row.range ?? [];
  if (row.operator === 'range' && low != null && high != null)
    return millimetres >= low * factor && millimetres <= high * factor;
  const limit = (row.limit ?? 0) * factor;
  return row.operator === '>='
    ? millimetres >= limit
    : row.operator === '<'
      ? millimetres < limit
      : millimetres <= limit;
}

const PLACES: Readonly<Record<StateCode, string>> = {
  NSW: 'in Newcastle',
  VIC: 'in Geelong',
  QLD: 'in Cairns',
  WA: 'in Perth',
  SA: 'in Adelaide',
  TAS: 'in Hobart',
  NT: 'in Darwin',
  ACT: 'in Canberra',
};
const SAYS_NO = /no such limit for|hold no/i;

/** What is wrong with what is told of a limit in a state, where no size is stated. */
async function wrongOf(id: string, state: StateCode): Promise<string[]> {
  const row = rowOf(id);
  const message = `${ASKED[id]?.[1] ?? ''} ${PLACES[state]}`;
  const reply = await ask(message);
  const told = reply.rows.some((each) => each.id === `tolerance:${id}`);
  const elsewhere = told && !holdsIn(row, state) && !SAYS_NO.test(reply.text);
  const untold = !told && holdsIn(row, state) && !/^(?:slab|masonry)-crack/.test(id);
  return [
    ...strays(reply, message).map((number) => `${message}: ${number} is of no row`),
    ...(elsewhere ? [`${message}: told as if it held there`] : []),
    ...(untold ? [`${message}: not told: ${reply.text}`] : []),
  ];
}

test.each(Object.keys(ASKED))('what is told of %s in every state is that row’s number', async (id) => {
  const wrong: string[] = [];
  for (const state of STATE_CODES) wrong.push(...(await wrongOf(id, state)));
  expect(wrong).toEqual([]);
});

/** What is wrong with how a size is judged in a state. */
async function misjudged(id: string, state: StateCode, size: number): Promise<string[]> {
  const row = rowOf(id);
  const message = `${(ASKED[id]?.[0] ?? '').replace('#', `${size} mm`)} ${PLACES[state]}`;
  const reply = await ask(message);
  const text = plainOf(reply.text);
  const wrong = strays(reply, message).map((number) => `${message}: ${number} is of no row`);
  const says = /\bis (?:\w+ )?within the limit/.test(text);
  const denies = /\bis (?:\w+ )?(?:beyond the limit|below the least)/.test(text);
  if (!holdsIn(row, state)) return says || denies ? [...wrong, `${message}: judged: ${text}`] : wrong;
  const told = reply.rows.some((each) => each.id === `tolerance:${id}`);
  if (!told || /too close/.test(text)) return wrong;
  const kept = keptBy(row, size);
  return says === kept && denies === !kept ? wrong : [...wrong, `${message}: ${text}`];
}

test('a size is judged as its row judges it, in any state', async () => {
  const roll = dice(20_261_126);
  const ids = Object.keys(ASKED).filter((id) => ASKED[id]?.[0]);
  const wrong: string[] = [];
  for (let at = 0; at < 150; at += 1) {
    const id = ids[Math.floor(roll() * ids.length)] ?? '';
    const state = STATE_CODES[Math.floor(roll() * STATE_CODES.length)] ?? 'NSW';
    const row = rowOf(id);
    const middle = (row.limit ?? 0) * (UNITS[row.unit ?? ''] ?? 1);
    const raw = middle * (0.55 + 0.9 * roll());
    const size = middle < 20 ? Math.round(raw * 2) / 2 || 0.5 : Math.round(raw);
    wrong.push(...(await misjudged(id, state, size)));
  }
  expect(wrong).toEqual([]);
});

test.each([
  [
    'crack in the slab is 2.5 mm wide, Geelong, contract signed in March 2024',
    'doesn’t count for your contract',
  ],
  ['crack in the slab is 2.5 mm wide, Geelong, contract signed in September 2026', 'beyond the limit'],
])('the Victorian guide counts from its own day on: ‘%s’', async (message, said) => {
  expect((await ask(message)).text).toContain(said);
});
