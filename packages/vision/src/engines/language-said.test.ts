import { NAMED_THINGS, wordsAgainstPhoto } from '@plumbline/knowledge';
import { kindOfDefect, readAlerts } from '@plumbline/knowledge/hazards';
import { heldBy, namesItself } from '@plumbline/knowledge/language';
import { describe, expect, it } from 'vitest';
import { combine } from '../consensus/combine.ts';
import { SHIPPED_WEIGHTS } from '../consensus/weights.ts';
import type { Opinion, Vote } from '../panel.ts';
import { language } from './language.ts';

/** Half of them were written before the rule and not read while it was made: those after the empty lines. */
const NAMING: readonly (readonly [text: string, defectId: string])[] = [
  ['crack in the brickwork above the window, stepped', 'brick_stepped_crack'],
  ['tiles in the ensuite sound hollow and two are cracked', 'tile_cracked'],
  ['paint is peeling off the weatherboards', 'peeling_paint'],
  ['black mould on the bathroom ceiling', 'condensation_mould'],
  ['ceiling is sagging in the lounge', 'ceiling_sag'],
  ['termites in the skirting', 'termite_damage'],
  ['water pools against the house after rain', 'site_drainage_ponding'],
  ['gutter is rusted through', 'gutter_defect'],
  ['roof tile slipped near the ridge', 'broken_roof_tile'],
  ['shower leaks into the hallway', 'waterproofing_failure'],
  ['front door sticks on the frame', 'door_binding'],
  ['white powdery salts on the bricks', 'efflorescence'],
  ['concrete is coming off and the reo is rusty', 'concrete_spalling'],
  ['no smoke alarm upstairs', 'missing_smoke_alarm'],
  ['switchboard has no safety switches', 'switchboard_defect'],

  ['the retaining wall leans towards the footpath', 'retaining_wall_lean'],
  ['balustrade is only 850 high', 'barrier_noncompliant'],
  ['weepholes are covered by garden soil', 'blocked_weephole'],
  ['rust streaks under the steel lintel', 'corroded_lintel'],
  ['render is drummy and falling off', 'render_defect'],
  ['timber deck posts are rotten at the base', 'timber_rot'],
  ['no insulation over the back bedroom', 'insulation_missing'],
  ['bathroom fan blows into the roof space', 'exhaust_not_ducted'],
  ['floor bounces when you walk across the lounge', 'bouncy_floor'],
  ['grout has fallen out between the shower tiles', 'grout_sealant_missing'],
  ['rising damp in the party wall, salt line at 600', 'rising_damp'],
  ['pool gate doesn’t self close', 'pool_barrier'],
  ['pipe under the sink is leaking', 'leaking_pipe'],
  ['brown water stain on the ceiling', 'water_stain'],
  ['crack across the garage slab', 'slab_crack'],
];
/** Each names a thing and says that it is past, mended or as it should be. */
const SETTLED: readonly (readonly [text: string, defectId: string])[] = [
  ['fibro eaves were taken down by a licensed removalist last year', 'asbestos_suspect'],
  ['asbestos pipe lagging removed in 2016, clearance on file', 'asbestos_suspect'],
  ['pool gate self closes and latches, fence 1.3 m high', 'pool_barrier'],
  ['shower screen is toughened, AS 1288 stamp in the corner', 'glass_safety'],
  ['laminated glass in the sidelight, marked', 'glass_safety'],
  ['the old switchboard was replaced in 2021 and certified', 'switchboard_defect'],
  ['termites treated 2018, no activity since', 'termite_damage'],
  ['mould in the ensuite was treated and the ceiling repainted', 'condensation_mould'],
  ['fire door self closes, tagged', 'fire_door_defect'],
  ['stair handrail to code', 'stair_noncompliant'],
  ['pool fence', 'pool_barrier'],
  ['asbestos cladding removed last year, nothing left behind', 'asbestos_suspect'],
  ['asbestos fence removed in 2018', 'asbestos_suspect'],
  ['old handrail removed and replaced with a new one', 'stair_noncompliant'],
  ['retaining wall rebuilt in 2020 and certified', 'retaining_wall_lean'],
  ['balustrade replaced in March and passed by the certifier', 'barrier_noncompliant'],
  ['toughened glass balustrade, compliant', 'barrier_noncompliant'],
];
/** The same things, and something is amiss with them now. */
const AMISS: readonly (readonly [text: string, defectId: string])[] = [
  ['asbestos was removed from the roof, the eaves are still fibro', 'asbestos_suspect'],
  ['asbestos sheeting, cracked', 'asbestos_suspect'],
  ['pool fence has a gap under it', 'pool_barrier'],
  ['shower glass is toughened but chipped at the edge', 'glass_safety'],
  ['glass not marked', 'glass_safety'],
  ['old switchboard with ceramic fuses', 'switchboard_defect'],
  ['termites treated in 2018 but they are back in the bearer', 'termite_damage'],
  ['mould was cleaned off and it came back', 'condensation_mould'],
  ['fire door doesn’t close, tag expired', 'fire_door_defect'],
  ['stair handrail is loose', 'stair_noncompliant'],
  ['hollow sound when i tap the skirting, termites', 'termite_damage'],
  ['balustrade wobbles, builder says certified', 'barrier_noncompliant'],
  ['deck handrail wobbly, passed inspection', 'barrier_noncompliant'],
  ['glass shower screen shattered, was certified', 'glass_safety'],
  ['retaining wall leans, signed off', 'retaining_wall_lean'],
  ['pool gate swings open by itself, latch certified in 2010', 'pool_barrier'],
  ['exposed wiring in the working kitchen', 'exposed_wiring'],
  ['concrete spalling, rebar exposed, engineer passed it', 'concrete_spalling'],
  ['asbestos was removed, bits left in the yard', 'asbestos_suspect'],
  ['handrail was removed last week', 'stair_noncompliant'],
  ['timber deck post rotten at the base, building inspector approved it', 'timber_rot'],
  ['retaining wall bulges, it is compliant they say', 'retaining_wall_lean'],
  ['mud tunnels from termites in the solid timber bearer', 'termite_damage'],
  ['asbestos sheets taken away, dust left on the floor', 'asbestos_suspect'],
  ['pool fence was taken down for the landscaping', 'pool_barrier'],
  ['stair handrail removed by the new owners and never put back', 'stair_noncompliant'],
];

