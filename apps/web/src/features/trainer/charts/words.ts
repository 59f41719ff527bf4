import { FAMILY_NAMES, type Family } from '@plumbline/knowledge';
import { longDate } from '../../../ui/dates.ts';

/** A version as people name it: the day it was made, and which training of it made it. Names from elsewhere stay. */
export function versionName(name: string): string {
  const [, day, mark, run] = /^(\d{4}-\d{2}-\d{2})([.-])(\w+)/.exec(name) ?? [];
  if (!day) return name;
  return mark === '.'
    ? `${longDate(`${day}T12:00`)}, training ${run}`
    : `Shipped, ${longDate(`${day}T12:00`)}`;
}

/** A share as people read it; a dash where these photos can't tell. */
export const percent = (share: number | null): string =>
  share === null ? '–' : `${(share * 100).toFixed(1)}%`;

export const familyName = (family: Family | 'not_sure'): string =>
  family === 'not_sure' ? 'Not sure' : FAMILY_NAMES[family];

const SHORT: Partial<Record<Family | 'not_sure', string>> = {
  normal: 'No defect',
  not_building: 'No building',
  not_sure: 'Not sure',
};

/** A short name for the sides of a matrix. */
export const shortName = (family: Family | 'not_sure'): string =>
  SHORT[family] ?? familyName(family).split(' ')[0] ?? '';
