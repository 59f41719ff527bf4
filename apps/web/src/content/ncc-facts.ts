import type { DataTable } from './section.ts';

/** The day up to which the facts on these pages were checked. */
export const NCC_CHECKED = '21 November 2026';

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
};
