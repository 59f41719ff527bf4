/**
 * Telephone numbers that were confirmed in two sources or on the agency's own pages. Every other number that is known
 * stays out of the product until somebody has rung it or read it twice: a wrong number costs minutes in an emergency.
 */
import type { StateCode } from '../../stages.ts';

interface Phone {
  name: string;
  number: string;
  states: readonly StateCode[];
  /** ISO date on which the number was last read at its source. */
  checkedOn: string;
  source: string;
}

export const PHONES = {
  ceilingWa: {
    name: 'Building and Energy WA',
    number: '1300 489 099',
    states: ['WA'],
    checkedOn: '2026-11-22',
    source: 'commerce.wa.gov.au',
  },
  westernPower: {
    name: 'Western Power',
    number: '13 13 51',
    states: ['WA'],
    checkedOn: '2026-11-22',
    source: 'westernpower.com.au, commerce.wa.gov.au',
  },
  horizonPower: {
    name: 'Horizon Power',
    number: '13 23 51',
    states: ['WA'],
    checkedOn: '2026-11-22',
    source: 'commerce.wa.gov.au',
  },
  electricityWa: {
    name: 'Building and Energy WA',
    number: '1800 678 198',
    states: ['WA'],
    checkedOn: '2026-11-22',
    source: 'commerce.wa.gov.au',
  },
  tasNetworks: {
    name: 'TasNetworks',
    number: '132 004',
    states: ['TAS'],
    checkedOn: '2026-11-22',
    source: 'cbos.tas.gov.au',
  },
  cbos: {
    name: 'CBOS Tasmania',
    number: '1300 654 499',
    states: ['TAS'],
    checkedOn: '2026-11-22',
    source: 'cbos.tas.gov.au',
  },
  technicalRegulatorSa: {
    name: 'Office of the Technical Regulator',
    number: '08 8226 5518',
    states: ['SA'],
    checkedOn: '2026-11-22',
    source: 'sa.gov.au',
  },
  gasLeakSa: {
    name: '1800 GAS LEAK',
    number: '1800 427 532',
    states: ['SA'],
    checkedOn: '2026-11-22',
    source: 'sa.gov.au, alintaenergy.com.au',
  },
} as const satisfies Record<string, Phone>;
export type PhoneId = keyof typeof PHONES;

/** A number is believed for a year; after that only the name is shown. */
function isCurrent(checkedOn: string, today: string): boolean {
  const lastDay = `${Number(checkedOn.slice(0, 4)) + 1}${checkedOn.slice(4)}`;
  return today <= lastDay;
}

/** 'TasNetworks 132 004', or the name alone once the number is older than a year. Dates are YYYY-MM-DD. */
export function phoneText(id: PhoneId, today: string): string {
  const { name, number, checkedOn } = PHONES[id];
  if (!isCurrent(checkedOn, today)) return name;
  return id === 'gasLeakSa' ? `${name} (${number})` : `${name} ${number}`;
}
