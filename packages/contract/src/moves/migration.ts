import * as z from 'zod/mini';
import { password } from '../accounts/account-security.ts';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, idText, success, text, timestamp } from '../basis/shapes.ts';

/** Sentences that the specification gives. */
export const MIGRATION_WORDS = {
  noUrl: 'Please provide the original MyTradeCover URL',
  noJson: 'Please provide the JSON data to import',
  badJson: 'Invalid JSON format. Please check your data and try again.',
  noUsersArray: "Invalid data format: 'users' array is required",
  noUsers: 'No users found in the data. Please ensure your export contains user data.',
  checkUrl: 'Please check the URL and try again',
} as const;

/** What a move consists of, in the order in which it is brought in. */
export const MIGRATION_SECTIONS = [
  'users',
  'projects',
  'photos',
  'defects',
  'plans',
  'documents',
  'reports',
  'chats',
  'trainingData',
  'modelPerformance',
] as const;
export type MigrationSection = (typeof MIGRATION_SECTIONS)[number];

export const MIGRATION_STATES = ['receiving', 'ready', 'importing', 'done', 'failed'] as const;

/** create: new here. update: here already, changed at the source. link: added to an account that is here already. */
const MIGRATION_ACTIONS = ['create', 'update', 'link', 'unchanged', 'skip'] as const;
export type MigrationAction = (typeof MIGRATION_ACTIONS)[number];

const section = z.enum(MIGRATION_SECTIONS);
const action = z.enum(MIGRATION_ACTIONS);

/** How many of each came. */
export const migrationCounts = z.object({
  users: z.int(),
  projects: z.int(),
  /** Photos of projects that stand in the data by themselves; `images` counts every picture file. */
  photos: z.int(),
  defects: z.int(),
  plans: z.int(),
  documents: z.int(),
  reports: z.int(),
  images: z.int(),
  chats: z.int(),
  trainingData: z.int(),
  modelPerformance: z.int(),
});
export type MigrationCounts = z.output<typeof migrationCounts>;

/** Something that stays out, or comes in with a remark: where it stands in the data, and why. */
const migrationProblem = z.object({ path: z.string(), message: z.string() });
export type MigrationProblem = z.output<typeof migrationProblem>;

export const migrationProblems = {
  /** The first 200 rows that stay out. */
  errors: z.array(migrationProblem),
  errorCount: z.int(),
  /** The first 200 remarks on rows that come in. */
  notes: z.array(migrationProblem),
  noteCount: z.int(),
};

const migrationRun = z.object({
  id,
  source: z.string(),
  sourceUrl: z.nullable(z.string()),
  state: z.enum(MIGRATION_STATES),
  currentOperation: z.string(),
  completed: z.int(),
  total: z.int(),
  imported: z.nullable(migrationCounts),
  failure: z.nullable(z.string()),
  createdAt: timestamp,
  finishedAt: z.nullable(timestamp),
  ...migrationProblems,
});
export type MigrationRun = z.output<typeof migrationRun>;

/** The `progress` event of every streamed call. */
const migrationProgress = z.object({
  completed: z.int(),
  /** 0 while it isn't known. */
  total: z.int(),
  currentOperation: z.string(),
});
export type MigrationProgress = z.output<typeof migrationProgress>;

/** A row as the preview lists it. */
const migrationItem = z.object({
  id: z.string(),
  label: z.string(),
  path: z.string(),
  action,
  reason: z.nullable(z.string()),
});
export type MigrationItem = z.output<typeof migrationItem>;

const items = z.array(migrationItem);

/** What an import would do; nothing is written yet. Lists hold the first 50 of each. */
const migrationPreview = z.object({
  success: z.literal(true),
  message: z.string(),
  runId: id,
  source: z.string(),
  extractedData: migrationCounts,
  /** How many of each would meet which fate, and why. */
  plan: z.array(z.object({ section, action, reason: z.nullable(z.string()), count: z.int() })),
  users: items,
  projects: items,
  photos: items,
  defects: items,
  plans: items,
  documents: items,
  reports: items,
  chats: items,
  trainingData: items,
  modelPerformance: items,
  ...migrationProblems,
});
export type MigrationPreview = z.output<typeof migrationPreview>;

