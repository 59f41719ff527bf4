import { expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';

/**
 * Features whose subject is the account itself: they are handed an account's id because that is what they are about. Every
 * other feature reaches rows through an actor and `ownedBy` alone, so that a second kind of owner is added in one place.
 */
const ABOUT_ACCOUNTS: Readonly<Record<string, string>> = {
  'account-deletion': 'deletes an account with every row of it',
  'account-export': 'hands out every row of an account',
  accounts: 'signs in, sessions, second factor',
  administration: 'an administrator acts on other accounts',
  credits: 'the ledger belongs to an account',
  migration: 'an installation moves, account by account',
  notifications: 'mail goes to an account',
  profile: 'the account’s own particulars',
};

const FEATURES = 'apps/server/src/';
const code = listFiles('apps/server/src')
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) => path.slice(FEATURES.length).includes('/') && !path.startsWith(`${FEATURES}platform/`))
  .map((path) => ({ path, feature: path.slice(FEATURES.length).split('/')[0] ?? '', text: readText(path) }));

/**
 * The one file that judges and keeps findings, and the one that judges those anew that were kept under older hazard rules.
 * The first says nothing of a finding: it takes its owner and project away, on its way out.
 */
const WRITERS = ['deletion/let-go.ts', 'judgement/keep-findings.ts', 'judgement/reread-hazards.ts'];
const writesFinding =
  /\.(insert|update)\(\s*defects\s*\)|\b(insert into|update)\s+("?defects"?|\$\{defects\})/i;

test('only the writer of findings writes a finding', () => {
  const writers = code
    .filter(({ text }) => writesFinding.test(text))
    .map(({ path }) => path.slice(FEATURES.length));
  expect(writers.sort()).toEqual(WRITERS);
});

test.each(['tx.insert(defects).values(rows)', 'tx\n.update(defects)', 'sql`update defects set title = 1`'])(
  'a second writer of findings is found: %s',
  (text) => {
    expect(writesFinding.test(text)).toBe(true);
  },
);

/** Ways to go by the number of a user instead of by an actor. */
const BARE: Readonly<Record<string, RegExp>> = {
  'the number that an actor carries':
    /\b(actor|by)\.userId\b|\{[^{}]*\buserId\b[^{}]*\}: Member\b|\{[^{}]*\buserId\b[^{}]*\} = (\w+\.)?actor\b/,
  'a user’s id handed on by a route': /\buser\.id\b/,
  'a parameter that is a user’s id': /[(,]\s*userId: number\s*[,)]/,
  'a comparison with a user’s id': /\beq\(\s*\w+\.userId\s*,/,
  'a comparison with a user’s id in SQL': /(\buser_id|\.userId\})\s*=\s*(\$(?!\{\w+s\.userId\})|any\(\$)/,
};

const findBare = (text: string) =>
  Object.entries(BARE).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));

const bareIn = (listed: (feature: string) => boolean) =>
  code
    .filter(({ feature }) => listed(feature))
    .flatMap(({ path, text }) => findBare(text).map((what) => `${path}: ${what}`));

const isListed = (feature: string) => feature in ABOUT_ACCOUNTS;

test('no feature but those about accounts goes by a bare user id', () => {
  expect(bareIn((feature) => !isListed(feature))).toEqual([]);
});

test('every feature that is listed as an exception still is one', () => {
  expect(
    Object.keys(ABOUT_ACCOUNTS).filter((name) => bareIn((feature) => feature === name).length === 0),
  ).toEqual([]);
});

test.each([
  ['readBalance(database, of.actor.userId)', 'the number that an actor carries'],
  ['const owned = ({ userId: owner }: Member) => owner;', 'the number that an actor carries'],
  ['const { userId } = of.actor;', 'the number that an actor carries'],
  ['findProject(database, user.id, params.id)', 'a user’s id handed on by a route'],
  ['export function find(queries: Queries, userId: number, id: number)', 'a parameter that is a user’s id'],
  ['function find(\n  queries: Queries,\n  userId: number,\n)', 'a parameter that is a user’s id'],
  ['.where(and(eq(defects.id, id), eq(defects.userId, whoever)))', 'a comparison with a user’s id'],
  [`sql\`where d.user_id = ${'$'}{whoever}\``, 'a comparison with a user’s id in SQL'],
  [`sql\`${'$'}{defects.userId} = ${'$'}{whoever}\``, 'a comparison with a user’s id in SQL'],
  ['`select 1 from defects where user_id = $1`', 'a comparison with a user’s id in SQL'],
])('a breach is found: %s', (text, what) => {
  expect(findBare(text)).toEqual([what]);
});

test('an owner that is read off a row, or a join, is no breach', () => {
  expect(
    findBare(
      `onBehalfOf(run); { userId: report.userId }; d.user_id = projects.user_id; user_id = ${'$'}{reports.userId}; userId: number;`,
    ),
  ).toEqual([]);
});
