import { expect, it } from 'vitest';
import { REASON_LACKS, whyNoReason } from '../../src/alert-reasons/index.ts';
import { ALERT_KINDS, readAlerts, URGENCIES } from '../../src/hazards/index.ts';
import { BARE_WORDS, WITH_AN_ACT } from './bare-words.ts';
import { ENDING_BESIDE } from './ending-beside.ts';
import { ENDING, NOT_ENDING } from './reasons.ts';
import { STAYING } from './staying-dangers.ts';
import { DANGERS, ENDING_TOLD, STAYING_TOLD } from './told-dangers.ts';
import { STAYS_DONE, UNDONE } from './undone.ts';
import { DONE_FOR_GOOD, UNSERIOUS } from './unserious.ts';

/** 'gas now, fall today' as alerts. */
const alertsOf = (hazards: string) =>
  hazards.split(',').map((one) => {
    const [kind, urgency] = one.trim().split(' ');
    const [known] = ALERT_KINDS.filter((name) => name === kind);
    const [soon] = URGENCIES.filter((name) => name === urgency);
    if (!known || !soon) throw new Error(`No hazard: ${one}`);
    return { kind: known, urgency: soon };
  });

it.each([...ENDING, ...ENDING_BESIDE, ...DONE_FOR_GOOD, ...STAYS_DONE, ...WITH_AN_ACT])(
  'ends %s: %s',
  (hazards, reason) => {
    expect(whyNoReason(reason, alertsOf(hazards))).toBeUndefined();
  },
);

it.each([...NOT_ENDING, ...STAYING, ...UNSERIOUS, ...UNDONE, ...BARE_WORDS])(
  'doesn’t end %s: %s',
  (hazards, reason) => {
    expect(whyNoReason(reason, alertsOf(hazards))).toMatch(/\.$/);
  },
);

const toldOf = (danger: keyof typeof DANGERS) => {
  const alerts = readAlerts({ words: DANGERS[danger], project: {} });
  expect(alerts).not.toHaveLength(0);
  return alerts;
};

it.each(ENDING_TOLD)('ends what was told of %s: %s', (danger, reason) => {
  expect(whyNoReason(reason, toldOf(danger))).toBeUndefined();
});

it.each(STAYING_TOLD)('doesn’t end what was told of %s: %s', (danger, reason) => {
  expect(whyNoReason(reason, toldOf(danger))).toMatch(/\.$/);
});

it.each([
  ['gas now', 'Nobody has checked the meter yet', REASON_LACKS.unchecked],
  ['gas now', 'Gas fitter tested it and found gas pouring out', REASON_LACKS.danger],
  ['ceiling today', 'Inspected the photo of it again, no sag', REASON_LACKS.visit],
  ['ceiling today', 'Looked at it with the builder on site', REASON_LACKS.end],
  ['asbestos soon', 'Not needed for our kitchen job', REASON_LACKS.needless],
  ['asbestos soon', 'The owner says there is no asbestos', REASON_LACKS.hearsay],
  ['asbestos soon', 'Looked at the eaves and found no asbestos', REASON_LACKS.untested],
  ['ceiling now', 'Builder propped it up with a broom', REASON_LACKS.held],
  ['pool today', 'Fence repaired, the gate is left for later', REASON_LACKS.part],
  ['gas now', 'Gas fitter found no leak, the meter room was locked', REASON_LACKS.unreached],
  ['gas now', 'Plumber repaired a leak in the bathroom tap', REASON_LACKS.another],
  ['fall today', 'Entered by mistake, I think', REASON_LACKS.doubt],
  ['electrical now', 'Electrician fixed it over the phone', REASON_LACKS.visit],
  ['structural now', 'Engineer certified the wall subject to underpinning', REASON_LACKS.condition],
  ['gas now', 'Gas fitter found no CO today, heater was off', REASON_LACKS.hidden],
  ['gas now', 'Was the leak fixed by the gas fitter?', REASON_LACKS.doubt],
  ['gas now', 'Gas fitter fixed the leak at number 14', REASON_LACKS.another],
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

it('takes a thing for the danger’s own where the alert’s words name it, not where it stands beside', () => {
  const reason = 'Engineer certified the new deck';
  const of = (because: string) => whyNoReason(reason, [{ kind: 'structural', urgency: 'now', because }]);
  expect(of('the deck has dropped')).toBeUndefined();
  expect(of('lintel cracked above the deck')).toBe(REASON_LACKS.another);
  expect(
    whyNoReason('Plumber fixed the tap', [{ kind: 'gas', urgency: 'now', because: 'gas at the tap' }]),
  ).toBe(REASON_LACKS.another);
});

it.each([
  ['The landlord told me the gas fitter is coming, I tested it with soap and found no leak'],
  ['I turned off the bottle until the gas fitter comes'],
])('takes nobody for a witness who hasn’t been: %s', (reason) => {
  expect(whyNoReason(reason, alertsOf('gas now'))).toMatch(/\.$/);
});
