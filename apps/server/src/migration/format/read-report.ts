import {
  type NotInspected,
  notInspected,
  type OverallCondition,
  type Particulars,
  particulars,
  REPORT_KINDS,
  REPORT_LIMITS,
  REPORT_STATUSES,
  type ReportKind,
} from '@plumbline/contract';
import * as z from 'zod/mini';
import { Fields, RowError } from './fields.ts';
import type { Row } from './row.ts';

export interface ReportBody {
  title: string;
  /** Left out by earlier versions, as are the next three. */
  kind?: ReportKind;
  notInspected?: NotInspected[];
  attendedBy?: string;
  particulars?: Particulars;
  clientName: string;
  inspectedOn: string | null;
  limitations: string;
  declaredInspection: boolean;
  inspectedAreas: string[];
  weather: string;
  overallCondition: OverallCondition | null;
  version: number;
  status: (typeof REPORT_STATUSES)[number];
  /** Source ids of findings; null: all of the project's. */
  selected: string[] | null;
  /** When it was paid for; null: it wasn't. */
  purchasedAt: string | null;
  createdAt: string | null;
}

const CONDITIONS = ['above_average', 'average', 'below_average'] as const;

/** @throws RowError without an id or without a project that it belongs to */
export function readReport(fields: Fields): Row<ReportBody> {
  const sourceId = fields.requiredId('id', 'reportId');
  const parent = fields.requiredId('projectId', 'project_id');
  // Counts follow from the selection, and what a row repeats of its project follows from that.
  for (const name of ['criticalCount', 'highCount', 'mediumCount', 'lowCount', 'userId', 'type'])
    fields.get(name);
  let title = fields.text('title', REPORT_LIMITS.titleMax);
  if (!title) {
    fields.note('title', 'Missing. We used ‘Untitled report’');
    title = 'Untitled report';
  }
  const body: ReportBody = {
    title,
    kind: fields.oneOf('kind', REPORT_KINDS) ?? 'defect_list',
    notInspected: readStated(fields, 'notInspected', z.array(notInspected).check(z.maxLength(100))) ?? [],
    attendedBy: fields.text('attendedBy', 300),
    particulars: readStated(fields, 'particulars', particulars) ?? {},
    clientName: fields.text('clientName', 200),
    inspectedOn: fields.date('inspectedOn'),
    limitations: fields.text('limitations', 2000),
    declaredInspection: fields.boolean('declaredInspection') ?? false,
    inspectedAreas: fields.texts('inspectedAreas', 200),
    weather: fields.text('weather', 200),
    overallCondition: fields.oneOf('overallCondition', CONDITIONS) ?? null,
    version: Math.floor(fields.number('version', { min: 1, max: 100_000 }) ?? 1),
    status: fields.oneOf('status', REPORT_STATUSES) ?? 'completed',
    selected: readSelection(fields),
    purchasedAt: fields.time('purchasedAt') ?? null,
    createdAt: fields.createdAt(),
  };
  return { section: 'reports', sourceId, parent, label: title, body };
}

/** What only some kinds of report say; what can't be read of it is said. */
function readStated<T>(fields: Fields, field: string, shape: z.ZodMiniType<T>): T | undefined {
  const value = fields.get(field);
  if (value === undefined) return undefined;
  const read = z.safeParse(shape, value);
  if (read.success) return read.data;
  fields.note(field, 'Can’t be read and was left out');
  return undefined;
}

function readSelection(fields: Fields): string[] | null {
  const value = fields.get('selectedDefectIds');
  if (value === undefined) {
    fields.note('selectedDefectIds', 'Missing. The report has all of the project’s findings');
    return null;
  }
  if (!Array.isArray(value)) throw new RowError('selectedDefectIds', 'Must be a list of ids');
  if (value.length > REPORT_LIMITS.selectionMax) {
    throw new RowError('selectedDefectIds', `A report holds at most ${REPORT_LIMITS.selectionMax} defects`);
  }
  const ids = value.map((id) => new Fields({ id }).requiredId('id'));
  return [...new Set(ids)];
}
