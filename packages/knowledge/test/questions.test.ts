import { describe, expect, it } from 'vitest';
import { assess, complianceUnder } from '../src/assess/assess.ts';
import type { AssessInput } from '../src/assess/types.ts';
import { DEFECT_NAMES } from '../src/defects.ts';
import { readAlerts } from '../src/hazards/index.ts';
import { materialsMeant } from '../src/materials.ts';
import {
  CRACK_QUESTION,
  dangerAnswered,
  MATERIAL_OPTIONS,
  movementAnswered,
  questionsFor,
  withAnswers,
} from '../src/questions/index.ts';
import { STATE_CODES } from '../src/stages.ts';
import { HOUSE, INSPECTED, measured } from './support/facts.ts';

const input = (more: Partial<AssessInput>): AssessInput => ({
  outcome: 'defect',
  defectId: null,
  family: 'crack',
  confidence: 0.9,
  measurements: [],
  description: 'a crack',
  stages: [],
  project: HOUSE,
  inspectedOn: INSPECTED,
  ...more,
});
const ids = (more: Partial<AssessInput>) => questionsFor(input(more), {}).map(({ id }) => id);

describe('what is asked', () => {
  it('of a crack is what it is in, how wide it is and whether it moves', () => {
    expect(ids({})).toEqual(['material', 'size', 'place']);
  });

  it.each([
    ['where no limit is confirmed for any material', { project: { ...HOUSE, state: 'TAS' as const } }],
    ['of an old house', { project: { state: 'NSW' as const, completionDate: '1971-06-30' } }],
    [
      'of a guide that may not judge it',
      { project: { ...HOUSE, state: 'VIC' as const, contractDate: '2024-03-01' } },
    ],
    [
      'of brick that the words name',
      { defectId: 'brick_vertical_crack', description: 'open crack in the bricks' },
    ],
    ['of a slab whose width nobody told', { defectId: 'slab_crack', description: 'the slab has split' }],
  ])('of a crack is its width and whether it moves, also %s', (_name, more) => {
    const wanted = ['size', 'place', ...('defectId' in more ? [] : ['material'])];
    expect(ids(more)).toEqual(expect.arrayContaining(wanted));
    const beside = questionsFor(input(more), {}, { mayHaveFallen: true }).map(({ id }) => id);
    expect(beside).toEqual(expect.arrayContaining(['fallen', 'size', 'place']));
  });

  it.each([
    { defectId: 'plasterboard_crack', description: 'hairline at the cornice' },
    { defectId: 'efflorescence', family: null, description: 'white salts' },
    { family: 'mould_algae' as const, description: 'black spots' },
    { family: 'corrosion' as const, description: 'rust on the rail' },
    { outcome: 'no_visible_defect' as const, family: null, description: 'a clean wall' },
  ])('of $description is nothing about movement', (more) => {
    const asked = questionsFor(input(more), {}).map(({ label }) => label);
    expect(asked).not.toContain(CRACK_QUESTION.label);
  });

  it('where a crack may show and nothing was named is its width and whether it moves', () => {
    const asked = questionsFor(
      input({ outcome: 'not_sure', family: null }),
      {},
      { mayBeCrack: true, mayHaveFallen: true },
    );
    expect(asked.map(({ id }) => id)).toEqual(['fallen', 'size', 'place']);
  });

  it.each(['moved', 'through', 'jams'])('sends for an engineer where it is answered ‘%s’', (place) => {
    const judged = (answers: { place?: string }) =>
      assess(input({ description: withAnswers('a crack', answers, null) }));
    expect(judged({ place }).structuralSigns).not.toEqual([]);
    expect(judged({ place }).whoToCall[0]).toBe('structural engineer');
    expect(judged({ place: 'still' }).structuralSigns).toEqual([]);
    // The same words stand of a slab, a pier and a wall.
    expect(movementAnswered({ place })).not.toMatch(/wall|slab|brick/);
    expect(readAlerts({ words: movementAnswered({ place }) })).toContainEqual(
      expect.objectContaining({ kind: 'structural' }),
    );
    expect(movementAnswered({ place: 'still' })).toBe('');
  });

  it.each([
    ['stone', 'Crack in stonework'],
    ['concrete_frame', 'Crack in concrete'],
    ['timber', 'Crack in timber'],
    ['fibre_cement', 'Crack in fibre cement'],
    ['masonry', 'Crack in brickwork'],
  ])('takes %s for an answer: it is no longer asked what is cracked', (material, title) => {
    const told = input({ description: withAnswers('a crack', { material }, null) });
    const { compliance, ...judged } = assess(told);
    expect(judged.title).toBe(title);
    expect(compliance.text).not.toMatch(/what is cracked/);
    expect(judged.actions.immediate.join(' ')).not.toMatch(/what is cracked/i);
    expect(questionsFor(told, { material }).find(({ id }) => id === 'material')?.answer).toBe(material);
  });

  it.each([
    ['crack in brick wall', 'plaster', 'Crack in plaster', /brick|underpin|geotechnical/i],
    ['hairline crack in the render', 'masonry', 'Crack in brickwork', /renderer/i],
    ['crack in the tiled wall', 'plaster', 'Crack in plaster', /tiler|tile/i],
    ['gyprock ceiling cracked', 'timber', 'Crack in timber', /plasterer/i],
    ['crack in the wall', 'plaster', 'Crack in plaster', /underpin|geotechnical/i],
  ])('‘%s’ that is answered %s is that', (words, material, title, never) => {
    const measurements = [measured('crack_width', 0.5)];
    const description = withAnswers(words, { material }, null);
    const judged = assess(input({ description, measurements }));
    expect(judged.title).toBe(title);
    const { immediate, shortTerm, longTerm } = judged.actions;
    expect([...immediate, ...shortTerm, ...longTerm, ...judged.whoToCall].join(' ')).not.toMatch(never);
  });

  it.each([
    ['crack in the brick wall', 'plaster inside looks fine'],
    ['crack in the concrete beam', 'plaster ceiling below is fine'],
    ['stepped crack in the brickwork', 'render on the other side is ok'],
    ['crack in the masonry pier', 'tiles beside it are good'],
    ['crack in the concrete column', 'the timber next to it is dry'],
    ['crack in the blockwork', 'gyprock inside is not cracked'],
    ['crack along the mortar', 'plasterboard behind is dry'],
  ])('takes a line of the person’s own for no answer: ‘%s’, ‘%s’', (first, last) => {
    const description = `${first}\n${last}`;
    const judged = assess(input({ description, measurements: [measured('crack_width', 3)] }));
    expect(judged.title).toBe('Crack');
    expect(judged.whoToCall).toContain('structural engineer');
    const answered = withAnswers(description, { material: 'plaster' }, null);
    expect(assess(input({ description: answered })).title).toBe('Crack in plaster');
  });

  it.each(MATERIAL_OPTIONS)('knows the words of $label for an answer', ({ of, words }) =>
    expect([
      ...materialsMeant(`crack in brick, concrete, render, plaster, tiles, timber and fibro\n${words}`),
    ]).toEqual([of]),
  );

  it('has an engineer look at a crack in concrete that may hold something up, and not at one in the floor', () => {
    const called = (material: string) =>
      assess(input({ description: withAnswers('a crack', { material }, null) })).whoToCall[0];
    expect(called('concrete_frame')).toBe('structural engineer');
    expect(called('concrete')).not.toBe('structural engineer');
  });

  it('leaves out what can’t change the verdict', () => {
    // No limit is confirmed there, so that no answer would decide.
    const inTasmania = { ...HOUSE, state: 'TAS' as const };
    expect(ids({ defectId: 'plasterboard_crack', project: inTasmania })).toEqual([]);
    expect(ids({ defectId: 'efflorescence', family: null, description: 'white salts' })).toEqual([]);
  });

  it('is first whether bare bars show, whatever the photo was taken for, where they may', () => {
    for (const outcome of ['defect', 'not_sure', 'no_visible_defect', 'not_building'] as const) {
      const asked = questionsFor(input({ outcome }), {}, { barsMayShow: true });
      expect(asked[0]).toMatchObject({ id: 'bars', answer: null });
      expect(asked.length).toBeLessThanOrEqual(4);
      expect(questionsFor(input({ outcome }), {}).map(({ id }) => id)).not.toContain('bars');
    }
  });

  it('warns of the structure where bars show, and of nothing where they don’t', () => {
    const [yes] = readAlerts({ words: dangerAnswered({ bars: 'yes' }) });
    expect(yes).toMatchObject({ kind: 'structural', urgency: 'today' });
    for (const bars of ['no', 'jelly', '']) expect(dangerAnswered({ bars })).toBe('');
    expect(dangerAnswered({})).toBe('');
  });

  it('starts with the age of an old building', () => {
    const asked = questionsFor(
      input({ description: 'crack in an old house', project: { state: 'NSW' } }),
      {},
    );
    expect(asked[0]).toMatchObject({ id: 'date', existing: true, label: 'When was it built?' });
  });

  it('is at most four things, the state among them where none is known', () => {
    expect(ids({ project: {} })).toEqual(['state', 'material', 'size', 'place']);
    const after = questionsFor(input({ project: {} }), { material: 'timber', place: 'still' });
    expect(after.map(({ id, answer }) => [id, answer])).toEqual([
      ['state', null],
      ['material', 'timber'],
      ['size', null],
      ['place', 'still'],
      ['date', null],
    ]);
  });

  it('of a fan, a barrier and a skirting is the size and the place', () => {
    expect(ids({ defectId: 'exhaust_not_ducted', family: null })).toEqual(['size', 'place']);
    expect(ids({ defectId: 'barrier_noncompliant', family: null })).toEqual(['size', 'place']);
    expect(ids({ defectId: 'skirting_gap', family: null })).toEqual(['size', 'place']);
  });

  it('of paint, a wet ceiling and a lifting floor is what a look on site tells, and the answer decides', () => {
    for (const [defectId, value] of [
      ['paint_finish', 'shows'],
      ['nail_pop', 'shows'],
      ['water_stain', 'wet'],
      ['window_reveal_gap', 'wet'],
      ['timber_floor_gap', 'lift'],
    ] as const) {
      const told = input({ defectId, family: null, description: '' });
      const asked = questionsFor(told, {}).find(({ id }) => id === 'place');
      expect(asked?.options.map((option) => option.value)).toContain(value);
      for (const option of asked?.options ?? []) {
        const description = withAnswers('', { place: option.value }, defectId);
        const { verdict } = complianceUnder({ ...told, description });
        expect([defectId, option.value, verdict]).toEqual([
          defectId,
          option.value,
          option.value === value ? 'non_compliant' : 'undetermined',
        ]);
      }
    }
  });

  it('takes a material that the words name as answered', () => {
    const answerOf = (description: string) =>
      questionsFor(input({ description }), {}).find(({ id }) => id === 'material')?.answer;
    expect(answerOf('crack in the brick wall')).toBe('masonry');
    expect(answerOf('crack in the concrete')).toBeNull();
    expect(answerOf('crack in the concrete floor')).toBe('concrete');
    expect(answerOf('crack where the bricks meet the plaster')).toBeNull();
  });

  it('is a size wherever one is missing: where none would decide, the card names what stands in the way', () => {
    const dates = ['2019-03-01', '2024-02-01', '2026-08-10'];
    const all = STATE_CODES.flatMap((state) =>
      dates.flatMap((date) =>
        DEFECT_NAMES.map(({ id }) => {
          const project = { ...HOUSE, state, contractDate: date, approvalDate: date };
          const told = input({ defectId: id, family: null, description: '', project });
          const { undecided, text: card } = complianceUnder(told);
          const asked = questionsFor(told, {}).map((question) => question.id);
          return {
            at: `${state} ${date} ${id}`,
            asked,
            code: undecided?.code,
            text: undecided?.text ?? '',
            card,
          };
        }),
      ),
    );
    const wanted = all.filter(
      ({ code, text }) => code === 'needs_size' && /crack width|lippage|gap in/.test(text),
    );
    expect(wanted.length).toBeGreaterThan(30);
    expect(wanted.filter(({ asked }) => !asked.includes('size')).map(({ at }) => at)).toEqual([]);
    const inVain = all.filter(({ code }) => code === 'no_confirmed_limit');
    expect(inVain.length).toBeGreaterThan(50);
    expect(inVain.filter(({ card }) => /state the .* in millimetres/.test(card)).map(({ at }) => at)).toEqual(
      [],
    );
  });

  it('keeps what was answered, so that it can be changed', () => {
    const asked = questionsFor(input({ measurements: [measured('crack_width', 3)] }), {
      material: 'masonry',
    });
    expect(asked.map(({ answer }) => answer)).toEqual(['masonry', '3', null]);
  });

  it('is nothing where no defect was found', () => {
    expect(ids({ outcome: 'not_sure' })).toEqual([]);
  });
});
