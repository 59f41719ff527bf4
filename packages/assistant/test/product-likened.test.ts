import { describe, expect, it } from 'vitest';
import { likened } from '../src/aims/product-likened.ts';

describe('a question about Plumbline asked in other words than a topic’s own', () => {
  it.each([
    ['what’s the best way to send the lippage to my tiler', 'Send to a tradesperson'],
    ['can the buyer read the report if he has no account', 'private link'],
    ['was I charged for the one it wasn’t sure about?', 'that costs nothing'],
    ['is there a way to use this app where there’s no reception', 'without a connection'],
    ['what does confirm do and what does correct do', 'Confirm says that the panel is right'],
    ['what’s a scale reference for', 'known size'],
    ['why would two engines disagree on my photo', 'each opinion stands there'],
    ['whose name goes on the report and can I change it', 'Letterhead'],
    ['where do I press to put my defects into procore', 'Export findings'],
    ['the repair is no good, what button sends it back', 'Press Reopen'],
    ['the architect sent a new drawing, do my pins go missing', 'Replace drawing'],
    ['does the evidence pack hold the original photos', 'Include original photos'],
    ['what does 80% mean', 'SURE'],
  ])('answers %j', (asked, told) => {
    expect(likened(asked)?.lead).toContain(told);
  });

  it.each([
    'which of my findings need an engineer',
    'what’s the address of the Coolum job',
    'how sure was the panel about the lintel',
    'can a plasterer fix this one?',
    'how long does the building inspector take to send his report back',
    'can my building expert use ChatGPT to write his report for NCAT',
    'who fixes a leaking balcony in a strata block?',
    'how do I measure a crack in brickwork with a ruler',
    'how long do I keep building documents',
    'show the criticals',
    'what is a load bearing wall',
    'does an email count as notice to the builder',
    'can I hire someone else and send the builder the bill',
  ])('leaves %j to others', (asked) => {
    expect(likened(asked)).toBeUndefined();
  });
});
