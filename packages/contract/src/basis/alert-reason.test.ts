import { expect, it } from 'vitest';
import { isAlertReason } from './alerts.ts';

it.each([
  ['........', false],
  ['..........', false],
  ['fixed', false],
  ['aaaaaaaaaaaa', false],
  ['1234 567 8901', false],
  ['a b c d e f g', false],
  ['it is ok', false],
  ['  it is ok      ', false],
  ['Fitter found no leak', true],
  ['Có thợ kiểm tra rồi', true],
])('%j closes an alert: %s', (reason, closes) => {
  expect(isAlertReason(reason)).toBe(closes);
});
