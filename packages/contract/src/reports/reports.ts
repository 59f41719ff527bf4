import { REPORT_KINDS } from '@plumbline/knowledge/report-kinds';
import * as z from 'zod/mini';
import { permissionFields } from '../actions/permissions.ts';
import { REPORT_ACTIONS, REPORT_STATUSES, type ReportStatus } from '../actions/report-actions.ts';
import { endpoint } from '../basis/endpoint.ts';
import { date, id, idOr, idParams, idText, paging, success, text, timestamp } from '../basis/shapes.ts';
import { notInspected } from '../inspections/visits.ts';
import { contrastOnPaper, LEAST_ACCENT_CONTRAST } from './accent.ts';
import { REPORT_FORMATS } from './report-formats.ts';
import { particulars } from './report-kinds.ts';

export const REPORT_STATUS_LABELS: Readonly<Record<ReportStatus, string>> = {
  completed: 'Completed',
  generating: 'Generating',
  failed: 'Failed',
};

/** Orders of the list, as the screen names them. */
export const REPORT_SORTS = [
  'date_desc',
  'date_asc',
  'name_asc',
  'name_desc',
  'issues_desc',
  'issues_asc',
  'status_asc',
] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

export const REPORT_LIMITS = { titleMax: 200, selectionMax: 500, logoBytes: 2 * 1024 * 1024 } as const;

/** How a building stands beside others of its age that were kept up. */
export const OVERALL_CONDITIONS = ['above_average', 'average', 'below_average'] as const;
export type OverallCondition = (typeof OVERALL_CONDITIONS)[number];

export const OVERALL_CONDITION_LABELS: Readonly<Record<OverallCondition, string>> = {
  above_average: 'Above average',
  average: 'Average',
  below_average: 'Below average',
};

const report = z.object({
  id,
  /** Null once its project was deleted: what was bought stays for download and can't be edited any more. */
  projectId: z.nullable(id),
  projectName: z.string(),
  title: z.string(),
  /** What its files are named, without kind: the property and the day, '14-Example-Street-Marrickville-2026-11-19'. */
  fileName: z.string(),
  type: z.literal('defect_analysis'),
  kind: z.enum(REPORT_KINDS),
  /** State of the newest version. */
  status: z.enum(REPORT_STATUSES),
  /** 0–100, of the newest version. */
  progress: z.int(),
  /** Why the newest version failed; null otherwise. */
  failure: z.nullable(z.string()),
  version: z.int(),
  selectedDefectIds: z.array(id),
  /** By the inspector's decision where there is one. Findings set aside and clear photos aren't counted. */
  criticalCount: z.int(),
  highCount: z.int(),
  mediumCount: z.int(),
  lowCount: z.int(),
  clientName: z.string(),
  inspectedOn: z.nullable(date),
  limitations: z.string(),
  /** The inspector declares the inspection that its kind rests on; photos alone never are one. */
  declaredInspection: z.boolean(),
  /** Areas that the inspector went to, in the words of AS 4349.1. */
  inspectedAreas: z.array(z.string()),
  /** Areas that weren't, each with the reason. */
  notInspected: z.array(notInspected),
  attendedBy: z.string(),
  particulars,
  weather: z.string(),
  overallCondition: z.nullable(z.enum(OVERALL_CONDITIONS)),
  /** Paid for: downloads are unlimited, edits included. */
  purchased: z.boolean(),
  /** Pages of the newest version's PDF; null until it is completed. */
  pages: z.nullable(z.int()),
  /** Something of its findings has changed since its newest version was asked for, or one of them has gone. */
  findingsChanged: z.boolean(),
  /** Findings of its project with an open hazard, as of now and whether they are in it or not. */
  openHazards: z.int(),
  createdAt: timestamp,
  /** When the newest version was asked for. */
  updatedAt: timestamp,
  ...permissionFields(REPORT_ACTIONS),
});
export type Report = z.output<typeof report>;

const reportVersion = z.object({
  version: z.int(),
  status: z.enum(REPORT_STATUSES),
  /** Why it failed; null otherwise. */
  failure: z.nullable(z.string()),
  selectedDefectIds: z.array(id),
  criticalCount: z.int(),
  highCount: z.int(),
  mediumCount: z.int(),
  lowCount: z.int(),
  pages: z.nullable(z.int()),
  createdAt: timestamp,
});
export type ReportVersion = z.output<typeof reportVersion>;

