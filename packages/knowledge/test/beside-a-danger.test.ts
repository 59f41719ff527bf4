/** Everyday sentences that lie beside a danger, each with the danger in the same words. */
import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);
const titlesOf = (words: string) => readAlerts({ words }).map(({ title }) => title);

describe('everyday sentences', () => {
  it.each([
    'the concrete driveway they laid in autumn has a crack right across already',
    'possums run across our ceiling half the night',
    'every time we fry bacon the smoke alarm goes off',
    'paint on the bathroom ceiling bubbles after a long shower',
    'a licensed crew is booked to take the fibro eaves away on Monday',
    'we put the gas heater on last night for the first time',
    'the gas bottle cupboard smells of wet dog',
    'made a curry, the kitchen with the gas stove smells of it still',
    'my uncle carted fibro sheets in the sixties',
    'took the smoke alarm down and put a new one up',
    'the tile beside the shower screen is chipped',
    'wiped the benchtop dry after cutting onions',
    'the slab was cut last week and is dry now',
  ])('%s', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});

describe('the danger in the same words', () => {
  it.each([
    ['the glass in the driveway gate has a crack right across', 'glass'],
    ['a possum fell through our ceiling', 'ceiling'],
    ['the smoke alarm goes off when we cook so I took it down', 'fire'],
    ['paint on the bathroom ceiling bubbles and water drips out of it', 'ceiling'],
    ['a licensed crew is booked for the fibro eaves but we broke two sheets', 'asbestos'],
    ['we put the gas heater on last night and woke up with headaches', 'gas'],
    ['the gas bottle cupboard smells of wet dog but mostly of gas', 'gas'],
    ['the gas bottle cupboard smells of garlic', 'gas'],
    ['shower screen has a chip in the bottom corner', 'glass'],
    ['they cut our stone benchtop dry in the garage', 'asbestos'],
    ['he cuts the pavers with no water beside the sandpit', 'asbestos'],
    ['the kids play in the 2 m trench out the back', 'structural'],
    ['I am down two metres digging beside the boundary wall', 'structural'],
  ])('%s', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });
});

it('calls a floor that gave way beside a tube of mud neither a balcony nor a bank', () => {
  expect(kindsOf('the floor went soft and my foot went through, a pipe of mud runs up the wall')).not.toEqual(
    expect.arrayContaining(['balcony']),
  );
  expect(kindsOf('mud like a pipe up the hall wall, floor is soft there')).toEqual(['structural']);
});

it('names a rail only where one is named', () => {
  expect(titlesOf('the floor went soft and my foot went through').join()).not.toMatch(/rail|window/);
});

it('calls mortar that falls off a ridge falling masonry', () => {
  expect(titlesOf('the ridge capping mortar is falling out and lands on the lawn')).toEqual([
    'Possible falling masonry',
  ]);
});
