import { describe, expect, test } from 'vitest';
import type { CaseFinding, CaseProject } from '../evaluate/cases.ts';
import { FINDING_ATTRIBUTES } from '../src/attributes/of-findings.ts';
import { PROJECT_ATTRIBUTES } from '../src/attributes/of-project.ts';
import { conversation, replyTo } from './conversation.ts';

/** Of three projects with 25 findings, half have everything recorded and half as little as may be. */
const PLACES = (
  'pantry,attic,carport,mudroom,sunroom,cellar,scullery,porch,nursery,' +
  'library,workshop,stables,tack room,dairy,loft,silo,' +
  'foyer,gym,rooftop,bin store,mail room,plant room,sauna,cinema,concierge desk'
).split(',');
const KINDS = [
  'Slab or floor crack',
  'Peeling or blistering paint',
  'Tile lippage',
  'Squeaking floor',
  'Efflorescence',
] as const;
const STAGES = ['slab_pour', 'painting', 'flooring', 'fixing_stage', 'external_cladding'] as const;
const STAGE_NAMES = ['Slab Pour', 'Painting', 'Flooring', 'Fixing Stage', 'External Cladding'];
const DECISIONS = ['confirmed', 'corrected', 'rejected'] as const;

const dayOf = (month: string, at: number) => `2026-${month}-${`${at + 1}`.padStart(2, '0')}`;
const findingAt = (at: number): CaseFinding => ({
  number: at + 1,
  title: KINDS[at % KINDS.length] ?? '',
  severity: 'low',
  location: PLACES[at] ?? '',
  foundOn: dayOf('05', at),
  confidence: 0.5 + at / 100,
  photos: at + 2,
  ...(at % 2 === 0
    ? {
        stages: [STAGES[at % STAGES.length] ?? 'painting'],
        measured: [{ attribute: 'gap', value: at + 0.5, reference: 'steel rule' }],
        decision: DECISIONS[at % DECISIONS.length] ?? 'confirmed',
        decidedOn: dayOf('06', at),
        words: `sticker ${at} by the post`,
        note: `grounds ${at} of it`,
        originalTitle: `Panel name ${at}`,
        repair: { state: 'assigned', trade: 'Builder', person: `Person${at} Quill`, dueOn: dayOf('12', at) },
        nextReading: dayOf('12', at),
        readings: [{ on: dayOf('07', at), mm: at + 0.5, point: 'end' }],
      }
    : {}),
});

const projectOf = (name: string, from: number, to: number, more: Partial<CaseProject>): CaseProject => ({
  name,
  findings: PLACES.slice(from, to).map((_, at) => findingAt(from + at)),
  ...more,
});
const PROJECTS: CaseProject[] = [
  projectOf('Wombat farmhouse', 0, 9, {
    state: 'NSW',
    address: '3 Hill Road, Bathurst NSW 2795',
    buildingType: 'Townhouse',
    contractDate: '2020-02-11',
    approvalDate: '2019-12-05',
    completionDate: '2021-03-17',
    startedOn: '2026-04-09',
    visits: [
      {
        kind: 'handover',
        on: '2026-05-20',
        closed: true,
        weather: 'gusty, 14 degrees',
        attendedBy: ['Una Vale'],
      },
    ],
  }),
  projectOf('Kestrel stud', 9, 16, { state: 'VIC' }),
  projectOf('Heron towers', 16, 25, { state: 'QLD', status: 'on_hold' }),
];
const WORK = conversation([], { projects: PROJECTS });
const firstSentence = (text: string) => text.split(/(?<=[.…])\s/)[0] ?? '';
const longDay = (iso: string) =>
  new Date(iso).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** How it is asked of 'X', in three plain ways each, and what it is of the finding at a place of the list. */
