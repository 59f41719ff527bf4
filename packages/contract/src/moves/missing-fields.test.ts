import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { MIGRATION_WORDS } from './migration.ts';

/** What is said of each field of a body that holds nothing at all. */
function saidOfNothing(schema: z.ZodMiniType): Record<string, string> {
  const { error } = z.safeParse(schema, {});
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

const CHOOSE = 'Please select a project and enter a report title';

test.each([
  [
    'register',
    endpoints.register.body,
    {
      displayName: 'Display name is required',
      email: 'Email is required',
      password: 'Registration requires password for security. Please use the registration form.',
    },
  ],
  ['login', endpoints.login.body, { email: 'Email is required', password: 'Password is required' }],
  ['createProject', endpoints.createProject.body, { name: 'Project name is required' }],
  [
    'createReport',
    endpoints.createReport.body,
    {
      projectId: CHOOSE,
      title: CHOOSE,
      selectedDefectIds: 'Please select at least one defect to include in the report',
    },
  ],
  ['extractMigration', endpoints.extractMigration.body, { sourceUrl: MIGRATION_WORDS.noUrl }],
  [
    'sendContact',
    endpoints.sendContact.body,
    {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      message: 'Message is required',
    },
  ],
])('%s says of each field that is left out what it says of an empty one', (_name, body, said) => {
  expect(saidOfNothing(body)).toEqual(said);
});

test('a photo to train on without its label is answered in the words of the form', () => {
  const missing = 'Please provide image, defect type, and severity.';
  expect(saidOfNothing(endpoints.train.form)).toEqual({ trueDefectType: missing, trueSeverity: missing });
});
