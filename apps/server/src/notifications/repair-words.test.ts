import { expect, test } from 'vitest';
import { dueList, dueSubject } from './repair-words.ts';

const due = (reading: boolean) => ({
  ...{ number: 1, title: 'Crack', project: 'Terrace', person: '', days: 1 },
  reading,
  alerts: [],
});

test('a reminder’s subject calls repairs repairs, and a crack that is to be read again a reading', () => {
  expect(dueSubject([], [due(true)])).toBe('1 crack reading due soon');
  expect(dueSubject([due(false), due(false)], [])).toBe('2 repairs overdue');
  expect(dueSubject([due(false), due(true), due(true)], [due(false)])).toBe(
    '1 repair and 2 crack readings overdue, 1 repair due soon',
  );
});

test('a row of a reminder names the hazard that is open on it, and how soon', () => {
  const alerts = [
    { kind: 'ceiling' as const, urgency: 'now' as const, title: 'The ceiling may be coming down' },
    { kind: 'gas' as const, urgency: 'today' as const, title: 'Possible gas leak' },
  ];
  expect(dueList('Overdue:', [{ ...due(false), alerts }])).toEqual([
    'Overdue:',
    [
      [
        'Finding 1, Terrace',
        'Act now: The ceiling may be coming down · Make safe today: Possible gas leak · Crack · due tomorrow',
      ],
    ],
  ]);
});