const NAMING_NOTHING = [
  'window sill, old paint. The kids chew on it. House is original.',
  'tenant says she gets a zap off the tap when the hot water is on',
  'looks fine to me, hairline only',
  'sewage coming up the drain in the yard',
  'the dog scratches at this corner all day',
  'neighbour is asking about it, please have a look',
  'found this behind the couch when we moved out',
  'is this normal for a house of this age',
  'my husband hung a picture here last year',
  'something drips at night, we can’t find where',
  'smells odd in here since the renovation',
  'photo 3, east side, taken before lunch',
  'the inspector frowned at it and said nothing',
  'it was like that when we bought the place',
  'grandma tripped here on sunday, what now',

  'toddler keeps picking bits off and eating them',
  'she got a tingle when she leaned on the washing machine',
  'only cosmetic I reckon, tiny',
  'toilet gurgles and muck came up in the laundry tub',
  'cat hair everywhere, sorry',
  'my builder says don’t worry about it',
  'can you tell me what this is',
  'left side of the hallway near the front',
  'we had a party and someone leaned on it',
  'the previous owner was a plumber',
  'took this with flash because the light is out',
  'I don’t like the look of that',
  'been there for years, never bothered us',
  'strata said send a picture',
  'it wobbles a bit if you push it',
];

const context = (description: string) => ({
  description,
  stages: [],
  project: {},
  inspectedOn: '2026-11-26',
});
const opinionOn = (description: string) =>
  language.vote(undefined as never, context(description), new AbortController().signal);
const bestOf = (defects: Readonly<Record<string, number>> = {}) =>
  Object.entries(defects).toSorted((one, other) => other[1] - one[1])[0];

