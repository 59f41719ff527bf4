/** Who tells of something that fell, and asks what is to be done, isn't read a list of their own findings. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp);

test.each([
  'Lumps of concrete came off the level 4 balcony onto the car park. Do we have to do anything before the AGM?',
  'the ceiling came down in unit 4, do we need to do anything before the meeting',
  'the wall leans over the footpath, should something be done before the weekend',
])('‘%s’ is done now', async (message) => {
  const [answer] = await talk([message]);
  expect(answer?.alerts).not.toEqual([]);
  expect(answer?.text).toMatch(/^\*\*Now: it can’t wait/);
});

test.each([
  'ground through the grey backing of old lino, half the room is done. keep going with a P2 mask on?',
  'a fibro sheet snapped when i cut it, carry on with a dust mask?',
])('‘%s’ is a no', async (message) => {
  const [answer] = await talk([message]);
  expect(answer?.text).toMatch(/^\*\*No, that isn’t enough/);
});
