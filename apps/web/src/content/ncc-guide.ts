import { ADOPTION_TABLE, CODE_LIMITS, EDITIONS_TABLE, GUIDE_LIMITS, NCC_CHECKED } from './ncc-facts.ts';
import type { Section } from './section.ts';

export const NCC_FIGURES = [
  { value: '1 May 2026', label: 'NCC 2025 published' },
  { value: '2 of 8', label: `states and territories in which it is mandatory on ${NCC_CHECKED}` },
  { value: '3', label: 'volumes, and the Housing Provisions that belong to the second' },
  { value: '0.25%', label: 'lead at most in copper-alloy plumbing products for drinking water' },
] as const;

/** What happens when, in order. */
export const NCC_TIMELINE = [
  { date: 'February 2026', words: 'Preview of NCC 2025.' },
  {
    date: '1 May 2026',
    words: 'NCC 2025 is published. It applies in Victoria, and in the ACT for those who choose it.',
  },
  {
    date: '1 August 2026',
    words:
      'Victoria’s new guide to standards and tolerances, for contracts entered into and work commenced from this day.',
  },
  { date: '1 November 2026', words: 'Mandatory in the ACT, after six months of transition (likely).' },
  {
    date: '1 May 2027',
    words:
      'New South Wales and Queensland adopt it. Western Australia is reported for the same day; sources differ.',
  },
  { date: 'Not set', words: 'South Australia, Northern Territory, Tasmania.' },
  {
    date: 'About mid-2029',
    words: 'Until then, no further non-essential changes for houses and other residential buildings.',
  },
] as const;

export const NCC_GUIDE_BEFORE: readonly Section[] = [
  {
    id: 'volumes',
    title: 'Which volume is yours',
    blocks: [
      {
        table: {
          caption: 'Volumes of the code',
          head: ['Volume', 'Covers'],
          rows: [
            ['One', 'Class 2 to 9 buildings: apartments, commercial and public buildings'],
            [
              'Two',
              'Class 1 and 10 buildings: houses, garages, sheds; the detail stands in the ABCB Housing Provisions',
            ],
            ['Three', 'Plumbing and drainage of all classes'],
          ],
        },
      },
      { table: EDITIONS_TABLE },
      'The edition is fixed by the building approval, not by the day on which somebody looks at the building.',
    ],
  },
  {
    id: 'changes',
    title: 'Major changes',
    blocks: [
      {
        table: {
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
        },
      },
    ],
  },
  {
    id: 'tolerances',
    title: 'Tolerances and limits',
    blocks: [
      { table: CODE_LIMITS },
      { table: GUIDE_LIMITS },
      'The first table is code; the second is one state’s guide, which is informative. Victoria, Queensland and Tasmania have guides of their own. The [article on NCC 2025](/blog/ncc-2025-compliance-guide) explains how the two relate.',
    ],
  },
  { id: 'where', title: 'What holds where', blocks: [{ table: ADOPTION_TABLE }] },
];
