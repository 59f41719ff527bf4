import { SEVERITIES } from '@plumbline/knowledge';
import * as z from 'zod/mini';
import { reasonToDelete } from '../basis/alerts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, success, text, timestamp } from '../basis/shapes.ts';

export const IMPORT_LIMITS = {
  /** Rows of a list, headings apart. */
  rows: 500,
  columns: 60,
  /** Characters of one cell; what is longer is refused, never cut. */
  cell: 8000,
  /** Columns of the first rows are shown this long. */
  shownCell: 200,
  shownRows: 5,
  listBytes: 5 * 1024 * 1024,
  perProject: 50,
  reasonMax: 500,
} as const;

export const PDF_LIMITS = {
  bytes: 30 * 1024 * 1024,
  pages: 300,
  /** Of all words together. */
  characters: 2_000_000,
  items: 500,
  /** Photos of one report, and what they may weigh together once they are read. */
  pictures: 250,
  pictureBytes: 60 * 1024 * 1024,
  /** A picture of more pixels isn't unpacked. */
  picturePixels: 40_000_000,
} as const;

export const BCF_LIMITS = {
  bytes: 60 * 1024 * 1024,
  topics: 500,
  /** Bytes of one topic's text, and of all together. */
  topicBytes: 2 * 1024 * 1024,
  textBytes: 30 * 1024 * 1024,
  /** Characters of a description or a comment; what is longer is refused, never cut. */
  words: 40_000,
  comments: 400,
  labels: 100,
  /** What snapshots may weigh: one, and all together. */
  pictureBytes: 20 * 1024 * 1024,
  picturesBytes: 60 * 1024 * 1024,
} as const;

/** How a report was read. */
export const REPORT_LAYOUTS = ['ours', 'items', 'table', 'labels', 'headings'] as const;
export type ReportLayout = (typeof REPORT_LAYOUTS)[number];

/** What a column of a list may be. */
export const DRAFT_FIELDS = ['title', 'description', 'recommendations', 'location', 'severity'] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

export const DRAFT_STATES = ['waiting', 'accepted', 'set_aside'] as const;

const imported = z.object({
  id,
  projectId: id,
  /** A list has rows, a report in PDF has pages, a BCF file has topics. */
  kind: z.enum(['list', 'report', 'bcf']),
  /** The file's name. */
  name: z.string(),
  /** How a report was read; null for a list. */
  layout: z.nullable(z.enum(REPORT_LAYOUTS)),
  /** Some pictures of the file weren't read. */
  incomplete: z.boolean(),
  /** Topics of a BCF file that the project had already. */
  known: z.int(),
  /** Drafts by where they stand. */
  waiting: z.int(),
  accepted: z.int(),
  setAside: z.int(),
  /** What the drafts that wait warn of, in words, each once. */
  hazards: z.array(z.string()),
  createdAt: timestamp,
});
export type Import = z.output<typeof imported>;

/** What a topic of BCF says besides what any draft says, in its own words; empty where it says nothing. */
const bcfTopic = z.object({
  /** In small letters. */
  guid: z.string(),
  /** Its number where it came from. */
  number: z.string(),
  type: z.string(),
  status: z.string(),
  person: z.string(),
  trade: z.string(),
  /** YYYY-MM-DD. */
  dueOn: z.nullable(z.string()),
  /** Without the room and the trade, which our own files carry as labels. */
  labels: z.array(z.string()),
  author: z.string(),
  createdAt: z.nullable(timestamp),
  comments: z.array(
    z.object({ guid: z.string(), author: z.string(), at: z.nullable(timestamp), text: z.string() }),
  ),
});
export type BcfTopic = z.output<typeof bcfTopic>;

const draft = z.object({
  id,
  /** The row of the list as a spreadsheet counts it, the page of the report or the number of the topic: the first is 1. */
  row: z.int(),
  title: z.string(),
  description: z.string(),
  recommendations: z.string(),
  location: z.string(),
  severity: z.enum(SEVERITIES),
  /** As the list says it; empty where it says nothing. */
  statedSeverity: z.string(),
  /** Hazards that its words warn of, in words. */
  hazards: z.array(z.string()),
  /** Null for anything but a topic of BCF. */
  topic: z.nullable(bcfTopic),
  state: z.enum(DRAFT_STATES),
  /** Pictures of the file that would become its photos; none once it was accepted. */
  pictures: z.int(),
  /** Why it was set aside; empty where nobody said. */
  reason: z.string(),
  /** The finding made of it; null before, and once that was deleted. */
  findingId: z.nullable(id),
});
export type Draft = z.output<typeof draft>;

const accepted = z.object({ draftId: id, findingId: id, number: z.int() });
export type Accepted = z.output<typeof accepted>;

const preview = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), guess: z.nullable(z.enum(DRAFT_FIELDS)) })),
  /** Rows below the headings that hold anything. */
  rows: z.int(),
  /** The first of them, cut to what a screen shows. */
  sample: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  /** The import that this very file is in this project already. */
  importId: z.nullable(id),
});
export type ListPreview = z.output<typeof preview>;

