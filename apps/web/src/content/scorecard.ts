/** The public scorecard, in words and tables made of the measured figures. Blind spots come first. */
import { FAMILY_NAMES, type Family } from '@plumbline/knowledge';
import { type Count, SCORECARD, type ScoreRow, wilson } from '@plumbline/knowledge/scorecard';
import type { Section } from '@plumbline/knowledge/section';

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
/** The day of the measurement, as it is read. */
export const SCORECARD_DAY = DAY.format(new Date(SCORECARD.measuredOn));

const percent = (share: number) => `${Math.round(100 * share)}%`;
const shown = (count: number) => count.toLocaleString('en-AU');
const of = (part: number, whole: number) => `${shown(part)} of ${shown(whole)}`;
const range = ({ interval: [low, high] }: Count) => `${percent(low)}–${percent(high)}`;
const counted = (found: Count, photos: number) =>
  `${of(found.count, photos)} (${percent(found.count / photos)}; ${range(found)})`;
const lower = (family: Family) => FAMILY_NAMES[family].toLowerCase();

const { families, others, sources, calibration, calibrationBySource, answered, invented, overall, regions } =
  SCORECARD;

/** What the sources of test photos show, for people. */
const SOURCES: Readonly<Record<string, string>> = {
  masonry_dais: 'Cracks in masonry, close up',
  corrosion_web: 'Rust and clean metal, from the web',
  cbri_verified: 'One campus, close up',
  mould_roboflow: 'Clean walls indoors',
  mmpose_tests: 'People, animals and scenes',
  saltspot: 'Salt and water damage, sharpened crops',
  vgg_flakes_roof: 'Flaking paint and roofs, from the web',
  nab_quake_houses: 'Whole houses after an earthquake',
  house_exterior_human: 'Clean house fronts, from the web',
  urban_resource_cadastre: 'Clean fronts, from street views',
  shahin_rust: 'Rust, from the web',
  places365_eval: 'Rooms of all kinds',
  dgarnitz_roofs: 'Roofs, from the web',
  southeast_roofing_ms: 'Roofs, by a roofer',
  nikhil_roof: 'Broken roofs, from the web',
};

interface Collection {
  name: string;
  shows: string;
  photos: number;
  named: number;
  marked: number;
  clean: number;
}

/** Small collections of which there is nothing to say but what they show are told of together. */
function collected(some: typeof sources): Collection[] {
  const rows = new Map<string, Collection>();
  for (const { source, family, photos, named, marked, clean: called } of some) {
    const known = SOURCES[source];
    const name = known ?? 'Smaller collections together';
    const shows = known ? lower(family) : 'all kinds';
    const key = `${name}, ${shows}`;
    const row = rows.get(key) ?? { name, shows, photos: 0, named: 0, marked: 0, clean: 0 };
    rows.set(key, row);
    row.photos += photos;
    row.named += named.count;
    row.marked += marked.count;
    row.clean += called.count;
  }
  return [...rows.values()];
}

const isDefect = ({ family }: ScoreRow) => family !== 'normal' && family !== 'not_building';
const ofDefects = collected(sources.filter(isDefect));
const ofClean = collected(sources.filter(({ family }) => family === 'normal'));

const worstFirst = families.toSorted(
  (one, other) => one.named.count / one.photos - other.named.count / other.photos,
);
const missed = worstFirst.filter(({ named, photos }) => named.count / photos < 0.5);
const clean = others.find(({ family }) => family === 'normal');
const foreign = others.find(({ family }) => family === 'not_building');

const row = (name: string, { photos, named, right, marked, clean: called }: ScoreRow): string[] => [
  name,
  counted(named, photos),
  of(right.count, photos),
  of(marked.count, photos),
  of(called.count, photos),
];

const blindSpots: Section = {
  id: 'blind-spots',
  title: 'Blind spots',
  blocks: [
    'The panel misses these more often than it names them. Don’t rely on a photo to rule them out.',
    {
      list: missed.map(
        ({ family, named, photos, marked }) =>
          `${FAMILY_NAMES[family]}: named in ${of(named.count, photos)} photos. In ${marked.count} of them it said that something is wrong.`,
      ),
    },
    {
      list: [
        'Whole rooms and whole houses: too few real photos of them to measure. Go closer.',
        'Two kinds of damage in one photo: often only one is told. Photograph each by itself.',
        'Water stains and wide openings, seen across a room: of those drawn into photos about half are missed. Go closer.',
        'Nothing behind a lining, under a floor or inside a wall shows in a photo.',
        'Cupping floors, rotten timber, gaps and levels haven’t been measured at all.',
      ],
    },
  ],
};

