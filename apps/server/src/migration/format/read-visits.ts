import {
  FOLLOW_UP_STATES,
  type FollowUpState,
  INSPECTION_LIMITS,
  notInspected,
  VISIT_KINDS,
  type VisitKind,
} from '@plumbline/contract';
import * as z from 'zod/mini';
import { Fields, RowError } from './fields.ts';

/** A visit as a document holds it. Findings name it by kind, day and the moment at which it was begun. */
export interface VisitBody {
  kind: VisitKind;
  visitedOn: string;
  weather: string;
  attendedBy: string[];
  inspectedAreas: string[];
  notInspected: { area: string; reason: string }[];
  closedAt: string | null;
  createdAt: string;
}

export interface PlaceBody {
  name: string;
  level: string;
}

/** What a finding says of where it was filed at the source. */
export interface FiledBody {
  visit: Pick<VisitBody, 'kind' | 'visitedOn' | 'createdAt'> | null;
  /** Its name, which no two places of a project share. */
  place: string | null;
}

/** What became of a finding by a later visit. */
export interface FollowUpBody {
  visit: NonNullable<FiledBody['visit']>;
  state: FollowUpState;
  /** Id at the source of the later finding that is the same defect. */
  laterId: string | null;
  notedAt: string;
}

/** Each of a list that can be read; the others are left out, and that is said. */
function eachOf<T>(fields: Fields, field: string, most: number, read: (one: Fields) => T): T[] {
  const value = fields.get(field);
  if (value === undefined) return [];
  const list = Array.isArray(value) ? value.slice(0, most) : [];
  const out: T[] = [];
  for (const one of list) {
    try {
      out.push(read(new Fields(one)));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
    }
  }
  if (!Array.isArray(value) || out.length < value.length) {
    fields.note(field, 'Holds something that can’t be read, which was left out');
  }
  return out;
}

function readNamed(fields: Fields): Pick<VisitBody, 'kind' | 'visitedOn' | 'createdAt'> {
  const kind = fields.oneOf('kind', VISIT_KINDS);
  const visitedOn = fields.date('visitedOn');
  const createdAt = fields.time('createdAt');
  if (!kind || !visitedOn || !createdAt) throw new RowError('kind', 'Isn’t a visit');
  return { kind, visitedOn, createdAt };
}

export const readVisits = (fields: Fields): VisitBody[] =>
  eachOf(fields, 'visits', INSPECTION_LIMITS.visitsMax, (visit) => {
    const left = z.safeParse(z.array(notInspected), visit.get('notInspected') ?? []);
    return {
      ...readNamed(visit),
      weather: visit.text('weather', 200),
      attendedBy: visit.texts('attendedBy', 200).slice(0, INSPECTION_LIMITS.peopleMax),
      inspectedAreas: visit.texts('inspectedAreas', 200).slice(0, INSPECTION_LIMITS.areasMax),
      notInspected: left.success ? left.data.slice(0, INSPECTION_LIMITS.areasMax) : [],
      closedAt: visit.time('closedAt') ?? null,
    };
  });

export const readPlaces = (fields: Fields): PlaceBody[] =>
  eachOf(fields, 'places', INSPECTION_LIMITS.placesMax, (place) => {
    const name = place.text('name', 120);
    if (!name) throw new RowError('name', 'Is missing');
    return { name, level: place.text('level', 60) };
  });

export const readFollowUps = (finding: Fields): FollowUpBody[] =>
  eachOf(finding, 'followUps', INSPECTION_LIMITS.visitsMax, (one) => {
    const state = one.oneOf('state', FOLLOW_UP_STATES);
    const notedAt = one.time('notedAt');
    const visit = one.part('visit');
    if (!state || !notedAt || !visit) throw new RowError('state', 'Isn’t a follow-up');
    return { visit: readNamed(visit), state, laterId: one.id('laterId') ?? null, notedAt };
  });

export function readFiled(finding: Fields | undefined): FiledBody {
  const visit = finding?.part('visit');
  let named: FiledBody['visit'] = null;
  try {
    named = visit ? readNamed(visit) : null;
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    finding?.note('visit', 'Can’t be read; the finding comes in without one');
  }
  return { visit: named, place: finding?.text('place', 120) || null };
}