const migrationResult = z.object({
  success: z.literal(true),
  message: z.string(),
  runId: id,
  imported: migrationCounts,
  /** The same figures under the name that extraction gives them. */
  extractedData: migrationCounts,
  ...migrationProblems,
});
export type MigrationResult = z.output<typeof migrationResult>;

const fromUrl = z.object({
  sourceUrl: z.pipe(
    text(2000, 'This address is too long', MIGRATION_WORDS.noUrl),
    z.string().check(z.minLength(1, MIGRATION_WORDS.noUrl)),
  ),
  apiKey: z.optional(
    z.nullable(
      z.string().check(z.regex(/^[\x21-\x7e]{0,500}$/, 'A key has no spaces and at most 500 characters')),
    ),
  ),
});

/** How many days a key may last. */
export const KEY_DAYS = [1, 7, 30, 90] as const;

const apiKey = z.object({
  id,
  name: z.string(),
  /** Its first characters, to tell one from another. */
  hint: z.string(),
  createdAt: timestamp,
  /** It opens nothing after this. */
  expiresAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
  /** Who made it. */
  madeBy: z.string(),
});
export type ApiKey = z.output<typeof apiKey>;

const tag = 'Migration';
const errors = ['source_unusable', 'too_large', 'unsupported_type', 'conflict'] as const;

/** A file that the export names, by the id of its row. */
const exportedFile = {
  method: 'GET',
  tag,
  access: 'admin',
  apiKey: true,
  params: idParams,
  response: 'binary',
  errors: ['not_found'],
} as const;

