import type { DataTable, Source } from './section.ts';

/** The day up to which the facts on these pages were checked. */
export const NCC_CHECKED = '21 November 2026';

const SOURCES = {
  sourceable: { name: 'Sourceable: NCC 2025 adoption', url: 'https://sourceable.net/?p=430652' },
  goAhead: {
    name: 'Sourceable: code changes to go ahead',
    url: 'https://sourceable.net/australias-building-code-changes-to-go-ahead/',
  },
  carParks: {
    name: 'Sourceable: changes unveiled',
    url: 'https://sourceable.net/changes-to-australias-building-code-have-been-unveiled',
  },
  dav: {
    name: 'DAV Building Solutions: Victoria and NCC 2025',
    url: 'https://www.davbuildingsolutions.com.au/news-dav-building-solutions-and-performance-solutions',
  },
  climate: {
    name: 'Climate Control News: adoption by state',
    url: 'https://www.climatecontrolnews.com.au/news/latest/confusion-reigns-for-ncc-adoption',
  },
  chalkline: {
    name: 'Chalkline: NCC version transition',
    url: 'https://chalkline.com.au/compliance/ncc-version-transition',
  },
  preview: {
    name: 'Krneta: preview of NCC 2025',
    url: 'https://www.krneta.com.au/journal/ncc-2025-preview-now-available',
  },
  livable: {
    name: 'Timber Trader News: NCC 2022 changes',
    url: 'https://www.timbertradernews.com/2023/06/02/ncc-2022-changes-explained/',
  },
  amendment: {
    name: 'Swaab: amendments to NCC 2022',
    url: 'https://www.swaab.com.au/publication/amendments-to-ncc-2022-commencing-on-1-may-2025',
  },
  waterproofing: {
    name: 'ABCB: questions on waterproofing houses',
    url: 'https://codemark.abcb.gov.au/faq/waterproofing-houses',
  },
  waterShedding: {
    name: 'ABCB: draft on waterproofing and water shedding',
    url: 'https://abcb.gov.au/pcd/pcd-2025-improving-waterproofing-and-water-shedding-provisions',
  },
  showers: { name: 'SSWS: Housing Provisions 10.2', url: 'https://www.ssws.au/about-4' },
  stairs: {
    name: 'Easy Building Codes: stairs',
    url: 'https://easybuildingcodes.com/kb/au/construction-practices/stairway-design-requirements-including-rise-and-going',
  },
  barriers: {
    name: 'Easy Building Codes: barriers',
    url: 'https://easybuildingcodes.com/kb/au/construction-practices/structural-adequacy-of-barriers-and-guard-rails',
  },
  tiles: {
    name: 'Premium BMS: tiles and the NSW guide',
    url: 'https://www.premiumbms.com.au/post/is-your-tile-within-acceptable-standards',
  },
  guide: { name: 'NSW Guide to Standards and Tolerances 2017, clauses 11.1 and 12.9 as quoted by others' },
  cracks: { name: 'Webeta: AS 2870 Table C1', url: 'https://www.webeta.com.au/post/wall-cracks' },
} as const satisfies Record<string, Source>;

export const ADOPTION_TABLE: DataTable = {
  caption: `Adoption of NCC 2025 as known on ${NCC_CHECKED}`,
  head: ['State or territory', 'NCC 2025 applies from', 'How sure, and what to note'],
  rows: [
    [
      'Victoria',
      '1 May 2026',
      'Confirmed. Lead-free plumbing products from the same day, without a transition',
    ],
    [
      'Australian Capital Territory',
      '1 May 2026 by choice; 1 November 2026 mandatory',
      'Likely: reported as a six-month transition',
    ],
    ['New South Wales', '1 May 2027', 'Confirmed. Until then NCC 2022'],
    ['Queensland', '1 May 2027', 'Confirmed. Until then NCC 2022'],
    ['Western Australia', '1 May 2027', 'Reported, but sources differ: check before you rely on it'],
    ['South Australia', 'No date confirmed', 'NCC 2022 until one is'],
    ['Northern Territory', 'No date confirmed', 'NCC 2022 until one is'],
    ['Tasmania', 'No date confirmed', 'NCC 2022 until one is'],
  ],
  sources: [SOURCES.sourceable, SOURCES.dav, SOURCES.climate, SOURCES.chalkline],
};

export const EDITIONS_TABLE: DataTable = {
  caption: 'Editions of the code and when they took effect',
  head: ['Edition', 'In effect from', 'Note'],
  rows: [
    ['NCC 2019 Amendment 1', '1 July 2020', ''],
    [
      'NCC 2022',
      '1 May 2023',
      'Livable housing, energy efficiency and condensation parts from 1 October 2023 where adopted',
    ],
    ['NCC 2022 Amendment 1', '1 May 2025', ''],
    ['NCC 2022 Amendment 2', '29 July 2025', ''],
    ['NCC 2025', 'published 1 May 2026', 'A preview came out in February 2026; adoption differs by state'],
  ],
  sources: [SOURCES.chalkline, SOURCES.livable, SOURCES.amendment, SOURCES.preview],
};

