import type { Work } from '@plumbline/contract';

export const WORK_LABELS: Readonly<Record<Work, string>> = {
  inspector: 'I inspect',
  builder: 'I build',
  trade: 'I’m in a trade',
  owner: 'I own a building',
  tenant: 'I rent',
  strata: 'I manage strata',
};
