import { describe, expect, it } from 'vitest';
import { buildingAlerts } from '../src/hazards/building.ts';

const of = (projectWords: string, completionDate?: string) =>
  buildingAlerts({ projectWords, project: completionDate ? { completionDate } : {}, today: '2026-11-28' });
const kinds = (...given: Parameters<typeof of>) => of(...given).map(({ kind }) => kind);

describe('what a building itself warns of', () => {
  it.each([
    ['brick house', '1968-06-01', ['asbestos', 'lead_paint']],
    ['brick house', '1975-01-01', ['asbestos']],
    ['brick house', '1988-01-01', ['asbestos']],
    ['brick house', '1991-01-01', []],
    ['handover of lot 22', '2025-09-26', []],
    ['brick house', undefined, []],
  ])('‘%s’ of %s: %j', (words, day, expected) => {
    expect(kinds(words, day)).toEqual(expected);
  });

  it.each([
    'fibro eaves',
    'asbestos in the eaves',
    'asbestos eaves to be removed',
    'asbestos not removed yet',
    'no access to the fibro eaves',
    'no asbestos inside, but a fibro shed',
    'asbestos half removed',
    'super six roof on the garage',
    'asbestos removed from the bathroom but not the eaves',
    'part of the asbestos removed',
    'asbestos report not found',
    'asbestos in eaves and old carpet removed',
    'asbestos removed 2019, some left in the shed',
    'asbestos removed, but not the eaves',
  ])('asbestos, where its description says ‘%s’, before any work', (words) => {
    const [alert] = of(words, '2005-01-01');
    expect(alert).toMatchObject({ kind: 'asbestos', urgency: 'soon', basis: 'project' });
    expect(alert?.because).toMatch(/^The project’s description names ‘/);
  });

  it.each([
    'asbestos removed 2019',
    'asbestos free',
    'asbestos report says none',
    'no asbestos',
    'non-asbestos fibre cement',
  ])('none, where it says ‘%s’', (words) => {
    expect(kinds(words, '2005-01-01')).toEqual([]);
  });

  it('a year in the description counts, where the dates are of the work', () => {
    expect(kinds('renovation of a 1960s house', '2025-01-01')).toEqual(['asbestos', 'lead_paint']);
    const [, lead] = of('renovation of a 1950s house', '1988-01-01');
    expect(lead?.because).toBe('Project: renovation of a 1950s house');
    const long = 'renovation of a 1950s house, 14 Wattle Street, Toukley\nfor people who have other plans';
    // Whole words on one line, however long the description is.
    expect(of(long, '1988-01-01')[1]?.because).toBe(
      'Project: renovation of a 1950s house, 14 Wattle Street, Toukley; for people who have …',
    );
  });
});