export const CODE_LIMITS: DataTable = {
  caption: 'Limits in the code: ABCB Housing Provisions 2022, houses and outbuildings',
  head: ['What', 'Limit', 'Clause'],
  rows: [
    ['Shower walls, waterproof to', '1800 mm above the floor substrate', '10.2.2'],
    ['Wall junctions in a shower, waterproof', '40 mm either side', '10.2.2'],
    ['Fall of a wet-area floor to a floor waste', 'between 1:80 and 1:50', '10.2.12'],
    ['Stair riser', '115 to 190 mm', '11.2.2'],
    ['Stair going', '240 to 355 mm', '11.2.2'],
    ['Twice the riser plus the going', '550 to 700 mm', '11.2.2'],
    ['Barrier needed', 'where a fall of 1 m or more is possible', '11.3.3'],
    ['Barrier height: floors, landings, balconies', 'at least 1 m', '11.3.4'],
    ['Barrier height: stair flights and ramps', 'at least 865 mm above the nosings', '11.3.4'],
    ['Openings in a barrier', 'a 125 mm sphere must not pass', '11.3.4'],
  ],
  sources: [SOURCES.waterproofing, SOURCES.showers, SOURCES.stairs, SOURCES.barriers],
};

export const GUIDE_LIMITS: DataTable = {
  caption: 'Limits of workmanship: NSW Guide to Standards and Tolerances 2017',
  head: ['What', 'Limit', 'Clause'],
  rows: [
    ['Gaps at mouldings and mitres, at handover', 'none visible from a normal position', '11.1'],
    ['The same, in the first 12 months', '1 mm', '11.1'],
    ['The same, after 12 months', '2 mm', '11.1'],
    ['Gap between skirting and floor, first 24 months', '2 mm', '11.1'],
    ['Tiled surface, flatness', '±4 mm under a 2 m straightedge', '12.9'],
    ['Lippage between tiles', '2 mm', '12.9'],
    ['Lippage, tiles ground flat (such as polished)', '1.5 mm', '12.9'],
    ['Lippage, joints of 3 mm or less', '1 mm', '12.9'],
  ],
  sources: [SOURCES.guide, SOURCES.tiles],
};

export const CHANGES_TABLE: DataTable = {
  caption: 'What NCC 2025 changes, topic by topic',
  head: ['Topic', 'Change', 'How sure'],
  rows: [
    [
      'Commercial energy efficiency (J)',
      'Stricter thermal performance, photovoltaics on site, ready for all-electric; apartments’ own units and Class 4 parts stay',
      'Confirmed',
    ],
    [
      'Water management (F1)',
      'Falls in the substrate and a step down at balconies and external surfaces of apartments and commercial buildings',
      'Likely; final numbering to be checked',
    ],
    [
      'Condensation (F8, HP 10.8)',
      'Third stage by climate zone, roof space ventilation; not supported by NSW',
      'Likely',
    ],
    [
      'Car park fire safety',
      'Sprinklers from about 40 vehicles and for car stackers; concessions for open-deck and sprinklered car parks removed',
      'Likely; sources differ on exactly 40',
    ],
    [
      'Lead-free plumbing (Volume Three)',
      'Copper alloys for drinking water: at most 0.25% lead, weighted average',
      'Confirmed; dates by state',
    ],
    ['Plumbing standards', 'AS/NZS 3500 Parts 1, 2 and 4 in their 2025 editions', 'Likely'],
    [
      'Sanitary facilities (F4)',
      'More facilities for women in single-auditorium venues, sanitary product facilities, voluntary all-gender facilities',
      'Likely',
    ],
    ['Houses', 'No further non-essential residential changes until about mid-2029', 'Confirmed'],
  ],
  sources: [SOURCES.goAhead, SOURCES.waterShedding, SOURCES.carParks, SOURCES.dav],
};

export const CRACK_TABLE: DataTable = {
  caption: 'Damage to walls, AS 2870-2011 Table C1',
  head: ['Category', 'Approximate width', 'What it looks like'],
  rows: [
    ['0, negligible', 'under 0.1 mm', 'Hairline cracks'],
    ['1, very slight', 'under 1 mm', 'Fine cracks that don’t need repair'],
    ['2, slight', 'under 5 mm', 'Noticeable but easily filled; doors and windows stick slightly'],
    [
      '3, moderate',
      '5 to 15 mm, or several of 3 mm or more',
      'Can be repaired; doors and windows stick; weathertightness often impaired',
    ],
    [
      '4, severe',
      '15 to 25 mm, also depending on their number',
      'Extensive repair; walls lean or bulge; frames distort',
    ],
  ],
  sources: [SOURCES.cracks],
};
