import {
  ADOPTION_TABLE,
  CHANGES_TABLE,
  CODE_LIMITS,
  EDITIONS_TABLE,
  GUIDE_LIMITS,
  NCC_CHECKED,
} from './ncc-tables.ts';
import type { Section } from './section.ts';

export const NCC_GUIDE_LEAD =
  'What the new code changes, the limits it sets, and when each state adopts it. Anything unconfirmed is marked.';

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
    title: 'Which volume applies',
    blocks: [
      {
        table: {
          caption: 'Volumes of the code',
          head: ['Volume', 'Covers'],
          rows: [
            ['One', 'Class 2 to 9 buildings: apartments, commercial and public buildings'],
            [
              'Two',
              'Class 1 and 10 buildings: houses, garages, sheds; the ABCB Housing Provisions have the detail',
            ],
            ['Three', 'Plumbing and drainage of all classes'],
          ],
        },
      },
      { table: EDITIONS_TABLE },
      'Your building approval fixes the edition, not the day of the inspection.',
    ],
  },
  {
    id: 'changes',
    title: 'Major changes',
    blocks: [{ table: CHANGES_TABLE }],
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
  { id: 'where', title: 'Adoption by state', blocks: [{ table: ADOPTION_TABLE }] },
];
