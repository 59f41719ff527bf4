import { expect, test } from 'vitest';
import { dueSubject } from './repair-words.ts';

const due = (reading: boolean) => ({
  ...{ number: 1, title: 'Crack', project: 'Terrace', person: '', days: 1 },
  reading,
});

test('a reminder’s subject calls repairs repairs, and a crack that is to be read again a reading', () => {
  expect(dueSubject([], [due(true)])).toBe('1 crack reading due soon');
  expect(dueSubject([due(false), due(false)], [])).toBe('2 repairs overdue');
  expect(dueSubject([due(false), due(true), due(true)], [due(false)])).toBe(
    '1 repair and 2 crack readings overdue, 1 repair due soon',
  );
});
