import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conversation, replyTo } from './conversation.ts';

const { projects } = JSON.parse(
  readFileSync(new URL('../evaluate/accounts/own-record.json', import.meta.url), 'utf8'),
);
const WORK = conversation([], { projects });

/** What is told of a finding: its row, or its title in the text. */
const findingsIn = (text: string, rows: readonly { id: string }[]) =>
  rows.some(({ id }) => id.startsWith('finding:')) || /\bfinding \d+[,)]/.test(text);

/** Of everyday life, each with a word of the account. */
const EVERYDAY = `
ive hit a brick wall with my thesis
the kids have a study group on tonight
my laundry pile is out of control
whats a good balcony plant for full sun
how do i get mould off a loaf of bread
cheapest carpet for a hallway runner
is blue cheese mould bad for you
we had a blast at the garage sale
can you recommend a hallway mirror shop
my wardrobe needs a spring clean, any tips
the parlour game we played was charades right
im a tile in a game of scrabble, what am i worth
whats the best paint for a kids face
my voice keeps cracking when i sing
that joke cracked me up
where can i stream the window by hitchcock
my laptop window wont close
how do i hang a chimney sweep costume
i study law at night, any advice
my rail pass expired, how do i renew it
does the train rail card work in oberon
the door dash driver is late
who sings knocking on heavens door
my stairwell playlist needs songs
can you write a poem about a verandah at dusk
recipe for a slab of brownies
bought a slab of beer, is it a good price
my screen has a crack and siri wont listen
my lip is cracked and bleeding
damp hair before bed, yes or no
how do i dry a damp towel quickly
the gable in clark gable, how is it said
how do i cover a bedroom debt, sorry a bedtime story
who won best picture window at the oscars
is termite a good name for a band
i feel a bit wired after coffee
the wiring diagram in my guitar amp
my hair is bare at the back
we need a cupboard full of snacks for the party
what linen should i buy for a queen bed
my bathroom scales are lying
best bathroom reading material
is the ensuite in a caravan worth it
the shower of meteors tonight, when is it
baby shower invitations, any wording
my skirt has a gap at the back
mind the gap is from london isnt it
gap year or straight to uni
my front tooth hurts
rear admiral meaning
my balustrade tattoo, does it suit me
my sister is rising through the ranks
how much is a garage band ticket
the seal at the zoo balanced a ball
do seals live in townsville
white powder on my donut, icing sugar or flour
white stuff on my tongue
an undercoat for my dog, or does he have one
where does the cottage pie come from
is quay pronounced key
`
  .trim()
  .split('\n');

/** Known to bring one still. */
const STILL = new Set([
  'does the train rail card work in oberon',
  'can you write a poem about a verandah at dusk',
  'best bathroom reading material',
  'do seals live in townsville',
  'where does the cottage pie come from',
  'white stuff on my tongue',
  'white powder on my donut, icing sugar or flour',
]);

test.each(EVERYDAY.filter((message) => !STILL.has(message)))('brings no finding: %s', async (message) => {
  const { text, rows } = await replyTo(WORK, message);
  expect(findingsIn(text, rows), text.slice(0, 200)).toBe(false);
});

/** Short and natural, each of one finding of the account by its number within its project. */
const REFERENCES: readonly (readonly [string, string])[] = [
  ['the parlour one', 'Rising damp'],
  ['linen cupboard', 'wiring'],
  ['that gable crack over at oberon', 'Stepped cracking'],
  ['the loose rail', 'Balustrade'],
  ['the ensuite tiles', 'Tile lippage'],
  ['tell me about the garage door', 'Door binding'],
  ['whats going on with the wardrobe mould', 'mould'],
  ['bedroom 2', 'mould'],
  ['west gable', 'Stepped cracking'],
  ['that study window', 'Window gap'],
  ['the chimney', 'Efflorescence'],
  ['chimney breast', 'Efflorescence'],
  ['hallway skirting', 'Skirting'],
  ['the skirting one', 'Skirting'],
  ['the termite one', 'Termite'],
  ['laundry at nolan', 'Termite'],
  ['what about the laundry one', 'Termite'],
  ['the rear verandah', 'Slab'],
  ['verandah slab', 'Slab'],
  ['the slab crack at nolan', 'Slab'],
  ['main bathroom', 'waterproofing'],
  ['the shower at quay west', 'waterproofing'],
  ['the waterproofing one', 'waterproofing'],
  ['damp carpet one', 'waterproofing'],
  ['the balcony', 'Balustrade'],
  ['balustrade at quay west', 'Balustrade'],
  ['how is the balustrade', 'Balustrade'],
  ['the bare wires', 'wiring'],
  ['my wiring one', 'wiring'],
  ['wires in the linen cupboard', 'wiring'],
  ['the stairwell paint', 'Paint'],
  ['paint finish one', 'Paint'],
  ['the lippage', 'lippage'],
  ['the one in the ensuite', 'lippage'],
  ['the one by the shower screen', 'lippage'],
  ['finding 3 at quay west', 'wiring'],
  ['number 2 at nolan', 'Termite'],
  ['oberon 1', 'lippage'],
  ['rising damp', 'Rising damp'],
  ['the damp at nolan', 'Rising damp'],
  ['the tide mark', 'Rising damp'],
  ['front parlour', 'Rising damp'],
  ['parlour plaster', 'Rising damp'],
  ['the side door', 'Door binding'],
  ['the sticking door at oberon', 'Door binding'],
  ['the garage one', 'Door binding'],
  ['lou petrov', 'Door binding'],
  ['the job clear panes did', 'Window gap'],
  ['study', 'Window gap'],
  ['the failed seal', 'Window gap'],
  ['whats wrong with the study window', 'Window gap'],
  ['show me the efflorescence', 'Efflorescence'],
  ['the white stuff on the chimney', 'Efflorescence'],
  ['the one i said had live insects', 'Termite'],
  ['crumbling skirting', 'Termite'],
  ['the stepped one', 'Stepped cracking'],
  ['brickwork at the sill', 'Stepped cracking'],
  ['the hallway gap', 'Skirting'],
  ['the 4 mm gap one at quay west', 'Skirting'],
  ['the one behind the shelf', 'wiring'],
];

test.each(REFERENCES)('names one finding: %s', async (message, title) => {
  const { text } = await replyTo(WORK, message);
  expect(text).toContain(title);
  expect(text).not.toMatch(/^Which (?:one|project) do you mean/);
});

/** With a strange word beside it, and still of one's own work. */
test.each([
  ['grandpa reckons the gable crack at oberon looks scary', 'Stepped cracking'],
  ['can the twins play on the balcony', 'Balustrade'],
  ['did i log anything about a wardrobe', 'mould'],
  ['the landlord whinged about oberon, list it', 'Tile lippage'],
  ['is it ok for the babysitter to open the linen cupboard', 'wir'],
  ['what did i jot down for the parlour', 'tide mark'],
])('is of the account: %s', async (message, told) => {
  const { text } = await replyTo(WORK, message);
  expect(text).toContain(told);
});