const defects = families.reduce((sum, { photos }) => sum + photos, 0);
const calledClean = families.reduce((sum, { clean: called }) => sum + called.count, 0);
const told = (count: number, photos: number) => ({
  value: percent(count / photos),
  counted: counted({ count, interval: wilson(count, photos) }, photos),
});

/** All photos together, each with its interval; the landing page shows these too. */
export const SCORECARD_FIGURES = [
  { ...told(answered.right, answered.count), label: `right when it answers, of ${shown(answered.count)}` },
  { ...told(answered.count, overall.photos), label: `answered, of ${shown(overall.photos)}` },
  {
    ...told(calledClean, defects),
    value: of(calledClean, defects),
    label: 'photos of defects called clean',
  },
  { ...told(invented.count, invented.said), label: 'of defects it reported weren’t there' },
] as const;

const NAMES = [
  'Answers that were right',
  'Photos that it answered',
  'Photos of defects that it called clean',
  'Defects reported where there was none',
];

const together: Section = {
  id: 'together',
  title: 'All photos together',
  blocks: [
    {
      table: {
        caption: 'All photos together (95% interval)',
        head: ['Of', 'Photos'],
        rows: SCORECARD_FIGURES.map((figure, at) => [NAMES[at] ?? figure.label, figure.counted]),
      },
    },
  ],
};

const found: Section = {
  id: 'found',
  title: 'Found and missed',
  blocks: [
    'Each row is one kind of defect. ‘Called clean’ is the worst mistake. ‘Right’ also counts answers such as ‘moisture damage’ or ‘some damage’.',
    {
      table: {
        caption: 'By kind of defect (95% interval)',
        head: ['Photos of', 'Named correctly', 'Right', 'Said something is wrong', 'Called clean'],
        rows: worstFirst.map((one) => row(FAMILY_NAMES[one.family], one)),
      },
    },
    {
      table: {
        caption: 'Bare steel bars, with whole collections left out (95% interval)',
        head: ['Photos of', 'Said that steel seems to show'],
        rows: [
          ['Whole columns after earthquakes', '24 of 101 (16–33%)'],
          ['Bars in photos from the web', '63 of 171 (30–44%)'],
          ['A single bar in a wall or post', '227 of 513 (40–49%)'],
          ['Bars in bridges and other structures', '309 of 395 (74–82%)'],
          ['Broken surfaces without bars', '6 of 294 (1–4%)'],
          ['Anything else', '19 of 3,758 (0.3–0.8%)'],
        ],
      },
    },
    'Where steel seems to show, people are warned. Where none is said to show, some may: say what you see.',
    {
      table: {
        caption: 'Something large that fell, or a large hole, in photos it never learnt from (95% interval)',
        head: ['Photos of', 'Looked like it to the panel'],
        rows: [
          ['Fallen or holed ceilings', '4 of 11 (15–65%)'],
          ['Broken walls', '8 of 16 (28–72%)'],
          ['Houses that fell, or parts of them', '34 of 75 (35–57%)'],
          ['Roofs with a hole', '4 of 14 (12–55%)'],
          ['Other damage', '44 of 565 (6–10%)'],
          ['Undamaged surfaces and anything else', '3 of 375 (0.3–2.3%)'],
        ],
      },
    },
    'No one is warned by this alone: you are asked whether anything has fallen. It misses more than half, so say it yourself.',
    'Since 27 November 2026 a photo that doesn’t rule it out isn’t called clean. In photos kept for measuring, that took back 4 of 5 clean answers about broken tiles or houses. It also took back 14 of 92 about undamaged surfaces. The other tables on this page are older.',
  ],
};

const inventions: Section = {
  id: 'invented',
  title: 'Invented',
  blocks: [
    `It saw a defect in ${invented.said} photos. In ${invented.count} of them there was none (${percent(invented.count / invented.said)}; ${range(invented)}).`,
    ...(clean
      ? [
          `Of ${clean.photos} photos of undamaged surfaces it called ${clean.clean.count} clean and ${clean.marked.count} defective. It said ${clean.away.count} didn’t show a building and wasn’t sure of the rest.`,
        ]
      : []),
    ...(foreign
      ? [
          `Of ${foreign.photos} pictures that show no building it turned ${foreign.named.count} away and saw a defect in ${foreign.marked.count}.`,
        ]
      : []),
    {
      table: {
        caption: 'When the panel names a kind, how often that is right',
        head: ['It says', 'Right'],
        rows: families
          .filter(({ said }) => said.photos > 0)
          .toSorted((one, other) => one.said.right / one.said.photos - other.said.right / other.said.photos)
          .map(({ family, said }) => [FAMILY_NAMES[family], of(said.right, said.photos)]),
      },
    },
  ],
};

