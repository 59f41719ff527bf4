import {
  BUILDING_TYPES,
  type ClosedAlert,
  LIMITS,
  type PersonFacts,
  PROJECT_STATUSES,
} from '@plumbline/contract';
import { isStageId, STATE_CODES, type StageId, type StateCode } from '@plumbline/knowledge';
import type { Fields } from './fields.ts';
import { readFindingNumber } from './finding-number.ts';
import { readClosedAlerts } from './own-fields.ts';
import { readPeople } from './read-people.ts';
import {
  type HoldBody,
  type PlaceBody,
  readHolds,
  readPlaces,
  readVisits,
  type VisitBody,
} from './read-visits.ts';
import type { Row } from './row.ts';

export interface ProjectBody {
  name: string;
  description: string;
  status: (typeof PROJECT_STATUSES)[number];
  /** null: follows from the stages inspected. */
  progressByHand: number | null;
  address: string;
  state: StateCode | null;
  buildingType: (typeof BUILDING_TYPES)[number][0] | null;
  contractDate: string | null;
  approvalDate: string | null;
  completionDate: string | null;
  stages: { id: StageId; at: string | null }[];
  /** Numbers up to this one were given to findings at the source. Left out by moves that were staged before. */
  lastFindingNumber?: number;
  /** Left out by moves that were staged before these came along. */
  people?: PersonFacts[];
  /** Left out by moves that were staged before these came along, as are the places. */
  visits?: VisitBody[];
  /** In their order. */
  places?: PlaceBody[];
  /** Left out by moves that were staged before these came along. */
  holds?: HoldBody[];
  /** Left out by moves that were staged before these came along. */
  closedAlerts?: ClosedAlert[];
  createdAt: string | null;
}

const BUILDINGS = BUILDING_TYPES.map(([value]) => value);

/** @throws RowError without an id or without a user that it belongs to */
export function readProject(fields: Fields): Row<ProjectBody> {
  const sourceId = fields.requiredId('id', 'projectId');
  const parent = fields.requiredId('userId', 'user_id');
  let name = fields.text('name', LIMITS.projectNameMax);
  if (!name) {
    fields.note('name', 'Missing. We used ‘Untitled project’');
    name = 'Untitled project';
  }
  const body: ProjectBody = {
    name,
    description: fields.text('description', LIMITS.projectDescriptionMax),
    status: fields.oneOf('status', PROJECT_STATUSES) ?? 'active',
    progressByHand: readProgress(fields),
    address: fields.text('address', 300),
    state: fields.oneOf('state', STATE_CODES) ?? null,
    buildingType: fields.oneOf('buildingType', BUILDINGS) ?? null,
    contractDate: fields.date('contractDate'),
    approvalDate: fields.date('approvalDate'),
    completionDate: fields.date('completionDate'),
    stages: readStages(fields),
    lastFindingNumber: readFindingNumber(fields, 'lastFindingNumber'),
    people: readPeople(fields),
    visits: readVisits(fields),
    places: readPlaces(fields),
    holds: readHolds(fields),
    closedAlerts: readClosedAlerts(fields),
    createdAt: fields.createdAt(),
  };
  return { section: 'projects', sourceId, parent, label: name, body };
}

/** A progress that the source has worked out isn't set by hand, where it says so. */
function readProgress(fields: Fields): number | null {
  const progress = fields.number('progress', { min: 0, max: 100 });
  const derived = fields.boolean('progressSetByHand') === false;
  return progress === undefined || derived ? null : Math.round(progress);
}

function readStages(fields: Fields): ProjectBody['stages'] {
  const value = fields.get('stagesInspected');
  if (value === undefined) return [];
  const stages = (Array.isArray(value) ? value : []).flatMap((one: { id?: unknown; at?: unknown } | null) => {
    const id = one?.id;
    if (typeof id !== 'string' || !isStageId(id)) return [];
    const at = typeof one?.at === 'string' && !Number.isNaN(Date.parse(one.at)) ? one.at : null;
    return [{ id, at }];
  });
  if (!Array.isArray(value) || stages.length < value.length) {
    fields.note('stagesInspected', 'Something that isn’t a stage of works was left out');
  }
  return stages;
}