describe('the engine that reads words', () => {
  it.each(NAMING)('hears what %j names', async (text, defectId) => {
    const [best, share] = bestOf((await opinionOn(text))?.defects) ?? [];
    expect(best).toBe(defectId);
    expect(namesItself(defectId, text)).toBe(true);
    expect(share).toBeGreaterThan(0.5);
  });

  it.each(NAMING_NOTHING)('puts no defect into the mouth of %j', async (text) => {
    const opinion = await opinionOn(text);
    const [best = '', share = 0] = bestOf(opinion?.defects) ?? [];
    expect(share).toBeLessThanOrEqual(0.5);
    expect(opinion?.summary ?? '').not.toContain('The words describe');
    // Nor does a danger come of it that the words don't tell of.
    const told = readAlerts({ words: text }).map(({ kind }) => kind);
    const beside = readAlerts({ words: text, finding: { defectId: best, family: null } });
    expect(beside.map(({ kind }) => kind)).toEqual(told);
  });

  it.each(SETTLED)('names nothing of %j, which tells of no trouble now', async (text, defectId) => {
    expect((await opinionOn(text))?.defects ?? {}).not.toHaveProperty(defectId);
    expect(readAlerts({ words: text })).toEqual([]);
  });

  it.each(AMISS)('still hears what is amiss in %j', async (text, defectId) => {
    const [best] = bestOf((await opinionOn(text))?.defects) ?? [];
    expect(best).toBe(defectId);
  });

  it.each([
    'the chimney tilts and a few bricks came down',
    'brick veneer bulges away from the house',
    'the outer skin of bricks has bowed',
    'gable brickwork is leaning outwards',
    'bricks over the garage have pushed out',
  ])('puts no cause into the mouth of %j', async (text) => {
    const ties = (await opinionOn(text))?.defects.wall_tie_corrosion ?? 0;
    expect(ties).toBeLessThanOrEqual(0.5);
    expect(readAlerts({ words: text }).map(({ kind }) => kind)).toContain('structural');
  });

  it.each([
    'wall ties have rusted through',
    'brickie forgot the ties',
    'no brick ties in the cavity',
    'the veneer is not tied to the frame',
    'corroded ties in the outer skin',
  ])('hears the ties in %j', async (text) => {
    expect(bestOf((await opinionOn(text))?.defects)?.[0]).toBe('wall_tie_corrosion');
  });

  it('guesses no danger that nobody told of, and nothing else beside an alert', async () => {
    const chewed = await opinionOn('window sill, old paint. The kids chew on it. House is original.');
    expect(chewed?.defects).not.toHaveProperty('termite_damage');
    const zapped = await opinionOn('tenant says she gets a zap off the tap when the hot water is on');
    expect(zapped?.defects ?? {}).not.toHaveProperty('hws_discharge');
    expect(await opinionOn('sewage coming up the drain in the yard')).toBeUndefined();
    expect(kindOfDefect('termite_damage')).toBe('structural');
  });

  it('takes thing and fault together for a description, where nobody is endangered', () => {
    expect(heldBy('Screw heads are pushing through the paint on the plasterboard')('nail_pop')).toBe(true);
    expect(heldBy('the kids chew on the skirting')('termite_damage')).toBe(false);
  });
});

describe('what words are said to say', () => {
  const voted = (opinion: Partial<Opinion>): Vote => ({
    engineId: 'language',
    engineName: 'Your words',
    family: 'words',
    status: 'voted',
    elapsedMs: 1,
    opinion: { families: {}, defects: {}, summary: '', recommendations: [], measurements: [], ...opinion },
  });

  it('is a crack, and not a crack in plaster, where nobody says plaster', () => {
    const cracked = voted({
      defects: { plasterboard_crack: 0.9 },
      kindOnly: true,
      families: { crack: 0.9 },
    });
    const { mismatch } = combine([cracked], context('a crack, nothing else'), SHIPPED_WEIGHTS);
    expect(mismatch).toContain('Your words say a crack.');
  });

  it('is told as what they may mean where they don’t name it', () => {
    const bumps = voted({ defects: { nail_pop: 0.9 } });
    const { mismatch } = combine([bumps], context('little round bumps in a row'), SHIPPED_WEIGHTS);
    expect(mismatch).toContain(wordsAgainstPhoto(NAMED_THINGS.nail_pop, 'untold', false));
    expect(mismatch).toContain('Your words may mean');
  });
});
