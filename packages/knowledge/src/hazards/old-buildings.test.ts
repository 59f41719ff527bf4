import { describe, expect, it } from 'vitest';
import { readAlerts } from './index.ts';

const kindsOf = (words: string) => readAlerts({ words, project: {} }).map(({ kind }) => kind);

describe('the age of a building', () => {
  it.each([
    'small bungalow, 1920s',
    'our place is an old cottage from the 1890s',
    'sticking doors in a 1947 home',
    "mum's house is next door, it was built 1950 something",
    "nan's place is from 1940 something",
    'our home was built 1960 ish',
    'the house dates from 1955 or so',
    "dad's unit next door was built in the sixties",
    'it was built nineteen fifty something i think',
  ])('raises neither lead nor asbestos by itself: %s', (words) => expect(kindsOf(words)).toEqual([]));

  it.each([
    'gnawed sill with layers of green and cream in a 1908 cottage',
    'trims falling off in flakes in our 1949 home',
  ])('raises lead with a sign of it: %s', (words) => expect(kindsOf(words)).toContain('lead_paint'));

  it('makes work on paint one of lead, not of asbestos', () =>
    expect(kindsOf('can i scrape and sand this paint? the place was built in 1974')).toEqual(['lead_paint']));

  it('keeps the asbestos that is named', () =>
    expect(kindsOf('sanding the paint off the fibro eaves, built in 1966')).toContain('asbestos'));

  it.each([
    'our house is only four years old and they want to sand the paint back',
    'six year old townhouse, scraping old paint off the balustrade',
    'our place was built two years ago, painter is sanding the walls back',
    'brand new house, sanding the paint on the doors',
    'the unit was completed 18 months ago and i need to sand the painted skirting',
    'the apartment is barely 2 years old, sanding back painted door frames',
    'our home is 3 years old and the painter is scraping peeling paint',
    'newly built townhouse, they sanded the paint inside',
    'the villa is a new build, scraping paint off the window frame',
    'my house was built only three years ago, can i sand the paint on the stairs',
    'the building is just five years old, stripping paint off the handrail',
    'the duplex was finished a year ago, sanding painted trims',
    'our townhouse is two years old, they sanded the paint in the hall',
    'my unit was built 3 years ago and the painter is scraping the window frames',
    'the place is a new build, sanding painted doors',
    'this house was only built four years ago, peeling paint on the eaves',
    'one year old apartment, sanding back the painted skirting',
    'the house is ten years old, the paint on the front door is peeling',
    '3 year old house, paint peeling off the eaves',
    'our six year old place, sanding the paint on the stairs',
  ])('raises no lead where the house is told to be young: %s', (words) => expect(kindsOf(words)).toEqual([]));

  it.each([
    'our house is four years old but the doors are salvaged and we sand the lead paint off',
    'extension is 4 years old, the old part was built in 1940 and we are sanding the paint',
  ])('keeps the lead of an older part: %s', (words) => expect(kindsOf(words)).toContain('lead_paint'));
});