/** What a report would leave open, the weightiest first. What isn't settled is printed as a limitation. */
const checkedReport = z.object({
  /** It would say on every page that it is a draft. */
  draft: z.boolean(),
  points: z.array(
    z.object({
      code: z.string(),
      text: z.string(),
      /** Where it is settled. */
      at: z.enum(['finding', 'project', 'letterhead', 'details']),
      findingIds: z.array(id),
    }),
  ),
});
export type CheckedReport = z.output<typeof checkedReport>;

/** Who hands reports over: printed on the cover and in the signature block. */
const letterhead = z.object({
  companyName: z.string(),
  abn: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  inspectorName: z.string(),
  licenceNumber: z.string(),
  /** '#rrggbb'; empty for the product's own colour. */
  accentColour: z.string(),
  /** Stands in every report before the limitations of that one property. */
  limitations: z.string(),
  hasLogo: z.boolean(),
});
export type Letterhead = z.output<typeof letterhead>;

const MISSING = 'Please select a project and enter a report title';
const NONE_SELECTED = 'Please select at least one defect to include in the report';

const title = (missing: string) =>
  z.pipe(
    text(REPORT_LIMITS.titleMax, 'Report title must be at most 200 characters', missing),
    z.string().check(z.minLength(1, missing)),
  );

const selection = z
  .array(id, NONE_SELECTED)
  .check(
    z.minLength(1, NONE_SELECTED),
    z.maxLength(REPORT_LIMITS.selectionMax, 'A report can have at most 500 defects'),
  );

const facts = {
  /** Without one: a pre-purchase inspection where one is declared, else a defect list. */
  kind: z.optional(z.enum(REPORT_KINDS)),
  clientName: z.optional(text(200)),
  inspectedOn: z.optional(z.nullable(date)),
  limitations: z.optional(text(2000)),
  declaredInspection: z.optional(z.boolean()),
  inspectedAreas: z.optional(z.array(text(100)).check(z.maxLength(20))),
  notInspected: z.optional(z.array(notInspected).check(z.maxLength(20))),
  attendedBy: z.optional(text(300)),
  particulars: z.optional(particulars),
  weather: z.optional(text(200)),
  overallCondition: z.optional(z.nullable(z.enum(OVERALL_CONDITIONS))),
};

