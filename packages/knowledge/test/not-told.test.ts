import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';
import { tellsNothing } from '../src/hazards/not-told.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);
const titlesOf = (words: string) => readAlerts({ words }).map(({ title }) => title);

describe('a text that tells of no danger as a whole', () => {
  it.each([
    // A rule that is asked for.
    [
      'the highest deck that needs no railing?',
      'the highest deck that needs no railing, ours is 2.4 m up with none',
    ],
    ['gas drop test: how long?', 'gas drop test: how long? ours failed today'],
    [
      'how wide may a pool fence gap be before it counts as a fault?',
      'how wide may a gap be? our pool fence has one of 200 mm',
    ],
    // Training and tenders.
    [
      'SWMS: risk of fall from roof, control: edge protection',
      'SWMS: no edge protection on the roof and the men are up there',
    ],
    [
      'toolbox talk topics: trenching, asbestos, electrical leads',
      'toolbox talk: the trench collapsed on Dave, he is in it',
    ],
    // Taken back.
    [
      'gas smell in the kitchen. no wait, that was last year at my mum’s',
      'gas smell in the kitchen. no wait, that was last year at my mum’s, but now it is here too',
    ],
    [
      'we had a shock off the tap, sorry wrong house, that was our old rental',
      'we had a shock off the tap, sorry wrong tap, it is the one in the laundry',
    ],
    // Tested.
    ['gasfitter came, tested, tight: it was the bin', 'gasfitter came and left and it still smells of gas'],
    [
      'smelt gas, called the gas bloke, no leak found, it was the drain bin outside',
      'smelt gas, called the gas bloke, no leak found, it was the bin, now it smells of gas again',
    ],
    [
      'gas drop test held for ten minutes, no loss',
      'gas drop test held for ten minutes, then lost pressure, gas is leaking',
    ],
    // Names.
    ['we binge watched Cracked Walls last night', 'we watched the crack in the wall get wider last night'],
    // What has the words of something else.
    ['we want to add a lean-to beside the chimney', 'the chimney leans over the lean-to'],
    ['the kettle hisses when it boils', 'kettle hisses and so does the gas pipe behind the stove'],
    ['the backlog of defects backs up into next week', 'the sewer backs up into the shower'],
    ['no alarm here folks, just a question about paint', 'no smoke alarm here folks'],
  ])('raises nothing for %j, and something for %j', (harmless, danger) => {
    expect(kindsOf(harmless)).toEqual([]);
    expect(kindsOf(danger)).not.toEqual([]);
  });
});

it.each([
  'gas smell in kitchen. sorry, this was last year at our old place. the new place smells worse',
  'ceiling fell down, sorry that was last year at mum’s. this one sags',
  'I smell gas, wait, that was at my old place, this place has it stronger',
  'called the plumber, no leak found, it was the neighbour’s gas',
  'had the sparky look, no faults, it was the wet switch',
  'watched the Big Balcony drop a metre with a band on it',
  'pub Swan Hotel ceiling hangs by a thread',
  'scope: asbestos sheets smashed on lawn',
  'agenda: ceiling down in unit 4',
  'toolbox talk: gas leak in the kitchen of unit 2',
  'how high must a pool fence be before a toddler drowns?',
  'what does water running out of a light need?',
])('is no such text: %s', (words) => {
  expect(tellsNothing(words)).toBe(false);
});

describe('a danger in its own words', () => {
  it.each([
    ['gas', 'new range burns orange and we all feel like flu'],
    ['gas', 'pot belly smokes us out and I woke up on the floor'],
    ['structural', 'marble rolls to the north wall now, last month it didn’t'],
    ['structural', 'hundreds of flying termites poured out of the door frame last night'],
    ['electrical', 'the iron bath gives her a little kiss'],
    ['electrical', 'I get a tickle off the kitchen tap when I’m barefoot'],
    ['fire', 'dryer fluff glows when it runs'],
    ['fire', 'how often should a flue be cleaned, ours glows red'],
    ['ceiling', 'haha guess whose ceiling is on the couch now'],
    ['sewage', 'manhole lifts its lid when it rains and stuff comes out'],
    ['mould_health', 'legionnaires found in the cooling tower'],
  ])('is of kind %s: %s', (kind, words) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it('is carbon monoxide where the heat exchanger is cracked', () => {
    expect(titlesOf('the tech says the heat exchanger in the ducted heater is cracked')).toContain(
      'Possible carbon monoxide from a gas appliance',
    );
  });

  it('is for today where the marks across a crack have moved', () => {
    expect(
      readAlerts({ words: 'the monitoring pins across the crack moved 6 mm in a fortnight' }),
    ).toMatchObject([{ kind: 'structural', urgency: 'today' }]);
  });
});
