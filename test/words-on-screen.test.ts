import { expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';
import {
  buttonTexts,
  countWords,
  jsonTexts,
  screenTexts,
  sentencesOf,
  templateTexts,
} from './screen-words.ts';

/** Where texts for people stand. */
const FOLDERS = [
  'apps/web/src/',
  'packages/knowledge/src/',
  'packages/contract/src/',
  'packages/vision/src/',
  // Answers of the assistant.
  'packages/assistant/src/',
  // Reports, checklists, invoices.
  'packages/documents/src/',
  // Mails, and every sentence of an error.
  'apps/server/src/',
];

/**
 * Legal texts, and articles, which are read and not glanced at. Lists of words that are looked for in what people write,
 * and what a hosted model is told, stand on no screen.
 */
const EXEMPT =
  /content\/(privacy|terms|article-\w+|articles)\.ts$|knowledge\/src\/language\/|chat\/hosted\/prompt\.ts$/;

/** Where sentences for people stand in data and in the templates of documents. */
const DATA_FOLDERS = ['packages/knowledge/src/', 'packages/documents/src/', 'apps/web/src/content/'];

const files = listFiles()
  .filter((path) => FOLDERS.some((folder) => path.startsWith(folder)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/test\//.test(path) && !EXEMPT.test(path))
  .map((path) => ({ path, source: readText(path) }));

const LONGEST = 25;
/** Whoever reads the help has a question already. */
const LONGEST_IN_HELP = 20;

/** Phrases that were replaced once by plainer ones, and what isn't a phrase of the trade. */
const REPLACED =
  /held against|had something to say|nothing to say|evidence doesn.t reach|weighs more where|\bNot said\b|^Over \(mm\)|Nothing kept yet|why it is no finding|hands your reports over|stands in every report|end it at any time|Make one of your own photos|and what waits|taken for what|Right of the answered|\bAll Status\b|Date Newest|\b1 users\b|\b1 projects\b|\bstands (in|at)\b/i;

/** Where the specification fixes the text of a button, it stays as it is there. */
const SPECIFIED = new Set([
  'Refresh Page',
  'Save Preferences',
  'Update Password',
  'Save Changes',
  'Accept Image',
  'Next Image',
  'Use Image',
  'Sign In',
  'Clear History',
  'AI Chat',
  'Generate Handover Checklist',
  'Edit Details',
  'Buy X Credits ($X)',
  'Purchase PDF Report ($X per report)',
  'Try Again',
  'Get Started',
  'Select and Generate PDF',
  'Edit Report',
  'Generation Failed',
  'Generate New Report',
  'X Report (X defects)',
  'Rebalance Weights',
  'Export Data',
  'Train AI Model',
  'New Project',
]);

/** A later word with a capital: title case, unless it is a name. */
const TITLE_CASE = /\S\s+(?!AI\b|PDF\b|NCC\b)\p{Lu}\p{Ll}/u;
/** What code or an icon puts before the words. */
const LEAD = /^(X\s+)+(→\s+)?/;

const documents = listFiles()
  .filter((path) => DATA_FOLDERS.some((folder) => path.startsWith(folder)) && /\.(json|typ)$/.test(path))
  .map((path) => ({ path, source: readText(path) }));

function findAll(look: (source: string) => string[]): string[] {
  return files.flatMap(({ path, source }) => look(source).map((found) => `${path}:${found}`));
}

const longIn = (source: string) =>
  screenTexts(source).flatMap(({ line, text }) =>
    sentencesOf(text)
      .filter((sentence) => /\p{Ll}{2,} \p{L}/u.test(sentence) && countWords(sentence) > LONGEST)
      .map((sentence) => `${line} ${sentence}`),
  );
const replacedIn = (source: string) =>
  screenTexts(source).flatMap(({ line, text }) => (REPLACED.test(text) ? `${line} ${text}` : []));
const titledIn = (source: string) =>
  buttonTexts(source).flatMap(({ line, text }) =>
    SPECIFIED.has(text) || !TITLE_CASE.test(text.replace(LEAD, '')) ? [] : `${line} ${text}`,
  );

test('no sentence on screen is longer than 25 words', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(findAll(longIn)).toEqual([]);
});

test('no sentence of the help is longer than 20 words', () => {
  const help = files.filter(({ path }) => path.startsWith('packages/knowledge/src/help/'));
  expect(help.length).toBeGreaterThan(2);
  const found = help.flatMap(({ path, source }) =>
    screenTexts(source).flatMap(({ line, text }) =>
      text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => countWords(sentence) > LONGEST_IN_HELP)
        .map((sentence) => `${path}:${line} ${sentence}`),
    ),
  );
  expect(found).toEqual([]);
});

test('no phrase comes back that was replaced by a plainer one', () => {
  expect(findAll(replacedIn)).toEqual([]);
});

test('a button is in sentence case unless the specification fixes its text', () => {
  expect(findAll(titledIn)).toEqual([]);
});

test('no sentence in data and templates of documents is long, or of the phrases that were replaced', () => {
  expect(documents.length).toBeGreaterThan(20);
  const found = documents.flatMap(({ path, source }) =>
    (path.endsWith('.json') ? jsonTexts(source) : templateTexts(source)).flatMap(({ line, text }) => {
      const long = sentencesOf(text).some((sentence) => countWords(sentence) > LONGEST);
      return long || REPLACED.test(text) ? [`${path}:${line} ${text}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('the breaches that are looked for are found', () => {
  const long = Array.from({ length: 26 }, () => 'word').join(' ');
  expect(longIn(`export const A = <p>The {n} ${long}.</p>;`)).toHaveLength(1);
  expect(longIn(`export const A = 'The ${long}. Short.';`)).toHaveLength(1);
  expect(replacedIn(`export const A = <dt>The rule it was held against</dt>;`)).toHaveLength(1);
  expect(titledIn(`export const A = <Button>Add Another Photo</Button>;`)).toHaveLength(1);
  expect(titledIn(`export const A = <Button>Add another photo</Button>;`)).toEqual([]);
});
