import type { Work } from '@plumbline/contract';

export const WORK_LABELS: Readonly<Record<Work, string>> = {
  inspector: 'I inspect',
  builder: 'I build',
  trade: 'I’m in a trade',
  owner: 'I own a building',
  tenant: 'I rent',
  strata: 'I manage strata',
};

/** What a report is most likely called by those who do this. */
export const REPORT_TITLES: Readonly<Record<Work, string>> = {
  inspector: 'Building inspection report',
  builder: 'Defect list',
  trade: 'Site report',
  owner: 'Defects for the builder',
  tenant: 'Repairs for the landlord',
  strata: 'Defects of the common property',
};
