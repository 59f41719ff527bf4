import { expect, test } from 'vitest';
import { earlierInText, inText, stillOpenInText, toldAnew, withoutAlerts } from '../src/hazards/in-text.ts';
import { readAlerts } from '../src/hazards/index.ts';

const alerts = readAlerts({ words: 'I can smell gas and the ceiling is sagging over the cot', project: {} });

test('an answer is told without what the alerts beside it say already', () => {
  expect(alerts.map(({ kind }) => kind).sort()).toEqual(['ceiling', 'gas']);
  const lead = alerts.map(inText).join('\n\n');
  expect(withoutAlerts(`${lead}\n\n**No, not tonight.**`, alerts)).toBe('**No, not tonight.**');
  expect(withoutAlerts(lead, alerts)).toBe('');
  // What only one of them says stays where the other isn't shown.
  const [first, second] = alerts;
  if (!first || !second) throw new Error('Two alerts are needed.');
  expect(withoutAlerts(lead, [second])).toBe(inText(first));
});

test('of an earlier alert it keeps what it may be and that it was told before', () => {
  const [alert] = alerts;
  if (!alert) throw new Error('An alert is needed.');
  expect(withoutAlerts(`${earlierInText(alert)}\n\nOn Monday.`, [alert])).toBe(
    `**From what you wrote earlier: ${alert.title}.**\n\nOn Monday.`,
  );
  expect(withoutAlerts('**No.** Nothing of it is said here.', alerts)).toBe(
    '**No.** Nothing of it is said here.',
  );
});

test('an alert that is only named as still open isn’t told anew, and any other is', () => {
  const [first, second] = alerts;
  if (!first || !second) throw new Error('Two alerts are needed.');
  const text = `${stillOpenInText([first])}\n\n**125 mm.** ${second.title}.`;
  expect(toldAnew(text, alerts)).toEqual([second]);
  expect(toldAnew(`${inText(first)}\n\n${stillOpenInText([first])}`, [first])).toEqual([first]);
});

test('every step ends as a sentence does', () => {
  for (const { steps } of alerts) for (const step of steps) expect(step).toMatch(/[.!?]$/);
});