const letterheadBody = z.object({
  companyName: text(120),
  abn: text(20),
  address: text(200),
  phone: text(40),
  email: text(120),
  inspectorName: text(100),
  licenceNumber: text(60),
  accentColour: z.string().check(
    z.regex(/^(#[0-9a-fA-F]{6})?$/, 'Must be a colour such as #1b4b85'),
    z.refine(
      (colour) => colour === '' || contrastOnPaper(colour) >= LEAST_ACCENT_CONTRAST,
      'Too pale for print. Choose a darker colour.',
    ),
  ),
  limitations: z.optional(text(2000)),
});

const versionText = z.optional(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Must be the number of a version')), z.transform(Number)),
);

const tag = 'Reports';

export const reportEndpoints = {
  listReports: endpoint({
    method: 'GET',
    path: '/api/reports',
    summary: 'Your reports, filtered and sorted',
    tag,
    access: 'session',
    query: z.object({
      ...paging,
      // Sorted by title, it carries one.
      after: z.optional(z.string().check(z.maxLength(2000))),
      search: z.optional(text(200)),
      status: z.optional(z.enum(REPORT_STATUSES)),
      projectId: z.optional(idText),
      sort: z._default(z.optional(z.enum(REPORT_SORTS)), 'date_desc'),
    }),
    response: z.array(report),
  }),
  createReport: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary: 'Ask for a report on some of a project’s findings',
    tag,
    access: 'session',
    body: z.object({
      projectId: idOr(MISSING),
      title: title(MISSING),
      type: z.optional(z.literal('defect_analysis')),
      selectedDefectIds: selection,
      ...facts,
    }),
    response: report,
    status: 201,
    errors: ['not_found'],
    limitPerMinute: 30,
    heavy: true,
  }),
  checkReport: endpoint({
    method: 'POST',
    path: '/api/reports/check',
    summary: 'What a report on these findings would leave open, before it is made',
    tag,
    access: 'session',
    body: z.object({
      projectId: idOr(MISSING),
      title: z.optional(text(REPORT_LIMITS.titleMax)),
      selectedDefectIds: selection,
      ...facts,
    }),
    response: checkedReport,
    errors: ['not_found'],
    limitPerMinute: 60,
  }),
  getReport: endpoint({
    method: 'GET',
    path: '/api/reports/:id',
    summary: 'One report',
    tag,
    access: 'session',
    params: idParams,
    response: report,
    errors: ['not_found'],
  }),
  updateReport: endpoint({
    method: 'PUT',
    path: '/api/reports/:id',
    summary: 'Change the selection or the facts: a new version is made, the old one is kept',
    tag,
    access: 'session',
    params: idParams,
    /** Without a selection the earlier one stays, less what has been deleted. */
    body: z.object({
      selectedDefectIds: z.optional(selection),
      title: z.optional(title('Report title is required')),
      ...facts,
    }),
    response: report,
    errors: ['not_found', 'report_not_ready'],
    limitPerMinute: 30,
    heavy: true,
  }),
  retryReport: endpoint({
    method: 'POST',
    path: '/api/reports/:id/retry',
    summary: 'Try a failed report again',
    tag,
    access: 'session',
    params: idParams,
    response: report,
    errors: ['not_found', 'conflict'],
    limitPerMinute: 30,
    heavy: true,
  }),
  deleteReport: endpoint({
    method: 'DELETE',
    path: '/api/reports/:id',
    summary: 'Delete a report with all its versions',
    tag,
    access: 'session',
    params: idParams,
    response: success,
    errors: ['not_found', 'legal_hold'],
  }),
  reportVersions: endpoint({
    method: 'GET',
    path: '/api/reports/:id/versions',
    summary: 'Every version of a report, newest first',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(reportVersion),
    errors: ['not_found'],
  }),
  downloadReport: endpoint({
    method: 'GET',
    path: '/api/reports/:id/download',
    summary:
      'A report that was bought as PDF or for Word; or its findings as XLSX, CSV, JSON or a Scott Schedule',
    tag,
    access: 'session',
    params: idParams,
    query: z.object({
      format: z._default(z.optional(z.enum(REPORT_FORMATS)), 'pdf'),
      version: versionText,
    }),
    response: 'binary',
    errors: ['not_found', 'payment_required', 'report_not_ready', 'busy'],
  }),
  previewReport: endpoint({
    method: 'GET',
    path: '/api/reports/:id/preview',
    summary: 'The first pages of a report with a watermark, before it is bought',
    tag,
    access: 'session',
    params: idParams,
    response: 'binary',
    errors: ['not_found', 'report_not_ready'],
    heavy: true,
  }),
  getLetterhead: endpoint({
    method: 'GET',
    path: '/api/letterhead',
    summary: 'Your details on report covers',
    tag,
    access: 'session',
    response: letterhead,
  }),
  setLetterhead: endpoint({
    method: 'PUT',
    path: '/api/letterhead',
    summary: 'Change your details on report covers; new reports show them',
    tag,
    access: 'session',
    body: letterheadBody,
    response: letterhead,
  }),
  previewLetterhead: endpoint({
    method: 'POST',
    path: '/api/letterhead/preview',
    summary: 'The first page of a report with this letterhead, as an SVG picture; nothing is saved',
    tag,
    access: 'session',
    body: letterheadBody,
    response: 'binary',
    limitPerMinute: 60,
    heavy: true,
  }),
  setLogo: endpoint({
    method: 'POST',
    path: '/api/letterhead/logo',
    summary: 'Put your logo on the cover (JPEG, PNG or WebP)',
    tag,
    access: 'session',
    form: z.object({}),
    file: 'logo',
    response: letterhead,
    errors: ['too_large', 'unsupported_type', 'upload_failed'],
    limitPerMinute: 30,
    heavy: true,
  }),
  deleteLogo: endpoint({
    method: 'DELETE',
    path: '/api/letterhead/logo',
    summary: 'Take the logo off the cover',
    tag,
    access: 'session',
    response: letterhead,
  }),
};