describe('something else that is new, an age in doubt, and what a rule is sure of', () => {
  it.each([
    'the deck was built five years ago, paint on the weatherboards is flaking and my toddler eats it',
    'pergola was built two years ago. i am dry sanding paint off the weatherboards and the kids are inside',
    'the granny flat was finished 3 years ago, main house paint is flaking and my toddler eats it',
    'carport was only built three years ago, the baby chews flaking paint off the window sill',
    'we finished it two years ago, the deck i mean. kids keep picking the flaking paint off the weatherboards and eating it',
    "the fence was built a year ago and i'm sanding the paint off the window frames with the toddler beside me",
    'front unit was built 2 years ago, paint on ours is flaking and my baby eats the chips',
    'not a brand new house, we are dry sanding the window paint with a toddler inside',
    "the house isn't 3 years old, it is 70, and the paint is flaking where my baby chews it",
    'opposite us they built a brand new house, our flaking paint is being eaten by my toddler',
    'only built 5 years ago, the pool. my toddler eats the flaking paint from the sills',
    'the house is five years old and my toddler eats flaking paint off the cot',
    'the paint on our house is 3 years old and flaking, my baby eats it',
    'the deck behind the house was built 3 years ago, my toddler chews the flaking window paint',
    'vanity unit is 3 years old. my baby licks the flaking paint on the sill',
    'the other unit is brand new, ours has flaking paint and my toddler eats it',
    "the home is two years old and the cubby came from nan's farm, my toddler eats the flaking paint off it",
    "the shed was finished a year ago and we're dry sanding the house paint with kids inside",
    'the new bathroom was built three years ago, now the kids pick flaking paint off the sill and eat it',
    'house is three years old, dry sanding painted cot rails with my toddler in the room',
    "the place is 3 years old but nan's cot with flaking paint is in it and the baby gnaws it",
    'the townhouse was built three years ago, toddler gnaws the painted rail and paint is coming off',
  ])('keep the lead: %s', (words) => expect(kindsOf(words)).toContain('lead_paint'));

  it.each([
    'the bathroom was finished 2 years ago but the fluffy lagging on the pipes is crumbling',
    'the kitchen was completed a year ago, vinyl in the laundry has been ripped up and the backing is torn',
    'it was built 12 years ago they reckon but the wall sheets are crumbly and fluffy grey',
    'the ensuite was completed 4 years ago and the pipe lagging in the roof is fluffy and falling apart',
    'the house is 6 years old but the back shed has crumbly fluffy grey sheets',
    'agent says the house was built 10 years ago but the wall sheets are crumbling and fluffy and grey',
    'retaining wall was built 8 years ago; vinyl tiles in the hall were ripped up and the black backing is broken',
    'all finished 2 months ago except the laundry where the fluffy pipe lagging is crumbling',
    'house is 3 years old, crumbling fluffy asbestos lagging on the pipes',
    'extension to the house was completed two years ago, vinyl ripped up in the laundry and the backing is torn',
    'the bathroom in our unit was finished 2 years ago, pipe lagging is fluffy and crumbling',
    'I think the house was built 12 years ago but the wall sheets are crumbly and fluffy grey',
    'house is 5 years old apparently, crumbly grey fluffy lagging on the hot water pipe',
    'if the house was built 10 years ago why is the lagging on the pipes fluffy and crumbling',
    'our unit is 10 years old but the plant room has crumbling fluffy lagging on the pipes',
    'we own a 12 year old house and the lagging under the floor is crumbling to fluff',
    'house was built 4 years ago, the old garage next to it has broken sheets with fluffy grey edges',
  ])('keep the asbestos: %s', (words) => expect(kindsOf(words)).toContain('asbestos'));
});

describe('an age that is of something in another clause, and one on record', () => {
  it.each([
    'My twins are 2 years old. House paint is flaking and they eat it',
    'The roof is 10 years old. House paint is flaking and I am dry sanding it',
    'The deck is 6 years old. House paint next to it is flaking and I am dry sanding it',
    'triplets are 3 years old. House paint comes off in chips and they chew it',
    'bub is one year old. Home is where the paint flakes and she licks the sill',
    'The cot is 4 years old; house paint is flaking and my toddler chews it',
    'our preschoolers are 4 years old, house paint flakes off and they swallow the chips',
    'my 2 year old home from daycare eats the flaking paint off the sill',
    'House is two years old, the twins gnaw the painted sill and paint is flaking',
  ])('keep the lead: %s', (words) => expect(kindsOf(words)).toContain('lead_paint'));

  it.each([
    'the carpet is 5 years old, house vinyl under it is ripped up and the backing is torn',
    'kitchen is 7 years old, house vinyl in the laundry ripped up and the backing is crumbling',
  ])('keep the asbestos: %s', (words) => expect(kindsOf(words)).toContain('asbestos'));

  it.each([
    'the house is 3 years old and the paint is flaking, I am dry sanding it',
    'my twins are 2 years old. House paint is flaking and they eat it',
    'our six year old place, dry sanding the flaking paint on the stairs',
    'brand new house, dry sanding flaking paint on the doors',
    'the unit was built 2 years ago, I dry sand the flaking paint',
  ])('keep the lead of a house that is old on record: %s', (words) => {
    const told = readAlerts({ words, project: { completionDate: '1958-05-01' } });
    expect(told.map(({ kind }) => kind)).toContain('lead_paint');
  });
});

describe('what the words name nothing of', () => {
  it('is no balcony in a room upstairs', () => expect(kindsOf('third floor kids bedroom')).toEqual([]));

  it('is the missing rail of one', () =>
    expect(kindsOf('third floor kids bedroom, no railing on its balcony')).toContain('fall'));

  it('is no retaining wall where tiles slide', () =>
    expect(kindsOf('slates sliding off the roof onto the footpath')).not.toContain('retaining_wall'));
});
