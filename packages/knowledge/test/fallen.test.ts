/** What may have fallen is asked about, and nothing is low or minor until somebody has said (decision 0416). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, isPlaceName, PRECAUTION, placeInput } from '../src/assess/assess.ts';
import { DEFECT_NAMES } from '../src/defects.ts';
import { FAMILIES, SEVERITY_RANK } from '../src/findings.ts';
import { GROUPS } from '../src/groups.ts';
import { mergeAlerts, readAlerts } from '../src/hazards/index.ts';
import {
  areUnplaced,
  type BrokenSeen,
  FALLEN_FROM,
  FALLEN_QUESTION,
  fallenAlert,
  fallenAnswered,
  fallenShared,
  isBeside,
  keepsFromFall,
  mayBeConcrete,
  mayHaveFallen,
  questionsFor,
  withAnswers,
  withBeside,
} from '../src/questions/index.ts';
import { assessInput } from './support/assess-input.ts';

const seen = (more: Partial<BrokenSeen>): BrokenSeen => ({
  outcome: 'defect',
  family: 'spalling',
  group: null,
  defectId: null,
  outlined: [],
  isMarked: true,
  isFaint: false,
  isTraced: true,
  isShown: false,
  isDoubted: false,
  words: '',
  ...more,
});

describe('whether anything has fallen', () => {
  it.each<[string, Partial<BrokenSeen>]>([
    ['a broken surface', {}],
    ['a broken surface, wherever it is said to be', { words: 'low on the garden wall' }],
    ['tiles without a word', { family: 'tile_fault' }],
    ['tiles on a façade', { family: 'tile_fault', words: 'tiles on the front façade, second storey' }],
    ['tiles under a balcony', { family: 'tile_fault', words: 'cracked tile under the balcony' }],
    ['tiles of a roof', { family: 'tile_fault', words: 'broken one near the ridge of the roof' }],
    ['tiles by a street', { family: 'tile_fault', words: 'cracked tiles over the footpath' }],
    ['a pool’s coping', { family: 'tile_fault', words: 'tile off the wall above the pool' }],
    ['peeling without a word', { family: 'peeling_damp' }],
    ['peeling overhead', { family: 'peeling_damp', words: 'paint hanging off the eaves beside the wall' }],
    ['a damp ceiling', { family: 'peeling_damp', words: 'brown patch on the lounge ceiling' }],
    ['rust of what nobody names', { family: 'corrosion' }],
    ['rust said to be on a ceiling', { family: 'corrosion', words: 'brown marks on the ceiling' }],
    ['a kind that isn’t clear', { family: null, group: 'damage' }],
    ['a flaking surface', { family: null, group: 'surface' }],
    ['rust or broken concrete', { family: null, group: 'decay' }],
    ['a crack beside which a broken surface is outlined', { family: 'crack', outlined: ['spalling'] }],
    [
      'what was read as a crack and runs like none',
      { family: 'crack', outlined: ['crack'], isTraced: false },
    ],
    ['doubt with a marked place', { outcome: 'not_sure', family: null }],
    ['doubt about a photo that looks like it', { outcome: 'not_sure', isMarked: false, isShown: true }],
    [
      'doubt about a photo that doesn’t rule it out',
      { outcome: 'not_sure', isMarked: false, isDoubted: true },
    ],
    ['a photo called clean that doesn’t', { outcome: 'no_visible_defect', family: null, isDoubted: true }],
    ['a crack in such a photo', { family: 'crack', outlined: ['crack'], isShown: true }],
    ['plants in such a photo', { family: 'vegetation', isShown: true }],
  ])('is asked of %s', (_, more) => {
    expect(mayHaveFallen(seen(more))).toBe(true);
  });

  it.each<[string, Partial<BrokenSeen>]>([
    ['a crack', { family: 'crack', outlined: ['crack'] }],
    ['mould', { family: 'mould_algae' }],
    ['plants', { family: 'vegetation' }],
    ['salts', { family: 'efflorescence' }],
    ['tiles in a shower', { family: 'tile_fault', words: 'chipped tile in the shower' }],
    ['tiles on a kitchen floor', { family: 'tile_fault', words: 'hollow sounding floor tile, kitchen' }],
    ['a splashback', { family: 'tile_fault', words: 'splashback tile has a corner off' }],
    ['tiles indoors', { family: 'tile_fault', words: 'cracked tile indoors' }],
    ['tiles of a laundry', { family: 'tile_fault', words: 'Laundry' }],
    ['grout', { family: 'tile_fault', defectId: 'grout_sealant_missing' }],
    ['lippage', { family: 'tile_fault', defectId: 'tile_lippage' }],
    ['peeling paint on a door', { family: 'peeling_damp', words: 'paint coming off the back door' }],
    ['peeling paint low down', { family: 'peeling_damp', words: 'bubbles at the skirting' }],
    ['rising damp', { family: 'peeling_damp', defectId: 'rising_damp' }],
    ['a rusted gutter', { family: 'corrosion', words: 'gutter rusted through at the corner' }],
    ['rusted bolts', { family: 'corrosion', words: 'bolts are rusty' }],
    ['a rusted gate', { family: 'corrosion', words: 'side gate has rust' }],
    ['doubt without a mark', { outcome: 'not_sure', family: null, isMarked: false }],
    ['no defect', { outcome: 'no_visible_defect', family: null }],
    ['plants in a photo that only doesn’t rule it out', { family: 'vegetation', isDoubted: true }],
    ['no building', { outcome: 'not_building', family: null }],
    ['no building that looks like it', { outcome: 'not_building', family: null, isShown: true }],
  ])('isn’t asked of %s', (_, more) => {
    expect(mayHaveFallen(seen(more))).toBe(false);
  });

  it('comes before every other question, and at most four things are asked', () => {
    const asked = questionsFor(
      assessInput({ family: 'spalling' }),
      {},
      { mayHaveFallen: true, barsMayShow: true },
    );
    expect(asked.map(({ id }) => id).slice(0, 2)).toEqual(['fallen', 'bars']);
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(questionsFor(assessInput({}), {}).map(({ id }) => id)).not.toContain('fallen');
  });

  it('offers ‘inside or underfoot’ of tiles alone', () => {
    const values = (family: 'tile_fault' | 'spalling') =>
      questionsFor(assessInput({ family }), {}, { mayHaveFallen: true })[0]?.options.map(
        ({ value }) => value,
      );
    expect(values('tile_fault')).toContain('inside');
    expect(values('spalling')).not.toContain('inside');
  });

  it('raises one alert by what it is of where the answer is yes, and none where it is no', () => {
    const raised = FALLEN_QUESTION.options.map(({ value }) => {
      const alerts = fallenAnswered({ fallen: value }).map((from) => fallenAlert(from, {}));
      return [value, alerts.map(({ kind, urgency }) => `${kind} ${urgency}`)];
    });
    expect(raised).toEqual([
      ['ceiling', ['ceiling now']],
      ['wall', ['structural now']],
      ['floor', ['fall now']],
      ['elsewhere', ['structural now']],
      ['inside', []],
      ['no', []],
    ]);
    const both = fallenAnswered({ fallen: 'floor ceiling' }).map((from) => fallenAlert(from, {}));
    expect(both.map(({ kind }) => kind)).toEqual(['ceiling', 'fall']);
    for (const fallen of FALLEN_FROM) expect(keepsFromFall([fallenAlert(fallen, {})])).toBe(true);
    // Bare bars say nothing of what has come down.
    expect(keepsFromFall([{ kind: 'structural', urgency: 'today' }])).toBe(false);
  });

  it('takes no alert away that words raise', () => {
    const words = 'the ceiling is bowing down and cracking';
    for (const fallen of FALLEN_FROM)
      expect(mergeAlerts(readAlerts({ words }), [fallenAlert(fallen, {})]).map(({ kind }) => kind)).toContain(
        'ceiling',
      );
  });
});

describe('a finding of which somebody answered that nothing has fallen', () => {
  it('has no step that says that something is loose, and is no lower for it', () => {
    fc.assert(
      fc.property(input, (asked) => {
        const told = assess({ ...asked, fallen: 'none' });
        expect(told.actions.immediate.join('\n')).not.toMatch(/from below loose/);
        expect(told.severity).toBe(assess(asked).severity);
      }),
      { numRuns: 200 },
    );
    expect(JSON.stringify(assess(assessInput({ family: 'spalling' })).actions)).toContain('loose concrete');
  });

  it('stays at least medium where the panel isn’t sure and would call it a crack', () => {
    const unsure = assessInput({ outcome: 'not_sure', family: null });
    expect(assess({ ...unsure, fallen: 'crack' }).severity).toBe('medium');
    expect(assess({ ...unsure, fallen: 'none' }).severity).toBe('low');
  });
});

describe('another finding of the same photo', () => {
  it('isn’t asked again: a no counts for it, a yes is known of', () => {
    const shared = (own: string, given: string | null) => fallenShared(own ? { fallen: own } : {}, given);
    expect(shared('', 'no')).toBe('no');
    expect(shared('', 'ceiling')).toBeUndefined();
    expect(shared('no', 'ceiling')).toBe('no');
    expect(shared('inside', 'no')).toBe('inside');
    expect(shared('floor', 'no')).toBe('floor');
    expect(shared('floor', null)).toBe('floor');
    expect(shared('beside', null)).toBeUndefined();
  });

  it('has what stands beside it as long as it stands, and its own answer throughout', () => {
    for (const own of [{}, { fallen: 'no' }, { fallen: 'inside' }]) {
      const beside = withBeside(own, true);
      expect(isBeside(beside)).toBe(true);
      expect(fallenAnswered(beside)).toEqual([]);
      expect(withAnswers('', beside, null)).toBe(withAnswers('', own, null));
      expect(withBeside(beside, true)).toEqual(beside);
      expect(withBeside(beside, false)).toEqual(own);
    }
    expect(withBeside({ fallen: 'floor' }, true)).toEqual({ fallen: 'floor' });
  });

  it('keeps people away and stays at least medium beside a yes', () => {
    fc.assert(
      fc.property(input, (asked) => {
        const told = assess({ ...asked, fallen: 'beside' });
        expect(SEVERITY_RANK[told.severity]).toBeGreaterThanOrEqual(SEVERITY_RANK.medium);
        expect(told.as4349.classification).not.toBe('minor');
        expect(told.actions.immediate[0]).toMatch(/^Keep people from under it: in the same photo/);
      }),
      { numRuns: 200 },
    );
  });
});

describe('bare bars', () => {
  it('are asked about in what may be concrete', () => {
    const may = ['', 'corner of the balcony', 'concrete ceiling', 'render off the column', 'by the stairs'];
    const not = ['plaster ceiling', 'It is in plasterboard.', 'brick wall', 'gyprock in the hall', 'a tile'];
    expect(may.filter((words) => !mayBeConcrete(words))).toEqual([]);
    expect(not.filter(mayBeConcrete)).toEqual([]);
  });
});

describe('tiles that nobody placed', () => {
  it('stay open until they are said to be inside', () => {
    const tiles = seen({ family: 'tile_fault' });
    expect(areUnplaced(tiles)).toBe(true);
    expect(areUnplaced({ ...tiles, words: withAnswers('', { fallen: 'no' }, null) })).toBe(true);
    expect(areUnplaced({ ...tiles, words: withAnswers('', { fallen: 'inside' }, null) })).toBe(false);
    expect(areUnplaced({ ...tiles, defectId: 'tile_lippage' })).toBe(false);
    expect(areUnplaced(seen({ words: 'spalled' }))).toBe(false);
  });
});

const families = FAMILIES.filter((one) => one !== 'normal' && one !== 'not_building');
const input = fc
  .record({
    outcome: fc.constantFrom('defect' as const, 'not_sure' as const),
    family: fc.option(fc.constantFrom(...families)),
    group: fc.option(fc.constantFrom(...GROUPS)),
    defectId: fc.option(fc.constantFrom(...DEFECT_NAMES.map(({ id }) => id))),
    description: fc.constantFrom(
      '',
      'chipped tile',
      'hairline crack, only cosmetic',
      'lippage 2 mm',
      'rust, 1 mm',
    ),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map((more) => assessInput(more));

describe('a finding of which nobody has said whether anything has fallen', () => {
  it('is never low or minor, and keeping clear comes first wherever steps are told', () => {
    fc.assert(
      fc.property(input, (asked) => {
        const told = assess({ ...asked, fallen: 'unknown' });
        expect(SEVERITY_RANK[told.severity]).toBeGreaterThanOrEqual(SEVERITY_RANK.medium);
        expect(told.as4349.classification).not.toBe('minor');
        expect(told.actions.immediate[0]).toBe(PRECAUTION);
        expect(told.recommendations.slice(0, 2)).toContain(PRECAUTION);
        expect(told.executiveSummary).toContain(PRECAUTION);
        expect(told.actions.immediate.join(' ')).not.toMatch(
          /measur|straight ?edge|tap[- ]test|sharp edges|closer|clear out|loose concrete|loose render/i,
        );
        expect(told.executiveSummary).not.toMatch(/Call an? (?:tiler|plasterer|renderer|painter)/);
      }),
      { numRuns: 600 },
    );
  });

  it.each([
    ['unknown', 'unknown', 'until someone says whether anything has fallen or is loose'],
    ['asked', 'unknown', 'until someone says whether anything has fallen or is loose'],
    ['beside', 'beside', 'while something in the same photo has fallen, is loose or has a hole in it'],
  ] as const)('is minor for no inspector while it is %s, and says why', (fallen, heldBackBy, why) => {
    fc.assert(
      fc.property(input, (asked) => {
        const { as4349, technicalAnalysis } = assess({ ...asked, fallen, decidedClass: 'minor' });
        expect(as4349.classification).not.toBe('minor');
        expect(as4349.text).not.toContain('· minor, set by the inspector');
        if (asked.outcome !== 'defect') return;
        expect(as4349).toMatchObject({ heldBack: 'minor', heldBackBy });
        expect(as4349.text).toContain(`set to minor by the inspector; that doesn’t count ${why}`);
        expect(technicalAnalysis).toContain(as4349.text);
        const { classification } = assess({ ...asked, decidedClass: 'minor' }).as4349;
        expect(classification).toBe('minor');
        expect(assess({ ...asked, fallen, decidedClass: 'major' }).as4349.classification).toBe('major');
      }),
      { numRuns: 200 },
    );
  });

  it('says it beside whatever alert is open', () => {
    const words = fc.constantFrom(
      'concrete cancer under the balcony, steel exposed',
      'keep out, ceiling is bowing down and cracking',
      'stepped crack through the brick wall, 12 mm, wall is leaning',
      'fibro eaves smashed by hail',
    );
    fc.assert(
      fc.property(input, words, (asked, told) => {
        const alerts = readAlerts({ words: told });
        const { actions, recommendations } = assess({ ...asked, alerts, fallen: 'unknown' });
        expect(actions.immediate).toContain(PRECAUTION);
        expect(recommendations.join(' ')).toContain(PRECAUTION);
      }),
      { numRuns: 200 },
    );
  });

  it('says nothing of it where nobody is asked', () => {
    fc.assert(
      fc.property(input, (asked) => {
        expect(JSON.stringify(assess(asked))).not.toContain(PRECAUTION);
      }),
      { numRuns: 200 },
    );
  });

  it('stays at least medium and open in class where tiles have no place, without the precaution', () => {
    const tiles = assess(assessInput({ family: 'tile_fault', defectId: 'tile_cracked', fallen: 'unplaced' }));
    expect(tiles).toMatchObject({ severity: 'medium', as4349: { classification: null } });
    expect(tiles.actions.immediate).not.toContain(PRECAUTION);
  });
});

describe('a finding of which somebody answered what has fallen', () => {
  const OTHERS: Readonly<Record<(typeof FALLEN_FROM)[number], RegExp>> = {
    ceiling: /lintel|gutter|epoxy|grind|tile|slab|wall tie|concrete|render|brick/i,
    wall: /lintel|gutter|epoxy|grind|plasterer|slab|ceiling|loose concrete/i,
    floor: /lintel|gutter|epoxy|grind|ceiling|renderer|loose concrete|trip/i,
    elsewhere: /lintel|gutter|epoxy|grind|plasterer|slab|ceiling|loose concrete/i,
  };

  it('is one of the place, whatever the panel had named', () => {
    fc.assert(
      fc.property(input, fc.constantFrom(...FALLEN_FROM), (asked, from) => {
        const alerts = [fallenAlert(from, {})];
        const told = assess({ ...asked, alerts, fallenFrom: [from], seen: ['exposed_reinforcement'] });
        expect(isPlaceName(told.title)).toBe(true);
        expect(told).toMatchObject({ severity: 'critical', typicalSigns: [], compliance: { rule: null } });
        expect(told.as4349.classification).not.toBe('minor');
        const { actions, recommendations, whoToCall, causes, description, executiveSummary } = told;
        const text = JSON.stringify([
          actions,
          recommendations,
          whoToCall,
          causes,
          description,
          executiveSummary,
        ]);
        expect(text).not.toMatch(OTHERS[from]);
        expect(text).not.toContain('so that it can be named');
        expect(actions.immediate[0]).toMatch(/^Keep everyone/);
      }),
      { numRuns: 400 },
    );
  });

  it.each(FALLEN_FROM)('has whom the alert of a %s calls among its steps', (from) => {
    const alert = fallenAlert(from, {});
    const { immediate } = assess(assessInput({ alerts: [alert], fallenFrom: [from] })).actions;
    const own = immediate.filter((step) => !alert.steps.includes(step)).join(' ');
    expect(own).toMatch(/engineer/.test(alert.call) ? /structural engineer/ : /licensed builder/);
  });

  it('tells of an opening what is done with one', () => {
    const steps = fallenAlert('elsewhere', {}).steps.join(' ');
    expect(steps).toMatch(/back from any hole or edge/);
    expect(steps).toMatch(/fence it off/);
  });

  it('asks for no size and no material of what somebody has to keep clear of', () => {
    const cracked = assessInput({ family: 'crack', description: 'crack in the brick wall' });
    const asked = questionsFor(placeInput({ ...cracked, fallenFrom: ['wall'] }), { fallen: 'wall' });
    expect(asked.map(({ id }) => id)).not.toContain('size');
    expect(asked.map(({ id }) => id)).not.toContain('material');
  });

  it('is told as several where more than one place was answered', () => {
    const told = assess(
      assessInput({
        alerts: [fallenAlert('ceiling', {}), fallenAlert('floor', {})],
        fallenFrom: ['ceiling', 'floor'],
      }),
    );
    expect(told.title).toBe('Several parts fallen, loose or with holes');
    expect(told.description).toMatch(/a ceiling .*a floor/);
  });
});
