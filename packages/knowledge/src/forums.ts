/**
 * Where a dispute about building work is heard, and what each asks of an expert and of documents made with AI. Facts as
 * read in November 2026; what wasn't seen is said to be unseen and never filled in.
 */
import type { StateCode } from './stages.ts';

export const FORUM_IDS = ['ncat', 'vcat', 'qcat', 'sat', 'sa_courts', 'tascat', 'acat', 'nt'] as const;
export type ForumId = (typeof FORUM_IDS)[number];

export interface Forum {
  id: ForumId;
  name: string;
  state: StateCode;
  /** The code or practice note on experts, as its reader names it; null where none was found. */
  expertCode: string | null;
  /** A formula of the code that must stand word for word and isn't held here: what belongs into the blank. */
  prescribed: string | null;
  /** What is known of its rule on AI, for readers of a report. */
  aiRule: string;
}

const NOTHING_FOUND = (name: string) =>
  `No rule of ${name} on AI was found when these facts were read, in November 2026.`;

export const FORUMS: readonly Forum[] = [
  {
    id: 'ncat',
    name: 'NCAT (New South Wales)',
    state: 'NSW',
    expertCode: 'NCAT Procedural Direction 3, expert witnesses’ code of conduct',
    prescribed: 'the acknowledgement of the code that Procedural Direction 3 asks for',
    aiRule:
      'NCAT Procedural Direction 7 (from 7 April 2025): generative AI may not make or alter evidence. It may not generate content of an expert report without the Tribunal’s leave.',
  },
  {
    id: 'vcat',
    name: 'VCAT (Victoria)',
    state: 'VIC',
    expertCode: 'VCAT Practice Note PNVCAT2, expert evidence',
    prescribed: 'the expert’s declaration, in the words of PNVCAT2',
    aiRule: 'VCAT Practice Note PNVCAT11 deals with generative AI. Its text wasn’t seen.',
  },
  {
    id: 'qcat',
    name: 'QCAT (Queensland)',
    state: 'QLD',
    expertCode: 'QCAT Practice Direction 4 of 2009, expert evidence',
    prescribed: 'the expert’s confirmations that Practice Direction 4 of 2009 asks for',
    aiRule: NOTHING_FOUND('QCAT'),
  },
  {
    id: 'sat',
    name: 'SAT (Western Australia)',
    state: 'WA',
    expertCode: 'State Administrative Tribunal Rules, rules 39A and 39B',
    prescribed: null,
    aiRule: NOTHING_FOUND('SAT'),
  },
  {
    id: 'sa_courts',
    name: 'Courts of South Australia',
    state: 'SA',
    expertCode: null,
    prescribed: 'the declaration that the court’s rules ask of an expert',
    aiRule:
      'All courts of South Australia have guidelines on AI from 1 January 2026. Their text wasn’t seen.',
  },
  {
    id: 'tascat',
    name: 'TASCAT (Tasmania)',
    state: 'TAS',
    expertCode: null,
    prescribed: 'the declaration that TASCAT asks of an expert',
    aiRule: NOTHING_FOUND('TASCAT'),
  },
  {
    id: 'acat',
    name: 'ACAT (Australian Capital Territory)',
    state: 'ACT',
    expertCode: null,
    prescribed: 'the declaration that ACAT asks of an expert',
    aiRule: NOTHING_FOUND('ACAT'),
  },
  {
    id: 'nt',
    name: 'Northern Territory: Commissioner of Residential Building Disputes, NTCAT',
    state: 'NT',
    expertCode: null,
    prescribed: 'the declaration that the forum asks of an expert',
    aiRule: NOTHING_FOUND('the Northern Territory’s forums'),
  },
];

export const forumOf = (id: string): Forum | undefined => FORUMS.find((forum) => forum.id === id);
