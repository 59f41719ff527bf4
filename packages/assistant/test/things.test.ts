import { describe, expect, it } from 'vitest';
import { NOTHING_OWN } from '../src/index.ts';
import { tellsNothingWrong, troublesTold } from '../src/things/complaint.ts';
import { canBe } from '../src/things/fits-the-part.ts';
import { partsNamed, thingsNamed } from '../src/things/house-parts.ts';
import { talk } from './conversation.ts';

const last = async (...messages: string[]) => (await talk(messages, NOTHING_OWN)).at(-1);

describe('the parts that a message names', () => {
  it.each([
    ['the ceiling fan clicks', 'ceiling_fan', ''],
    ['the balcony door sticks', 'door', ''],
    ['a tap in the shower drips', 'tap', 'shower'],
    ['whirlybird on the roof squeals', 'roof_vent', 'roof'],
    ['next door has a new gate', 'gate', ''],
    ['plumber is coming on friday', '', ''],
  ])('‘%s’', (message, thing, place) => {
    expect(thingsNamed(message).map(({ id }) => id)).toEqual(thing ? [thing] : []);
    const places = partsNamed(message).filter(({ isPlace }) => isPlace);
    expect(places.map(({ part }) => part.id)).toEqual(place ? [place] : []);
  });
});

describe('whether trouble is told', () => {
  it.each([
    'the gate drags',
    'fence panel came off',
    'it isn’t finished',
    'drawer wont shut',
    'tiles are drummy and loose',
  ])('‘%s’ tells some', (message) => expect(troublesTold(message)).not.toEqual([]));

  it.each([
    'no leaks or cracks anywhere',
    'got a split system in the lounge',
    'my ute broke down',
    'landlord dropped off a key',
    'he fixed the leak',
    'termite bloke came, all clear',
  ])('‘%s’ tells none', (message) => {
    expect(tellsNothingWrong(message)).toBe(true);
  });

  it.each(['there is no rail on the deck', 'we found termites', 'wires are bare up there', 'dad cut a stud'])(
    '‘%s’ may be a danger',
    (message) => expect(tellsNothingWrong(message)).toBe(false),
  );
});

describe('a row fits the part that is spoken of', () => {
  it.each([
    ['exhaust_not_ducted', 'the verandah fan wobbles', false],
    ['exhaust_not_ducted', 'bathroom fan drips', true],
    ['stair_noncompliant', 'the window winder is stripped', false],
    ['sagging_roof', 'tv aerial leans on the roof', false],
    ['sagging_roof', 'the roof line dips', true],
    ['timber_floor_gap', 'decking boards split', false],
    ['condensation_mould', 'the wardrobe is mouldy', true],
    ['barrier_noncompliant', 'the handrail is loose', true],
  ] as const)('%s: ‘%s’', (defectId, message, fits) => {
    expect(canBe(defectId, thingsNamed(message))).toBe(fits);
  });
});

describe('trouble with a part that no row covers', () => {
  it.each([
    ['barn door in the study jumps its rail', /carpenter/i],
    ['our linen cupboard has bowed shelves, is it serious', /cabinetmaker/i],
    ['the blind in the study has come loose, who fixes that', /blind installer/i],
    ['outdoor tap squirts at the wall', /licensed plumber/i],
    ['roller shutter wont go down any more', /blind installer/i],
    ['the doorbell is dead', /licensed electrician/i],
  ])('‘%s’ has its trade, what can’t wait and a question', async (message, trade) => {
    const led = await last(message);
    expect(led?.text).toMatch(trade);
    expect(led?.text).toMatch(/can’t wait if/);
    expect(led?.text).toMatch(/\?\n/);
    expect(led?.declined).toBe(false);
  });

  it('answers who and how long from the same ground afterwards', async () => {
    const told = 'the benchtop has dropped at the join';
    expect((await last(told, 'who do i ring'))?.text).toMatch(/^\*\*A benchtop installer/);
    expect((await last(told, 'how long can i leave it'))?.text).toMatch(
      /^\*\*How serious that is I can’t say/,
    );
  });

  it('keeps a row of the part that is spoken of', async () => {
    expect((await last('the bedroom door binds on the frame'))?.text).toContain('Door binding');
    expect((await last('the floor squeaks in the hall'))?.text).toContain('Squeaking floor');
  });

  it('keeps alerts as they are', async () => {
    expect((await last('the light switch sparks when i touch it'))?.alerts.map(({ kind }) => kind)).toContain(
      'electrical',
    );
  });
});

describe('where no fault is told', () => {
  it.each([
    'we have a termite system round the slab',
    'there is a skylight over the landing',
    'no damp and no mould in any room',
    'getting a pool fence put in next month',
    'my aunt stores her paint under the stairs',
  ])('‘%s’ names no defect', async (message) => {
    const led = await last(message);
    expect(led?.rows).toEqual([]);
    expect(led?.text).not.toContain('usually');
  });

  it.each([
    ['there are live termites in the skirting', /termite/i],
    ['the stairs have risers of all different heights', /stair/i],
    ['roof tiles slipped in the wind', /roof tile/i],
  ])('‘%s’ is still told', async (message, told) => {
    const led = await last(message);
    expect(`${led?.lead} ${led?.text}`).toMatch(told);
    expect(led?.text).not.toContain('Noted');
  });
});

it.each(['gas heater is loud and rattles', 'the wood heater is cracked', 'gas cooktop clunks when lit'])(
  '‘%s’ stays off, and illness beside it is told',
  async (message) => {
    const said = await last(message);
    expect(said?.text).toMatch(/dizzy.*Leave it off until then/s);
  },
);
