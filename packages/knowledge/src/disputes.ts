/** Where a home-building dispute goes in each state: the first step and who hears it. No advice on a case. */
import type { Confidence } from './confidence.ts';
import type { StateCode } from './stages.ts';

export interface DisputePath {
  state: StateCode;
  /** What to do before anybody hears it. */
  first: string;
  /** Who hears it; empty where that isn't known here. */
  forum: string;
  note: string;
  confidence: Confidence;
  source: string;
}

/** Read on 22 November 2026; 'verified' where two independent sources agree. */
export const DISPUTE_PATHS: readonly DisputePath[] = [
  {
    state: 'NSW',
    first: 'complain to Building Commission NSW or NSW Fair Trading',
    forum: 'NCAT',
    note: 'NCAT hears home-building claims up to $500,000; courts hear larger ones.',
    confidence: 'likely',
    source: 'NCAT Consumer and Commercial Division',
  },
  {
    state: 'VIC',
    first: 'apply for conciliation at the Building and Plumbing Commission, which took over DBDRV',
    forum: 'VCAT',
    note: 'An application there doesn’t stop the limitation clock.',
    confidence: 'verified',
    source: 'Building and Plumbing Commission; Domestic Building Contracts Act 1995',
  },
  {
    state: 'QLD',
    first:
      'give the contractor written notice of each item and a time to fix it, such as 14 days, then complain to the QBCC',
    forum: 'QCAT',
    note: 'QCAT asks for the QBCC’s letter that its process has ended.',
    confidence: 'verified',
    source: 'QBCC',
  },
  {
    state: 'WA',
    first: 'complain to Building and Energy (the Building Commissioner)',
    forum: 'the State Administrative Tribunal (SAT), by referral',
    note: 'Contract complaints run from $7,500 to $500,000.',
    confidence: 'verified',
    source: 'Building and Energy; SAT',
  },
  {
    state: 'SA',
    first: 'ask Consumer and Business Services for conciliation',
    forum: 'the Magistrates Court, not SACAT',
    note: '',
    confidence: 'verified',
    source: 'Building Work Contractors Act 1995; Magistrates Court Act 1991',
  },
  {
    state: 'TAS',
    first: 'lodge a notice of dispute with CBOS, which mediates',
    forum: 'TASCAT, Civil and Consumer Stream',
    note: 'Lodge it within 6 years of practical completion.',
    confidence: 'verified',
    source: 'CBOS; TASCAT',
  },
  {
    state: 'ACT',
    first: 'complain to the Construction Occupations Registrar at Access Canberra',
    forum: 'ACAT up to $25,000, then the Magistrates Court',
    note: '',
    confidence: 'verified',
    source: 'COLA 2004; ACAT',
  },
  {
    state: 'NT',
    first: 'go to the Commissioner of Residential Building Disputes at NT Consumer Affairs',
    forum: '',
    note: '',
    confidence: 'verified',
    source: 'NT Consumer Affairs; Building Act 1993',
  },
];

/** The path of a state; every state has one. */
export const disputePath = (state: StateCode): DisputePath | undefined =>
  DISPUTE_PATHS.find((path) => path.state === state);