export const migrationEndpoints = {
  extractRealUsers: endpoint({
    method: 'POST',
    path: '/api/migration/extract-real-users',
    summary:
      'Fetch another installation’s data from its address and bring it in. Streams its progress if asked to',
    tag,
    access: 'admin',
    body: fromUrl,
    response: migrationResult,
    errors,
    limitPerMinute: 10,
    heavy: true,
  }),
  extractMigration: endpoint({
    method: 'POST',
    path: '/api/migration/extract',
    summary: 'Fetch another installation’s data and tell what an import would do; nothing is brought in',
    tag,
    access: 'admin',
    body: fromUrl,
    response: migrationPreview,
    errors,
    limitPerMinute: 10,
    heavy: true,
  }),
  previewMigration: endpoint({
    method: 'POST',
    path: '/api/migration/preview',
    summary: 'Tell what an import of this JSON (users, projects, defects, reports …) would do',
    tag,
    access: 'admin',
    response: migrationPreview,
    errors,
    limitPerMinute: 10,
    heavy: true,
  }),
  importMigration: endpoint({
    method: 'POST',
    path: '/api/migration/import',
    summary:
      'Bring in this JSON: users, projects, defects, reports … up to 200 MB. Sending it again changes nothing',
    tag,
    access: 'admin',
    response: migrationResult,
    errors,
    heavy: true,
  }),
  startMigration: endpoint({
    method: 'POST',
    path: '/api/migration/runs/:id/import',
    summary: 'Bring in what was previewed, or go on with a move that was interrupted',
    tag,
    access: 'admin',
    params: idParams,
    response: migrationResult,
    errors: ['not_found', 'conflict'],
    heavy: true,
  }),
  listMigrationRuns: endpoint({
    method: 'GET',
    path: '/api/migration/runs',
    summary: 'The last 20 moves, newest first',
    tag,
    access: 'admin',
    response: z.array(migrationRun),
  }),
  getMigrationRun: endpoint({
    method: 'GET',
    path: '/api/migration/runs/:id',
    summary: 'One move: how far it is, or how it ended',
    tag,
    access: 'admin',
    params: idParams,
    response: migrationRun,
    errors: ['not_found'],
  }),
  discardMigrationRun: endpoint({
    method: 'DELETE',
    path: '/api/migration/runs/:id',
    summary: 'Throw away what was received and not brought in',
    tag,
    access: 'admin',
    params: idParams,
    response: success,
    errors: ['not_found', 'conflict'],
  }),
  exportMigration: endpoint({
    method: 'GET',
    path: '/api/migration/export',
    summary: 'Everything, in the format of the import. In parts: `next` has the address of the next one',
    tag,
    access: 'admin',
    apiKey: true,
    query: z.object({
      after: z.optional(z.string().check(z.regex(/^\d{1,10}$/, 'Must be the id of a user'))),
    }),
    response: 'binary',
    heavy: true,
  }),
  exportedPhoto: endpoint({
    ...exportedFile,
    path: '/api/migration/photos/:id',
    summary: 'The photo of a finding, as the export names it',
  }),
  exportedPicture: endpoint({
    ...exportedFile,
    path: '/api/migration/pictures/:id',
    summary: 'A photo of a project, as the export names it',
  }),
  exportedPlanPage: endpoint({
    method: 'GET',
    path: '/api/migration/plans/:id/pages/:page',
    summary: 'A page of a plan, as the export names it',
    tag,
    access: 'admin',
    apiKey: true,
    params: z.object({ id: idText, page: idText }),
    response: 'binary',
    errors: ['not_found'],
  }),
  exportedDocument: endpoint({
    ...exportedFile,
    path: '/api/migration/documents/:id',
    summary: 'A document of a project, as the export names it',
  }),
  exportedTrail: endpoint({
    ...exportedFile,
    path: '/api/migration/trails/:id',
    summary: 'Entries of a project’s trail, as the export names them',
    query: z.object({ from: idText, to: idText }),
  }),
  exportedExample: endpoint({
    ...exportedFile,
    path: '/api/migration/examples/:id',
    summary: 'The photo of a training example, as the export names it',
  }),
  exportedOriginal: endpoint({
    ...exportedFile,
    path: '/api/migration/originals/:id',
    summary: 'The larger file that a photo was made smaller from, as the export names it',
  }),
  exportedRecording: endpoint({
    ...exportedFile,
    path: '/api/migration/recordings/:id',
    summary: 'What was said with a photo, as the export names it',
  }),
  exportedAvatar: endpoint({
    ...exportedFile,
    path: '/api/migration/avatars/:id',
    summary: 'The profile photo of an account, as the export names it',
  }),
  exportedLogo: endpoint({
    ...exportedFile,
    path: '/api/migration/logos/:id',
    summary: 'The logo of an account’s letterhead, as the export names it',
  }),
  listApiKeys: endpoint({
    method: 'GET',
    path: '/api/api-keys',
    summary: 'Keys that open the export',
    tag,
    access: 'admin',
    response: z.array(apiKey),
  }),
  makeApiKey: endpoint({
    method: 'POST',
    path: '/api/api-keys',
    summary: 'Make a key that opens the export, with your password. It is shown this once',
    tag,
    access: 'admin',
    body: z.object({
      name: z.pipe(
        text(100, undefined, 'Say what the key is for'),
        z.string().check(z.minLength(1, 'Say what the key is for')),
      ),
      days: z._default(z.optional(z.literal([...KEY_DAYS], 'Choose how long the key lasts')), KEY_DAYS[1]),
      password,
    }),
    response: z.extend(apiKey, { key: z.string() }),
    status: 201,
    errors: ['conflict'],
    limitPerMinute: 10,
  }),
  revokeApiKey: endpoint({
    method: 'DELETE',
    path: '/api/api-keys/:id',
    summary: 'End a key at once',
    tag,
    access: 'admin',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
