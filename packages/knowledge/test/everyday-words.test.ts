import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';
import { tellsNoSign } from '../src/hazards/plain-words.ts';
import { foldText, wordsOf } from '../src/hazards/words.ts';

const alertsOf = (words: string) => readAlerts({ words });
const kindsOf = (words: string) => alertsOf(words).map(({ kind }) => kind);

describe('what only says what there is', () => {
  const places = ['in the lounge', 'out the back', 'at the front of the house', 'next to the garage'];
  it.each([
    'a gas heater',
    'a gas wall furnace',
    'a split level deck',
    'a retaining wall',
    'a spiral staircase',
    'smoke alarms',
    'a balcony with a glass balustrade',
    'an exposed brick wall',
    'a split system',
    'six steel columns',
  ])('raises nothing, wherever it is: %s', (thing) => {
    for (const place of places)
      for (const words of [`we have ${thing} ${place}`, `theres ${thing} ${place}, put in by the builder`])
        expect(kindsOf(words), words).toEqual([]);
  });

  it.each([
    ['a gas heater in the lounge, and we get headaches when it runs', 'gas'],
    ['a gas wall furnace in the lounge that smells of gas', 'gas'],
    ['a split level deck out the back with rotten bearers', 'balcony'],
    ['a retaining wall out the back that leans', 'retaining_wall'],
    ['smoke alarms in the hall that don’t work', 'fire'],
    ['an exposed brick wall in the lounge with a crack I can put two fingers in', 'structural'],
    ['a carport held up by rotten posts', 'structural'],
    ['half the ceiling is on the floor', 'ceiling'],
    ['the fridge is across the fire door', 'fire'],
  ])('raises what it should with a sign: %s', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it('is told by known words alone: any other may be a sign', () => {
    const tells = (text: string) => tellsNoSign(wordsOf(foldText(text)));
    expect(tells('there is a crack in the brick wall')).toBe(true);
    expect(tells('exposed beams and a split system')).toBe(true);
    for (const sign of [
      'loose',
      'wobbly',
      'missing',
      'no',
      'off',
      'wet',
      'hot',
      'qwerty',
      'split',
      'exposed',
    ])
      expect(tells(`there is a ${sign} post`)).toBe(false);
    for (const crack of [
      'a wide crack',
      'cracks in both sides of the wall',
      'a crack in the beam',
      'a new crack',
    ])
      expect(tells(`there is ${crack}`)).toBe(false);
  });
});

describe('an everyday sense', () => {
  it.each([
    'the roof over the entry is held up by two steel columns',
    'verandah is carried by eight timber posts',
    'salts on the sandstone wall, white and fluffy',
    'white powdery crystals along the bottom of the retaining wall',
    'grey furry growth on the cellar bricks',
    'can’t get out of the lease',
    'couldn’t get out of the meeting with the builder',
    'cant get the drawer out',
    'the spare mattress has sunk in the middle',
    'mould on the bathroom ceiling above the shower, size of a fist, been there a while',
    'brown brick fireplace in the lounge',
    'there is a septic tank in the back yard',
    'theres a gas bayonet in the lounge we dont use',
    '12 mm expansion joint next to a hairline crack',
    '2.3 metre ceiling in the room under the stairs, is that legal?',
    'the hall wall bows 5 mm under a 2 m straightedge',
    'garage slab is 10 mm out of level over 4 m',
    'my son’s retainer came loose at school',
    'the live wire band is on at the pub tonight',
    'we crack up on the balcony at her jokes',
    'the render in the hallway sounds hollow low down',
    'the trench for the drain is knee deep',
  ])('is no danger: %s', (words) => {
    expect(kindsOf(words).filter((kind) => kind !== 'mould_health')).toEqual([]);
  });

  it.each([
    ['the verandah is held up by one car jack', 'balcony'],
    ['carport is held up by posts that lean', 'structural'],
    ['white fluffy stuff in the roof space of our 1970 house', 'asbestos'],
    ['furry black mould on the brick wall', 'mould_health'],
    ['we cant get out of the bedroom, the door is jammed', 'fire'],
    ['cant get out if theres a fire, the bars have no key', 'fire'],
    ['the ceiling over the bed has gone soft', 'ceiling'],
    ['mould on the ceiling and it sags', 'ceiling'],
    ['power point has gone brown', 'electrical'],
    ['the septic tank in the back yard is overflowing', 'sewage'],
    ['a 12 mm crack beside the expansion joint', 'structural'],
    ['the old chimney is leaning a bit', 'structural'],
    ['parapet leans out slightly over the lane', 'structural'],
    ['the neighbours’ trench along our fence is deeper than me', 'structural'],
    ['hollow sounding render above the front door', 'structural'],
    ['our garden retainer is leaning', 'retaining_wall'],
    ['a live wire hangs out of the wall at the pub', 'electrical'],
    ['the hall wall bows 35 mm under a 2 m straightedge', 'structural'],
    ['the hall wall bows 5 mm over 2 m and its crack keeps growing', 'structural'],
    ['garage slab is 45 mm out of level over 4 m and cracked', 'structural'],
  ])('leaves the danger: %s', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });
});

describe('what was missed, or called by another name', () => {
  it('is carbon monoxide where a heater burns badly, with the steps for it', () => {
    for (const words of [
      'got a gas heater in the lounge. the glass at the front goes black after a day. the kids get headaches when its been on all evening',
      'flue of the wall furnace blows back into the room and dad is dizzy',
    ])
      expect(alertsOf(words).find(({ kind }) => kind === 'gas')?.title, words).toContain('carbon monoxide');
    expect(alertsOf('the digger hit a yellow pipe in the front yard and it’s roaring')[0]?.title).toContain(
      'gas leak',
    );
  });

  it('is water near electrics where it comes by a fan', () => {
    for (const words of [
      'water came out the ceiling below round the fan',
      'rain drips off the ceiling fan',
      'the exhaust fan leaks when it storms',
    ])
      expect(kindsOf(words), words).toContain('electrical');
    expect(kindsOf('the ceiling fan wobbles a bit')).toEqual([]);
  });

  it('is a blocked way out where things are kept in a fire stair', () => {
    for (const words of [
      'the strata’s fire stair is where the owners keep bikes',
      'prams are left in the fire stairs',
    ])
      expect(kindsOf(words), words).toContain('fire');
  });

  it('is for today where a door jams already beside a stepped crack', () => {
    const [alert] = alertsOf('stepped crack in the garage wall and the side door binds');
    expect(alert).toMatchObject({ kind: 'structural', urgency: 'today' });
    expect(alert?.steps.join(' ')).not.toContain('start to jam');
  });

  it('is no stair where a crack goes up in steps', () => {
    expect(kindsOf('crack in the brickwork going up in steps')).not.toContain('fall');
  });
});
