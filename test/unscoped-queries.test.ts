import { expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';

/** Tables whose rows belong to somebody. */
const OWNED = 'defects|projects|photos|reports|analyses|batches|trainingConsents';
const TOUCHES = new RegExp(
  `\\.(from|update|delete|innerJoin|leftJoin)\\(\\s*(${OWNED})\\b|\\b(from|update|join) (${OWNED}) (\\w|where|order|group|set)\\b`,
);
/** It asks for its owner, or is given who acts and reaches the rows through what does. */
const SCOPED = /\bowned(By|As|InText|ByGiven)\(|\bactor\b|\bActor\b|\bMember\b|\bOf(User|Project)\b/;

/** Features whose subject is the account itself, as in `actor-seam.test.ts`. */
const ABOUT_ACCOUNTS =
  /\/(account-deletion|account-export|accounts|administration|credits|migration|notifications|profile)\//;

/**
 * Handed rows, or the ids of rows, that somebody else reached through an actor, and touching no others. Whoever adds a line
 * here says so of it; whatever goes over the rows of many owners has `unsafe` in its name in place of a line.
 */
const HANDED: readonly string[] = [
  'analysis/analyse-kept-photo.ts outcomeOf',
  'analysis/analyse-photo.ts giveUp',
  'analysis/end-run.ts endRunsOf',
  'analysis/end-run.ts failRun',
  'analysis/end-run.ts removePhotoOf',
  'analysis/keep-examination.ts endWithAnswer',
  'analysis/keep-examination.ts keepExamination',
  'batches/analyse-batch-photo.ts holdPhoto',
  'batches/find-batch.ts readBatchPhotos',
  'batches/find-batch.ts readBatches',
  'defects/list-defects.ts pageText',
  'defects/list-defects.ts rare',
  'defects/list-defects.ts walk',
  'defects/move-findings.ts photosOf',
  'defects/move-findings.ts refuseWhereOthersStand',
  'defects/move-findings.ts takeAlong',
  'deletion/let-go.ts letGo',
  'inspections/compare-visits.ts seenOn',
  'inspections/file-items.ts takePhotosAlong',
  'inspections/plans/plans.ts checkPlace',
  'judgement/hash-findings.ts hashFindings',
  'judgement/keep-findings.ts changeFindings',
  'judgement/keep-findings.ts photoAdded',
  'judgement/keep-findings.ts readAround',
  'originals/original-rows.ts insertOriginal',
  'payments/set-up-payment.ts holdReport',
  'payments/settle-payment.ts noteBought',
  'repairs/linked-work.ts readEntries',
  'repairs/linked-work.ts readPhotos',
  'reports/ask-for-report.ts addVersion',
  'reports/ask-for-report.ts stillThere',
  'reports/lifetime/delete-report-rows.ts deleteReportRows',
  'reports/content/gather-content.ts contentOf',
  'reports/content/gather-content.ts gatherContent',
  'reports/content/hazards-not-chosen.ts hazardsNotChosen',
  'reports/making/make-version.ts stillThere',
  'reports/lifetime/outlive-project.ts detachBought',
  'reports/content/report-history.ts readEntries',
  'reports/report-view.ts reportTables',
  'uploads/photo-rows.ts deleteLoosePhotos',
  'uploads/photo-rows.ts holdPhotosOf',
];

const SERVER = 'apps/server/src/';

/** Functions of a file that touch rows of somebody and ask for nobody, by name. */
function unscopedIn(text: string): string[] {
  return text.split(/\n(?=(?:export )?(?:async )?(?:function|const) )/).flatMap((part) => {
    const name = /^(?:export )?(?:async )?(?:function\*?|const) (\w+)(?=\(|<| = (?:async )?(?:\(|<))/.exec(
      part,
    )?.[1];
    return name && TOUCHES.test(part) && !SCOPED.test(part) && !name.startsWith('unsafe') ? [name] : [];
  });
}

const found = listFiles('apps/server/src')
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !ABOUT_ACCOUNTS.test(path))
  .filter((path) => !path.startsWith(`${SERVER}platform/`) && path.slice(SERVER.length).includes('/'))
  .flatMap((path) => unscopedIn(readText(path)).map((name) => `${path.slice(SERVER.length)} ${name}`));

test('a query over rows of many owners has unsafe in its name', () => {
  expect(found.filter((name) => !HANDED.includes(name))).toEqual([]);
});

test('every function that is listed as handed its rows still is one', () => {
  expect(HANDED.filter((name) => !found.includes(name))).toEqual([]);
});

test.each([
  'export async function findAll(queries: Queries) {\n  return queries.select().from(defects);\n}',
  'const every = (tx: Queries) => tx.delete(photos).returning();',
  'function newest(tx: Queries) {\n  return tx.execute(sql`select id from reports order by id`);\n}',
])('a breach is found: %s', (text) => {
  expect(unscopedIn(text)).toHaveLength(1);
});

test('a query that asks for its owner, or says that it doesn’t, is no breach', () => {
  const scoped =
    'function mine(tx: Queries, actor: Member) {\n  return tx.select().from(defects).where(ownedBy(actor, defects));\n}';
  expect(
    [scoped, 'function unsafeFindAll(tx: Queries) { return tx.select().from(defects); }'].flatMap(unscopedIn),
  ).toEqual([]);
});

/**
 * Drizzle leaves a table's name away where that table alone is read. Within a sub-query the bare name is then that of the
 * sub-query's own table, and every row matches.
 */
const guessed = (text: string) => {
  const tables = [...text.matchAll(/import \{([^}]*)\} from '[^']*\/schema\.ts'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  );
  return [...text.matchAll(/sql(?:<[^`]*>)?`([^`]*\(\s*select\b[^`]*)`/g)]
    .filter(([, query = '']) => !/from \$\{/.test(query))
    .flatMap(([, query = '']) =>
      [...query.slice(query.indexOf('select')).matchAll(/\$\{(\w+)\.\w+\}/g)].filter(([, name = '']) =>
        tables.includes(name),
      ),
    )
    .map(([found]) => found);
};

test('a sub-query writes the columns of the table around it out', () => {
  const found = listFiles('apps/server/src')
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => guessed(readText(path)).map((column) => `${path}: ${column}`));
  expect(found).toEqual([]);
});

test('a column that would be guessed is found', () => {
  const column = `\${links.id}`;
  const text = `import { links } from '../schema.ts';\nsql<boolean>\`exists (select from s where s.id = ${column})\``;
  expect(guessed(text)).toEqual([column]);
});
