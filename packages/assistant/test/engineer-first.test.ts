/** A crack of which too much was told isn't filled or left, and a finding that is open stays the one spoken of. */
import { expect, test } from 'vitest';
import type { CaseFinding } from '../evaluate/cases.ts';
import { grade } from '../evaluate/grade.ts';
import { conversation } from './conversation.ts';

const DOOR: CaseFinding = {
  title: 'Door binding, misaligned or uneven gaps',
  defectId: 'door_binding',
  severity: 'low',
  location: 'Study',
};
const GROUT: CaseFinding = {
  title: 'Missing or failed grout or sealant',
  severity: 'medium',
  location: 'Ensuite',
};
const CRACK: CaseFinding = {
  title: 'Cracking at the corner of an opening',
  defectId: 'brick_vertical_crack',
  severity: 'high',
  location: 'Hall',
  words: 'crack off the door corner, 3mm, seems to be growing',
};
const THROUGH: CaseFinding = {
  title: 'Plasterboard crack',
  defectId: 'plasterboard_crack',
  severity: 'high',
  location: 'Lounge',
  words: 'hairline crack beside the cornice',
};

async function lastOf(messages: string[], finding?: CaseFinding) {
  const project = finding && {
    name: 'Job One',
    state: 'NSW' as const,
    findings: [DOOR, GROUT, CRACK, THROUGH].filter(({ title }) => title !== finding.title).concat(finding),
  };
  return (await grade(conversation(messages, finding ? { finding, project } : {}))).led;
}

test('what the alert of an open crack waits for is told: it doesn’t wait', async () => {
  for (const asked of [
    'door’s jamming more each week, how long can it wait',
    'the door is jamming more each week',
    'can the door wait',
  ]) {
    const { text } = await lastOf([asked], CRACK);
    expect(text, asked).toMatch(/^\*\*No, (?:it can|don)’t wait.*structural engineer today/);
    expect(text, asked).not.toMatch(/Door binding/);
  }
});

test('a finding whose alert is pressing isn’t played down by a row of another defect', async () => {
  const moving = { ...CRACK, words: 'crack off the door corner, door jams now and its got wider since xmas' };
  for (const told of [
    'the door is jamming more each week',
    'door’s jamming more each week, how long can it wait',
  ]) {
    const { text } = await lastOf([told], moving);
    expect(text, told).toMatch(/^\*\*No, (?:it can|don)’t wait/);
    expect(text, told).not.toMatch(/Door binding/);
  }
});

test('another finding is answered from where it is named', async () => {
  for (const asked of [
    'how long can the door binding in the study wait',
    'the study one, how long can it wait',
  ]) {
    const { text } = await lastOf([asked], CRACK);
    expect(text, asked).toMatch(/Door binding, misaligned or uneven gaps, is rated low/);
  }
});

test('filling, painting or leaving a crack that an engineer looks at first gets a no', async () => {
  for (const asked of [
    'its just hairline, can i fill it and paint',
    'can i patch it',
    'can i plaster over it',
    'can the painter do it',
  ]) {
    const { text } = await lastOf([asked], THROUGH);
    expect(text, asked).toMatch(/^\*\*No, a structural engineer first/);
  }
  const left = await lastOf(['and if i do nothing'], THROUGH);
  expect(left.text).toMatch(/^\*\*No, don’t leave it/);
});

test('a size over the limit, once told, isn’t waited for', async () => {
  for (const told of [
    'got a 6mm crack on the outside brick, above the window, whats first',
    'crack in the brickwork, it shows on both sides and its 2mm',
    'the crack in the brick is growing each month',
  ]) {
    const left = await lastOf([told, 'and if i do nothing']);
    expect(left.lead + left.text, told).not.toMatch(/can (?:usually )?wait/);
    expect(left.lead + left.text, told).toMatch(/engineer/);
    const filled = await lastOf([told, 'who do i call', 'can i fill it']);
    expect(filled.text, told).toMatch(/^\*\*No, .*engineer/);
  }
});

test('a fine crack, or one that an engineer has looked at, isn’t held back', async () => {
  expect((await lastOf(['hairline crack in plasterboard, not growing', 'can i fill it'])).text).toMatch(
    /^\*\*You can/,
  );
  const seen = await lastOf([
    '6 mm crack in the brick',
    'the engineer looked and said its fine, can i fill it',
  ]);
  expect(seen.text).not.toMatch(/^\*\*No, a structural engineer first/);
});

test('a slab that a wall’s crack is beside, or a gap under a door, is no reason for an engineer', async () => {
  for (const messages of [
    ['3 mm crack in the brick wall just above the slab, can I fill it'],
    ['wall crack, 3 mm, next to the slab, can I fill it'],
    ['hairline crack in the plaster', 'and the gap under that door is 12 mm', 'should I worry'],
    ['hairline crack in the plaster', 'there is a 15 mm gap under the cupboard', 'should I worry'],
  ])
    expect((await lastOf(messages)).text, messages.join(' / ')).not.toMatch(/It is over \d mm wide/);
});

test('a crack of the slab itself, or one that has opened, still sends for an engineer', async () => {
  for (const messages of [
    ['3 mm crack in the garage slab near the brick wall, can I fill it'],
    ['garage slab has a 3 mm crack by the brick wall, ok to fill it'],
    ['3 mm crack in the brick wall and in the slab, can I fill it'],
    ['crack in the brick wall goes into the slab, 3 mm, can I patch it'],
    ['7 mm crack in the brick wall just above the slab, can I fill it'],
    ['hairline crack in the plaster', 'now it is 12 mm at the door', 'should I worry'],
    ['hairline crack in the plaster', 'the gap is 12 mm', 'should I worry'],
    ['crack in the plaster 8 mm above the door, should I worry'],
  ])
    expect((await lastOf(messages)).text, messages.join(' / ')).toMatch(/It is over \d mm wide/);
});