const sure: Section = {
  id: 'how-sure',
  title: 'How sure it is',
  blocks: [
    `It answered ${of(answered.count, overall.photos)} photos and was right in ${answered.right} of them (${percent(answered.right / answered.count)}). An answer such as ‘moisture damage, cause not clear’ counts as right when the defect is of that group, ‘some damage’ with any defect.`,
    {
      table: {
        caption: 'Stated confidence, and how often it was right',
        head: ['Average confidence', 'Photos', 'Right'],
        rows: calibration.map(({ photos, claimed, right }) => [
          percent(claimed),
          shown(photos),
          `${shown(right)} (${percent(right / photos)})`,
        ]),
      },
    },
    `On average its confidence is ${(100 * overall.calibrationError).toFixed(1)} points off.`,
  ],
};

const where: Section = {
  id: 'where',
  title: 'Where it points',
  blocks: [
    'Each finding is outlined on the photo. The outline was compared with masks drawn by hand: 100% is the same patch, 0% another one.',
    {
      table: {
        caption: 'Overlap of outline and mask',
        head: ['Kind', 'Photos', 'Overlap'],
        rows: regions.map(({ family, photos, overlap }) => [
          FAMILY_NAMES[family],
          String(photos),
          percent(overlap),
        ]),
      },
    },
    'These photos trained the networks, so photos that are new to it do worse. With whole collections left out it was at best 36% for rust, 16% for broken surfaces and nothing for tiles. The other kinds have no masks. Read the outline as ‘about here’.',
  ],
};

const bySource: Section = {
  id: 'by-source',
  title: 'By collection',
  blocks: [
    {
      table: {
        caption: 'Collections of defects',
        head: ['Collection', 'Shows', 'Named correctly', 'Said something is wrong', 'Missed', 'Called clean'],
        rows: ofDefects.map(({ name, shows, photos, named, marked, clean: called }) => [
          name,
          shows,
          of(named, photos),
          of(marked, photos),
          of(photos - marked, photos),
          of(called, photos),
        ]),
      },
    },
    {
      table: {
        caption: 'Collections of undamaged surfaces',
        head: ['Collection', 'Called clean', 'Invented'],
        rows: ofClean.map(({ name, photos, marked, clean: called }) => [
          name,
          of(called, photos),
          of(marked, photos),
        ]),
      },
    },
    {
      table: {
        caption: 'How far confidence is off, in collections of 200 photos or more',
        head: ['Collection', 'Average error', 'Stated and right'],
        rows: calibrationBySource.map(({ source, answered: count, right, claimed, calibrationError }) => [
          SOURCES[source] ?? source,
          `${(100 * calibrationError).toFixed(1)} points`,
          `${right / count > claimed ? 'Too low' : 'Too high'}: stated ${percent(claimed)}, right ${percent(right / count)} (${of(right, count)})`,
        ]),
      },
    },
    'The average error is taken over steps of a tenth of confidence. Smaller collections are too small to tell.',
  ],
};

const method: Section = {
  id: 'method',
  title: 'How this is measured',
  blocks: [
    `On ${SCORECARD_DAY} the panel of version ${SCORECARD.version} looked at ${overall.photos.toLocaleString('en-AU')} photos from ${overall.sources} collections, without a word beside them. No photo of these kinds from these collections trained it. Each has one label, by one reader.`,
    'Some choices between variants were made after a look at part of these photos, so the figures may flatter. Most photos are close-ups, none is known to be Australian, and none is wider than 448 pixels. Your photos are larger, and your words help it: expect other figures.',
    'The figures come from one command in the source code and are measured again for each version.',
  ],
};

export const SCORECARD_LEAD =
  'What the panel finds, misses and invents in photos it never learnt from, and how sure it is.';

export const SCORECARD_SECTIONS: readonly Section[] = [
  blindSpots,
  together,
  found,
  inventions,
  sure,
  where,
  bySource,
  method,
];
