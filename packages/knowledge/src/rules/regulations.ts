/** Regulatory references by group: where door, structural, electrical and other work is regulated. */
import type { Trade } from '../defects.ts';
import type { NCC_TOPICS } from '../ncc.ts';

export const REGULATION_GROUPS = [
  'door',
  'structural',
  'electrical',
  'plumbing',
  'roofing',
  'hvac',
  'fire',
  'general',
] as const;
export type RegulationGroup = (typeof REGULATION_GROUPS)[number];

interface GroupRegulation {
  group: RegulationGroup;
  name: string;
  /** Why this group is regulated and who may do the work, in a sentence. */
  about: string;
  /** Topics of the NCC index. */
  topics: readonly (keyof typeof NCC_TOPICS)[];
  /** Numbers of standards, as in the table of standards. */
  standards: readonly string[];
}

/** What each group is read against. */
export const REGULATIONS: Readonly<Record<RegulationGroup, GroupRegulation>> = {
  door: {
    group: 'door',
    name: 'Doors',
    about:
      'Doors are checked against their standard and the state’s guide; fire doors against the tested doorset.',
    topics: [],
    standards: ['AS 2688:2017', 'AS 4145.2-2008'],
  },
  structural: {
    group: 'structural',
    name: 'Structure',
    about: 'Structural work must meet the structural provisions of the NCC; an engineer judges it.',
    topics: ['structure', 'footings_slab', 'framing'],
    standards: ['AS 2870-2011', 'AS 3600:2018', 'AS 3700:2018', 'AS 1684.2'],
  },
  electrical: {
    group: 'electrical',
    name: 'Electrical',
    about:
      'Only a licensed electrician may do electrical work, and each job needs a certificate of its safety.',
    topics: ['smoke_alarms'],
    standards: ['AS/NZS 3000:2018', 'AS/NZS 3017'],
  },
  plumbing: {
    group: 'plumbing',
    name: 'Plumbing',
    about:
      'Plumbing and drainage fall under the Plumbing Code (NCC Volume Three) and need a licensed plumber.',
    topics: ['plumbing', 'wet_areas'],
    standards: ['AS/NZS 3500.1:2021', 'AS/NZS 3500.2:2021', 'AS/NZS 3500.4:2021', 'AS 3740:2021'],
  },
  roofing: {
    group: 'roofing',
    name: 'Roofing',
    about: 'Roofs must keep water out and carry it away; in most states roof plumbing needs a licence.',
    topics: ['roofing', 'gutters'],
    standards: ['AS 2050:2018', 'AS 1562.1:2018', 'AS/NZS 3500.3:2021'],
  },
  hvac: {
    group: 'hvac',
    name: 'Heating, cooling and ventilation',
    about: 'Ventilation and air-conditioning must bring fresh air and take moisture outside.',
    topics: ['ventilation_condensation'],
    standards: ['AS 1668.2-2012', 'AS/NZS 5141:2018'],
  },
  fire: {
    group: 'fire',
    name: 'Fire safety',
    about: 'Fire safety measures are tested systems: a change to one may end its approval.',
    topics: ['fire_separation', 'smoke_alarms'],
    standards: ['AS 3786:2014', 'AS 1851:2012', 'AS 4072.1-2005'],
  },
  general: {
    group: 'general',
    name: 'General',
    about:
      'Work must be done with due care, with sound materials and to the plans, the contract and the NCC.',
    topics: [],
    standards: ['AS 4349.1-2007'],
  },
};

const BY_TRADE: Readonly<Partial<Record<Trade, RegulationGroup>>> = {
  door: 'door',
  structural: 'structural',
  concrete: 'structural',
  masonry: 'structural',
  carpentry: 'structural',
  landscaping: 'structural',
  electrical: 'electrical',
  plumbing: 'plumbing',
  waterproofing: 'plumbing',
  roofing: 'roofing',
  hvac: 'hvac',
  fire: 'fire',
};

/** The group of a trade; 'general' where it has none of its own. */
export function regulationGroup(trade: Trade | null): RegulationGroup {
  return (trade && BY_TRADE[trade]) ?? 'general';
}
