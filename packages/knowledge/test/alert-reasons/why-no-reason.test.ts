import { expect, it } from 'vitest';
import { REASON_LACKS, whyNoReason } from '../../src/alert-reasons/index.ts';
import { ALERT_KINDS, URGENCIES } from '../../src/hazards/index.ts';
import { ENDING, NOT_ENDING } from './reasons.ts';

/** 'gas now, fall today' as alerts. */
const alertsOf = (hazards: string) =>
  hazards.split(',').map((one) => {
    const [kind, urgency] = one.trim().split(' ');
    const [known] = ALERT_KINDS.filter((name) => name === kind);
    const [soon] = URGENCIES.filter((name) => name === urgency);
    if (!known || !soon) throw new Error(`No hazard: ${one}`);
    return { kind: known, urgency: soon };
  });

it.each(ENDING)('ends %s: %s', (hazards, reason) => {
  expect(whyNoReason(reason, alertsOf(hazards))).toBeUndefined();
});

it.each(NOT_ENDING)('doesn’t end %s: %s', (hazards, reason) => {
  expect(whyNoReason(reason, alertsOf(hazards))).toMatch(/\.$/);
});

it.each([
  ['gas now', 'Nobody has checked the meter yet', REASON_LACKS.unchecked],
  ['gas now', 'Gas fitter tested it and found gas pouring out', REASON_LACKS.danger],
  ['ceiling today', 'Inspected the photo of it again, no sag', REASON_LACKS.visit],
  ['ceiling today', 'Looked at it with the builder on site', REASON_LACKS.end],
  ['electrical today', 'Wires were taped up and boxed in', /electrician/],
  ['gas today', 'Checked the meter and found no leak', /gas fitter/],
  ['structural now', 'Checked the beam and found it sound', /engineer/],
])('says of %s what %j lacks', (hazards, reason, lacks) => {
  expect(whyNoReason(reason, alertsOf(hazards))).toMatch(lacks);
});

it('asks for whoever can tell only where a wrong word kills', () => {
  const reason = 'Checked the beam and found it sound';
  expect(whyNoReason(reason, alertsOf('structural soon'))).toBeUndefined();
  expect(whyNoReason(reason, alertsOf('structural soon, gas today'))).toMatch(/gas fitter/);
});
