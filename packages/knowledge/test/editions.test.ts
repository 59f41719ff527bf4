import { describe, expect, it } from 'vitest';
import { buildingVolume, nccEdition, toleranceGuide } from '../src/rules/index.ts';
import { STATE_CODES, type StateCode } from '../src/stages.ts';

const A1 = 'NCC 2019 Amendment 1';
const N22 = 'NCC 2022';
const N22A1 = 'NCC 2022 Amendment 1';
const N22A2 = 'NCC 2022 Amendment 2';
const N25 = 'NCC 2025';

describe('edition of the NCC', () => {
  it.each(
    STATE_CODES.flatMap((state): [StateCode, string, string | null][] => [
      [state, '2020-06-30', null],
      [state, '2020-07-01', A1],
      [state, '2023-04-30', A1],
      [state, '2023-05-01', N22],
      [state, '2025-04-30', N22],
      [state, '2025-05-01', N22A1],
      [state, '2025-07-28', N22A1],
      [state, '2025-07-29', N22A2],
      [state, '2026-04-30', N22A2],
    ]),
  )('%s, approved %s: %s', (state, approvalDate, edition) => {
    expect(nccEdition({ state, approvalDate }).edition).toBe(edition);
  });

  it.each<[StateCode, string, string, string]>([
    ['VIC', '2026-05-01', N25, 'verified'],
    ['ACT', '2026-05-01', N22A2, 'unsure'],
    ['ACT', '2026-10-31', N22A2, 'unsure'],
    ['ACT', '2026-11-01', N25, 'likely'],
    ['NSW', '2027-04-30', N22A2, 'likely'],
    ['NSW', '2027-05-01', N25, 'verified'],
    ['QLD', '2027-04-30', N22A2, 'likely'],
    ['QLD', '2027-05-01', N25, 'verified'],
    ['WA', '2027-04-30', N22A2, 'unsure'],
    ['WA', '2027-05-01', N25, 'unsure'],
    ['SA', '2026-05-01', N22A2, 'unsure'],
    ['NT', '2026-05-01', N22A2, 'unsure'],
    ['TAS', '2026-05-01', N22A2, 'unsure'],
  ])('%s, approved %s: %s (%s)', (state, approvalDate, edition, confidence) => {
    const found = nccEdition({ state, approvalDate });
    expect([found.edition, found.confidence]).toEqual([edition, confidence]);
    expect(found.display.includes('2022') || found.display.includes('2025')).toBe(confidence !== 'unsure');
  });

  it('goes by the approval before the contract, and is less sure by the contract', () => {
    expect(nccEdition({ state: 'NSW', contractDate: '2023-04-01', approvalDate: '2023-06-01' }).edition).toBe(
      N22,
    );
    const contract = nccEdition({ state: 'NSW', contractDate: '2023-06-01' });
    expect([contract.edition, contract.confidence]).toEqual([N22, 'likely']);
  });

  it.each([
    {},
    { state: 'NSW' as const },
    { approvalDate: '2024-01-01' },
    { state: 'NSW' as const, approvalDate: 'soon' },
  ])('has no edition without state and date: %j', (project) => {
    const found = nccEdition(project);
    expect(found.edition).toBeNull();
    expect(found.needs.length).toBeGreaterThan(0);
  });
});

describe('guide to tolerances', () => {
  it.each<[StateCode, string | undefined, string | null]>([
    ['NSW', undefined, 'nsw-2017'],
    ['VIC', '2026-07-31', 'vic-2015'],
    ['VIC', '2026-08-01', 'vic-2026'],
    ['VIC', undefined, null],
    ['QLD', undefined, 'qbcc'],
    ['WA', undefined, 'wa-bulletin-31'],
    ['SA', undefined, 'none'],
    ['TAS', undefined, 'tas-2017'],
    ['NT', undefined, 'none'],
    ['ACT', undefined, 'none'],
  ])('%s, contract %s: %s', (state, contractDate, id) => {
    expect(toleranceGuide({ state, ...(contractDate ? { contractDate } : {}) }).id).toBe(id);
  });

  it('has none without a state', () => {
    expect(toleranceGuide({})).toMatchObject({ id: null, needs: ['state'] });
  });
});

describe('building class', () => {
  it.each([
    ['residential-house', 'housing'],
    ['Townhouse', 'housing'],
    ['apartment', 'volume_one'],
    ['commercial-office', 'volume_one'],
    ['retail', 'volume_one'],
    ['industrial', 'volume_one'],
    ['castle', undefined],
    [undefined, undefined],
  ])('%s: %s', (type, volume) => {
    expect(buildingVolume(type)).toBe(volume);
  });
});
