import { expect, test } from 'vitest';
import { Fields } from './fields.ts';
import { readFiled, readFollowUps, readPlaces, readVisits } from './read-visits.ts';

const VISIT = { kind: 'handover', visitedOn: '2025-02-03', createdAt: '2025-02-03T01:00:00.000Z' };

test('a visit that can’t be read stays out, that is said, and the others come in', () => {
  const fields = new Fields({
    visits: [VISIT, null, 'a visit', { ...VISIT, kind: 'seance' }, { ...VISIT, visitedOn: 'soon' }],
    places: [{ name: 'Kitchen', level: 7 }, { name: '' }, 3],
  });
  expect(readVisits(fields)).toEqual([
    {
      ...VISIT,
      weather: '',
      attendedBy: [],
      inspectedAreas: [],
      notInspected: [],
      closedAt: null,
    },
  ]);
  expect(readPlaces(fields)).toEqual([{ name: 'Kitchen', level: '7', parent: null }]);
  expect(fields.notes.map(({ field }) => field)).toEqual(['visits', 'places']);
});

test('what is no list brings in nothing, and a document from before there were visits none either', () => {
  for (const visits of [{}, 'none', 5]) expect(readVisits(new Fields({ visits }))).toEqual([]);
  const before = new Fields({});
  expect([readVisits(before), readPlaces(before), before.notes]).toEqual([[], [], []]);
});

test('never more visits, people or rooms come in than a project may have', () => {
  const many = (count: number, one: unknown) => Array.from({ length: count }, () => one);
  const fields = new Fields({
    visits: many(1000, { ...VISIT, attendedBy: many(90, 'Ann') }),
    places: many(1000, { name: 'Room' }),
  });
  const visits = readVisits(fields);
  expect([visits.length, visits[0]?.attendedBy.length, readPlaces(fields).length]).toEqual([300, 40, 300]);
});

test('a finding whose visit can’t be read comes in without one', () => {
  const finding = new Fields({ visit: { kind: 'seance' }, place: 'Kitchen' });
  expect(readFiled(finding)).toEqual({ visit: null, place: 'Kitchen' });
  expect(finding.notes.at(-1)?.field).toBe('visit');
  expect(readFiled(undefined)).toEqual({ visit: null, place: null });
});

test('a follow-up that can’t be read stays out, that is said, and the others come in', () => {
  const good = { visit: VISIT, state: 'fixed', laterId: 7, notedAt: '2025-06-03T01:00:00.000Z' };
  const finding = new Fields({
    followUps: [
      good,
      null,
      'fixed',
      { ...good, state: 'gone' },
      { ...good, visit: 3 },
      { ...good, laterId: {} },
    ],
  });
  expect(readFollowUps(finding)).toEqual([{ ...good, laterId: '7' }]);
  expect(finding.notes).toEqual([
    { field: 'followUps', message: 'Part of it can’t be read and was left out' },
  ]);
  const none = new Fields({ followUps: 'x'.repeat(9) });
  expect([readFollowUps(none), none.notes.length]).toEqual([[], 1]);
});