/** A column by its place, the first is 0. */
const column = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,2}$/, 'Choose a column from the list')),
    z.transform((typed) => Number(typed)),
  ),
);

const tag = 'Lists brought in';

const refusals = ['not_found', 'too_large', 'unsupported_type', 'source_unusable', 'upload_failed'] as const;

export const draftEndpoints = {
  previewList: endpoint({
    method: 'POST',
    path: '/api/projects/:id/imports/preview',
    summary:
      'Read a list of defects (CSV or XLSX): its columns, what each seems to be and the first rows. Keeps nothing',
    tag,
    access: 'session',
    params: idParams,
    file: 'list',
    response: preview,
    errors: refusals,
    limitPerMinute: 30,
    heavy: true,
  }),
  addImport: endpoint({
    method: 'POST',
    path: '/api/projects/:id/imports',
    summary:
      'Bring in a list of defects (CSV or XLSX) as drafts, one a row, free of charge. The same file again answers with the same import',
    tag,
    access: 'session',
    params: idParams,
    file: 'list',
    form: z.object({
      title: column,
      description: column,
      recommendations: column,
      location: column,
      severity: column,
    }),
    response: imported,
    status: 201,
    errors: [...refusals, 'conflict'],
    limitPerMinute: 12,
    heavy: true,
  }),
  addReport: endpoint({
    method: 'POST',
    path: '/api/projects/:id/imports/report',
    summary:
      'Bring in an inspection report (PDF): each defect that it names becomes a draft with its pictures, free of charge. The same file again answers with the same import',
    tag,
    access: 'session',
    params: idParams,
    file: 'report',
    response: imported,
    status: 201,
    errors: [...refusals, 'conflict', 'busy'],
    limitPerMinute: 12,
    heavy: true,
  }),
  addBcf: endpoint({
    method: 'POST',
    path: '/api/projects/:id/imports/bcf',
    summary:
      'Bring in a BCF file (2.1 or 3.0): each topic becomes a draft with its comments and snapshots, free of charge. Topics that the project has already become no second draft',
    tag,
    access: 'session',
    params: idParams,
    file: 'bcf',
    response: imported,
    status: 201,
    errors: [...refusals, 'conflict'],
    limitPerMinute: 12,
    heavy: true,
  }),
  draftPicture: endpoint({
    method: 'GET',
    path: '/api/drafts/:id/pictures/:position',
    summary: 'A picture of a report or a topic, beside the draft that it belongs to; the first is 1',
    tag,
    access: 'session',
    params: z.extend(idParams, { position: idParams.shape.id }),
    response: 'binary',
    errors: ['not_found'],
  }),
  listImports: endpoint({
    method: 'GET',
    path: '/api/projects/:id/imports',
    summary: 'The lists that were brought into a project, newest first',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(imported),
    errors: ['not_found'],
  }),
  deleteImport: endpoint({
    method: 'DELETE',
    path: '/api/imports/:id',
    summary:
      'Delete a list of which no draft was accepted, with its drafts. Hazards that wait in it need a reason',
    tag,
    access: 'session',
    params: idParams,
    body: z.nullish(reasonToDelete),
    response: success,
    errors: ['not_found', 'conflict', 'legal_hold', 'hazard_open'],
  }),
  listDrafts: endpoint({
    method: 'GET',
    path: '/api/imports/:id/drafts',
    summary: 'The drafts of a list, in the list’s order',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(draft),
    errors: ['not_found'],
  }),
  acceptDraft: endpoint({
    method: 'POST',
    path: '/api/drafts/:id/accept',
    summary: 'Make a finding of a draft, free of charge. The same call again answers with the same finding',
    tag,
    access: 'session',
    params: idParams,
    response: z.object({ findingId: id, number: z.int() }),
    errors: ['not_found', 'conflict', 'busy'],
    limitPerMinute: 240,
  }),
  acceptDrafts: endpoint({
    method: 'POST',
    path: '/api/imports/:id/accept',
    summary:
      'Make findings of several drafts of a list, free of charge: of all of them, or of none. The same call again answers with the same findings',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      draftIds: z
        .array(id)
        .check(z.minLength(1, 'Choose at least one draft'), z.maxLength(IMPORT_LIMITS.rows)),
    }),
    response: z.array(accepted),
    errors: ['not_found', 'conflict', 'busy'],
    limitPerMinute: 30,
    heavy: true,
  }),
  setDraftAside: endpoint({
    method: 'PATCH',
    path: '/api/drafts/:id',
    summary: 'Set a draft aside, or take it back. One that warns of a hazard needs a reason',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      state: z.enum(['waiting', 'set_aside'], 'Must be waiting or set_aside'),
      reason: z._default(
        z.optional(text(IMPORT_LIMITS.reasonMax, `At most ${IMPORT_LIMITS.reasonMax} characters`)),
        '',
      ),
    }),
    response: draft,
    errors: ['not_found', 'conflict'],
    limitPerMinute: 240,
  }),
};