const OF_FINDING: Readonly<Record<string, [ways: string[], value: (at: number) => string]>> = {
  stage: [
    ['what stage was X found in', 'which stage of works is X down under', 'which stage did I put on X'],
    (at) => STAGE_NAMES[at % STAGES.length] ?? '',
  ],
  measurer: [
    ['who measured X', 'what was X measured with, a ruler or what: who measured it', 'how was X measured'],
    () => 'steel rule',
  ],
  photos: [
    ['how many photos of X are there', 'number of pics for X', 'X, how many pictures has it got'],
    (at) => `${at + 2} photos`,
  ],
  original: [
    [
      'what did the panel first call X',
      'what was X originally named',
      'what did the app make of X originally called',
    ],
    (at) => `Panel name ${at}`,
  ],
  decidedOn: [
    ['when did I decide on X', 'what day was the decision on X', 'how long ago did we decide X'],
    (at) => longDay(dayOf('06', at)),
  ],
  reason: [
    ['why did I decide that on X', 'what was the reason for the decision on X', 'the decision on X, why'],
    (at) => `grounds ${at}`,
  ],
  nextReading: [
    ['when is the next reading of X', 'X, when is its reading due', 'next reading date for X'],
    (at) => longDay(dayOf('12', at)),
  ],
  reading: [
    ['what was the last reading of X', 'latest reading on X', 'give me the newest reading for X'],
    (at) => `${at + 0.5}`,
  ],
  decision: [
    ['has anyone decided on X', 'did anybody confirm X', 'was X signed off'],
    (at) => `${DECISIONS[at % DECISIONS.length]}`,
  ],
  repair: [
    ['who fixed X', 'which trade is doing X', 'what was the note with the repair of X'],
    (at) => `Person${at} Quill`,
  ],
  sureness: [
    ['how sure is the panel about X', 'what is the confidence on X', 'how certain were you of X'],
    (at) => `${Math.round(50 + at)}%`,
  ],
  number: [
    ['what number is X', 'which finding number has X got', 'whats the number: which number is X'],
    (at) => `Finding ${at + 1}`,
  ],
  found: [
    ['when was X recorded', 'what day did I log X', 'which date was X picked up'],
    (at) => longDay(dayOf('05', at)),
  ],
  written: [
    ['what did I write about X', 'what had we noted for X', 'my notes on X'],
    (at) => `sticker ${at} by`,
  ],
  what: [
    ['what was X on site', 'what is X at my place', 'so what were X in there'],
    (at) => `sticker ${at} by`,
  ],
  size: [['how wide is X', 'what size was X', 'how big was X'], (at) => `${at + 0.5} mm`],
};

/** The values of this attribute that other findings have and this one hasn't. */
const othersOf = (value: (at: number) => string, at: number) =>
  PLACES.map((_, other) => value(other)).filter(
    (said, other) => other !== at && said !== value(at) && said.length > 6 && !value(at).includes(said),
  );

const WITH = [0, 4, 10, 18] as const;
const WITHOUT = [1, 11] as const;
/** Every finding has these. */
const ALWAYS = new Set(['photos', 'original', 'sureness', 'number', 'found']);
const theOne = (at: number) => `the ${PLACES[at]} one`;

describe('every attribute of a finding', () => {
  test('is asked for here', () =>
    expect(FINDING_ATTRIBUTES.map(({ id }) => id).toSorted()).toEqual(Object.keys(OF_FINDING).toSorted()));

  for (const [id, [ways, value]] of Object.entries(OF_FINDING))
    for (const way of ways) {
      test.each(WITH)(`${id}: ${way}, of finding %i`, async (at) => {
        const { text } = await replyTo(WORK, way.replaceAll('X', theOne(at)));
        expect(firstSentence(text).toLowerCase()).toContain(value(at).toLowerCase());
        for (const other of othersOf(value, at))
          expect(text.toLowerCase()).not.toContain(other.toLowerCase());
      });
      if (!ALWAYS.has(id))
        test.each(WITHOUT)(`${id}: ${way}, of finding %i that has none`, async (at) => {
          const { text } = await replyTo(WORK, way.replaceAll('X', theOne(at)));
          expect(firstSentence(text)).toMatch(/\bNo\b|isn’t recorded/);
          for (const other of othersOf(value, at))
            expect(text.toLowerCase()).not.toContain(other.toLowerCase());
        });
    }
});

