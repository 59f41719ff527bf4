import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

describe('a danger that is asked about', () => {
  it.each([
    ['is a slight smell of gas normal near a new stove', 'gas'],
    ['is a faint whiff of gas ok when the cooktop is first lit', 'gas'],
    ['is a bit of a sag ok in the lounge ceiling', 'ceiling'],
    ['is a gate that doesn’t latch ok around a small pool', 'pool'],
    ['ceiling is sagging a bit, all good?', 'ceiling'],
    ['handrail wobbles, no big deal?', 'fall'],
    ['is it alright if the balcony moves a little when we dance on it', 'balcony'],
    ['is a crack of 20mm ok', 'structural'],
    ['crack about 16 mm, ok?', 'structural'],
    ['should the retaining wall lean like this', 'retaining_wall'],
    ['should a handrail move that much', 'fall'],
    ['should the switchboard be hot to touch', 'electrical'],
    ['can a cracked pool fence panel wait', 'pool'],
    ['will a leaning retaining wall hold till autumn', 'retaining_wall'],
    ['does a cracked shower screen need to be fixed straight away', 'glass'],
    ['how long can a dead smoke alarm be left', 'fire'],
    ['do wobbly stairs mean anything or is it just age?', 'fall'],
    ['is a meter box that buzzes something to ring about?', 'electrical'],
  ])('is heard whatever it is asked for: “%s”', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it.each([
    'is a slight smell normal from a new oven the first time',
    'is a ticking noise normal in a metal roof in summer',
    'is a crack of 0.3mm ok',
    'is a crack of 20mm long ok',
    'the floor squeaks a bit, is that normal',
    'should the retaining wall have ag pipe behind it',
    'should the switchboard be outside',
    'can the pool fence painting wait',
    'can a hairline crack wait till the repaint',
    'does a scratched shower screen need fixing straight away',
    'the detector chirped, new battery in, normal',
  ])('is told from a question about what is sound: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});

describe('a danger that puts right what was said before', () => {
  it.each([
    ['crack is fine, 1 mm. Correction: 22 mm and doors jam', 'structural'],
    ['the crack is tiny, like 1 mm, sorry I meant 1 inch', 'structural'],
    ['crack is 3mm oh wait no 30mm sorry', 'structural'],
    ['1 mm. Correction: 22 mm and doors jam', 'structural'],
    ['It’s about 2 mm. Sorry, I measured again, it is 20 mm and the door sticks', 'structural'],
    ['no gas smell. wait, there is one behind the oven', 'gas'],
    ['balcony posts are sound. Correction: two are rotten at the base', 'balcony'],
    ['pool gate latches fine. sorry correction it doesn’t latch', 'pool'],
  ])('is heard: “%s”', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it.each([
    'crack is 22 mm long. Correction: 12 mm long, hairline',
    'crack 5 mm. Correction: 0.5 mm, hairline',
    '1 mm. Correction: 0.1 mm and doors close',
    'tile joint 2 mm. Correction: 22 mm to the door',
    'handrail is 900 high. Correction: 1000 high, solid',
    'quote was 2 grand. Correction: 3 grand for the tiling',
  ])('isn’t made of what was never one: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});

describe('what a part is taken for', () => {
  it('is a wall of the house where nothing tells of soil', () => {
    expect(kindsOf('the wall behind the fridge is bulging out')).toEqual(['structural']);
    expect(kindsOf('the block wall behind the bins is bulging')).toContain('retaining_wall');
  });

  it('is no danger to health where only a joint is mouldy', () => {
    expect(kindsOf('floor is out 14 mm over 3 metres. mould in the bathroom grout')).toEqual([]);
    expect(kindsOf('mould in the grout and all over the ceiling, my son coughs')).toEqual(['mould_health']);
  });
});
