import {
  FOLLOW_UP_STATES,
  type FollowUpState,
  INSPECTION_LIMITS,
  notInspected,
  VISIT_KINDS,
  type VisitKind,
} from '@plumbline/contract';
import * as z from 'zod/mini';
import { eachOf } from './each-of.ts';
import { type Fields, RowError } from './fields.ts';

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
  /** Name of the place that it lies in. Left out by moves that were staged before it came along. */
  parent?: string | null;
}

/** A legal hold, the one that stands or one that was lifted. */
export interface HoldBody {
  reason: string;
  /** Set by the account itself. */
  byOwner: boolean;
  setAt: string;
  liftedReason: string;
  liftedByOwner: boolean;
  liftedAt: string | null;
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
    return { name, level: place.text('level', 60), parent: place.text('parent', 120) || null };
  });

export const readHolds = (fields: Fields): HoldBody[] =>
  eachOf(fields, 'legalHolds', 1000, (hold) => {
    const setAt = hold.time('setAt');
    const reason = hold.text('reason', 500);
    if (!setAt || !reason) throw new RowError('reason', 'Isn’t a legal hold');
    return {
      reason,
      byOwner: hold.get('setBy') === 'owner',
      setAt,
      liftedReason: hold.text('liftedReason', 500),
      liftedByOwner: hold.get('liftedBy') === 'owner',
      liftedAt: hold.time('liftedAt') ?? null,
    };
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