/** The same of 'X', a project, with what is told of the first. */
const OF_PROJECT: Readonly<Record<string, [ways: string[], value: string]>> = {
  contract: [
    ['when was the contract for X', 'what date was X signed', 'contract date of X please'],
    '11 February 2020',
  ],
  approval: [
    ['when was X approved', 'what is the approval date for X', 'date of approval for X'],
    '5 December 2019',
  ],
  completion: [['when was X finished', 'what day was X completed', 'completion date of X'], '17 March 2021'],
  age: [['how old is X', 'whats the age of X these days', 'how old is X by now'], '5 years and 8 months'],
  started: [
    ['when did I set up the project X', 'what date was the X project created', 'when was the job X opened'],
    '9 April 2026',
  ],
  type: [['what kind of building is X', 'what type of place is X', 'building type of X'], 'Townhouse'],
  address: [
    ['what is the address of X', 'give me the street address for X', 'whats the full address of X'],
    '3 Hill Road',
  ],
  status: [['is X on hold', 'what is the status of X', 'was X marked as finished'], 'in progress'],
  weather: [
    ['what was the weather at X', 'was it raining when we were at X', 'what weather did we have at X'],
    'gusty',
  ],
  photos: [['how many photos at X', 'how many pictures are there of X', 'how many pics in X'], '54 photos'],
  people: [
    ['who is the builder of X', 'name of the builder for X', 'who was the builder at X'],
    'the builder of',
  ],
  attended: [['who came to X', 'who was there at X', 'who attended the inspection of X'], 'Una Vale'],
};
const NEVER_NONE = new Set(['status', 'photos', 'started', 'people']);

describe('every attribute of a project', () => {
  test('is asked for here', () =>
    expect(PROJECT_ATTRIBUTES.map(({ id }) => id).toSorted()).toEqual(Object.keys(OF_PROJECT).toSorted()));

  for (const [id, [ways, value]] of Object.entries(OF_PROJECT))
    test.each(ways)(`${id}: %s`, async (way) => {
      const { text } = await replyTo(WORK, way.replaceAll('X', 'Wombat'));
      expect(firstSentence(text)).toContain(value);
      if (NEVER_NONE.has(id)) return;
      const none = await replyTo(WORK, way.replaceAll('X', 'Kestrel'));
      expect(firstSentence(none.text)).toMatch(/\bNo\b|Nobody/);
      expect(none.text).not.toContain(value);
    });
});

describe('a project that is meant by its sort', () => {
  const TWO = conversation([], {
    projects: [
      { name: 'Banksia Court house', state: 'QLD', contractDate: '2024-02-10', completionDate: '2025-03-14' },
      { name: 'Marsden St unit 7', state: 'NSW', completionDate: '2022-11-30' },
    ],
  });
  test.each([
    ['when was the contract signed for the house', /^\*\*10 February 2024/],
    ['how old is the unit', /^\*\*3 years and 11 months\*\*: the age of Marsden St unit 7/],
    ['when does the six year warranty run out on the unit', /^\*\*29 November 2028 for major/],
    ['when does the warranty on the unit end', /^\*\*29 November 2024 for any other/],
    ['last day i can chase the builder for the small stuff at banksia', /^\*\*13 March 2026 for any other/],
    ['is it too late to claim for something structural on the house', /^\*\*13 March 2031 for structural/],
  ])('‘%s’ is of it', async (asked, told) => expect((await replyTo(TWO, asked)).text).toMatch(told));
  test.each([
    'how old does a house have to be for asbestos',
    'when was the flat finished',
    'is the house on the corner older',
  ])('‘%s’ is of none', async (asked) =>
    expect((await replyTo(TWO, asked)).text).not.toMatch(/Banksia|Marsden/),
  );
});
