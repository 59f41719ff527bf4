import { readAlerts } from '@plumbline/knowledge/hazards';
import { describe, expect, test } from 'vitest';
import { toldAsFact } from '../src/index.ts';

const FACTS = [
  'The crack got wider since last month, now 8 mm',
  'my wife feels dizzy and the stove hisses',
  'The stove hisses. What should I do?',
  'the ceiling is sagging is it safe to sleep here',
  'Is it ok to sleep here, the ceiling is sagging badly',
  'Who do I call? Bare live wires hang out of the wall and spark.',
  'I can smell gas at the meter, who do i ring',
  'We had a look today and the balcony post is rotten through. Should I tell the owner?',
  'The retaining wall has moved 60 mm since winter and leans over the path',
  'there is sewage coming up in the shower what now',
  'When I turn the stove on it smells of gas',
  'It smells of gas if I turn the stove on',
  'Not sure if it matters but the switchboard is buzzing and hot',
  'Why is the ceiling sagging so much?',
  'what a smell of gas in the laundry',
  'The tenant rang: the power point sparks and smells burnt',
  'plaster came down in big pieces last night and more of it hangs loose, can i leave it till monday',
  'Hi, the balustrade on level 2 is loose and wobbles. Thanks',
  'How wide may a crack be? This one is 22 mm and the wall has dropped.',
  'got a shock off the tap this morning',
  'The fibro sheet was broken by the plumber and there is dust all over the bathroom floor',
  'The pool gate doesn’t latch any more, and what height should it be',
  'we have a carbon monoxide alarm and it went off twice tonight',
  'Termites ate through the bearer under the bathroom; the floor bounces',
] as const;

const NO_FACTS = [
  'What if the stove hisses?',
  'Is the ceiling sagging?',
  'Could this crack be dangerous if it got wider than 8 mm?',
  'What should I do if I smell gas',
  'If the gas leaks, everybody has to get out',
  'Suppose a client says that the stove hisses. What do I tell them?',
  'Imagine a house. The stove hisses and the ceiling sags.',
  'Hypothetically, the balcony is rotten through',
  'How do I know whether the ceiling is sagging?',
  'Tell me about gas leaks',
  'Write a note to the tenant that the ceiling is sagging and about to fall',
  'who do i call if there are bare live wires',
  'Should the retaining wall collapse, who pays?',
  'Is it gas, smoke or a leak?',
  'Do I need an engineer when a wall leans over the path?',
  'I wonder whether the switchboard is sparking',
  'Let me know if it smells of gas',
  'Explain why a sagging ceiling is dangerous',
  'why is a sagging ceiling dangerous?',
  'Is there asbestos in it, and is it broken?',
  'What does it mean when the stove hisses?',
  'The report says that the ceiling is sagging and about to fall',
  'Why was the gas leak alert closed?',
  'can a balcony with a rotten post collapse',
  'For example, a power point sparks and smells burnt.',
  'What would happen if sewage came up in the shower',
  'does the pool gate not latching matter',
  'In case the wall falls, is it covered?',
  'say the ceiling comes down, who pays',
] as const;

/** What the hazard reader hears in what is told of a message. */
const heard = (message: string) => readAlerts({ words: toldAsFact(message) }).map(({ kind }) => kind);

describe('of a message', () => {
  test.each(FACTS)('a danger is told as a fact: %s', (message) => {
    expect(heard(message)).not.toEqual([]);
  });

  test.each(NO_FACTS)('nothing is told: %s', (message) => {
    expect(heard(message)).toEqual([]);
  });
});
