// npm test: gets what's missing, then runs every check. --only lint|unit|e2e runs one kind. --whole runs the large campaigns
// in full, of which the tests otherwise take samples. --looks runs only the walk over every screen, at every width and in
// both themes. What this machine lacks and can't be given is named before anything
// runs; what doesn't need it runs all the same. Browser tests wait for a page most of the time: the others run meanwhile.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium, ensureWindowless } from './lib/chromium.mjs';
import { runVisibly } from './lib/command.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { writeStamp } from './lib/fingerprint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { formatTime } from './lib/progress.mjs';
import { inRepository } from './lib/repository.mjs';

const tool = (name) => inRepository('node_modules/.bin', name);

// What a failed stage said last is told again under the summary: thousands of lines may have followed it.
const TOLD_AGAIN = 60;

/** Passes on what a command says; beside another each line begins with whose it is. */
function speaker(name) {
  if (!name) return (piece, to) => void to.write(piece);
  const begun = new Map();
  return (piece, to) => {
    const lines = ((begun.get(to) ?? '') + piece).split('\n');
    begun.set(to, lines.pop());
    for (const line of lines) to.write(`${name} │ ${line}\n`);
  };
}

async function command(words, { env, name, yields } = {}) {
  let said = '';
  const pass = speaker(name);
  const hear = (piece, to) => {
    pass(piece, to);
    said = (said + piece).slice(-20_000);
  };
  const code = await runVisibly(words, env, { hear, yields });
  if (code === 0) return;
  const last = said.trimEnd().split('\n').slice(-TOLD_AGAIN).join('\n');
  throw Object.assign(new Failure(`It ended with code ${code}.`), { last });
}

let chromium;
/** The browser tests that run; all where none is named. */
let specs = [];

const stages = [
  {
    kind: 'e2e',
    title: 'Browser',
    run: async () => {
      // The whole campaign runs in the browser that people have.
      chromium = await (process.env.WHOLE_CAMPAIGN ? ensureChromium() : ensureWindowless());
      console.log(`  ${chromium}`);
    },
  },
  { kind: 'all', title: 'Install', run: () => ensureInstalled() },
  {
    kind: 'lint',
    title: 'Lint and format',
    run: () => command([tool('biome'), 'check', '--diagnostic-level=warn', '.']),
  },
  {
    kind: 'lint',
    title: 'Types',
    run: () => command([process.execPath, inRepository('scripts/typecheck.mjs')]),
  },
  { kind: 'e2e', title: 'Build', needs: ['Browser'], run: () => ensureBuilt() },
  {
    kind: 'unit',
    title: 'Unit and server tests',
    beside: true,
    // Pages have limits of time: these give way.
    run: (together) => command([tool('vitest'), 'run'], together ? { name: 'unit', yields: true } : {}),
  },
  {
    kind: 'e2e',
    title: 'End-to-end tests',
    needs: ['Browser', 'Build'],
    beside: true,
    run: (together) =>
      command([tool('playwright'), 'test', ...(together ? ['--workers=2'] : []), ...specs], {
        env: { CHROMIUM_PATH: chromium },
        ...(together ? { name: 'browser' } : {}),
      }),
  },
];

await runScript(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, whole: { type: 'boolean' }, looks: { type: 'boolean' } },
  });
  if (values.looks) {
    process.env.EVERY_LOOK = '1';
    values.only = 'e2e';
    specs = ['e2e/pages.spec.ts', 'e2e/trouble.spec.ts'];
  }
  if (values.whole) process.env.WHOLE_CAMPAIGN = '1';
  const kinds = ['lint', 'unit', 'e2e'];
  if (values.only && !kinds.includes(values.only))
    throw new Failure(`--only takes one of ${kinds.join(', ')}.`);
  const chosen = stages.filter(({ kind }) => !values.only || kind === 'all' || kind === values.only);
  const outcomes = [];
  const failed = new Set();
  const started = Date.now();
  const endings = [];

  // Without packages nothing that follows means anything.
  const lackOf = ({ needs = [] }) => ['Install', ...needs].find((each) => failed.has(each));

  async function runStage({ title, run }, together) {
    const begun = Date.now();
    const problem = await run(together).then(
      () => undefined,
      (error) => error,
    );
    if (problem) {
      console.log(problem instanceof Failure ? `${title}: ${problem.message}` : problem);
      failed.add(title);
      if (problem.last) endings.push({ title, last: problem.last });
    }
    outcomes.push({ mark: problem ? '✗' : '✓', title, said: formatTime(Date.now() - begun) });
  }

  const groups = [
    ...chosen.filter(({ beside }) => !beside).map((stage) => [stage]),
    chosen.filter(({ beside }) => beside),
  ];
  for (const group of groups) {
    const ready = [];
    for (const stage of group) {
      const lack = lackOf(stage);
      if (!lack) ready.push(stage);
      else outcomes.push({ mark: '–', title: stage.title, said: `not run without: ${lack}` });
    }
    if (ready.length === 0) continue;
    console.log(
      `\n── ${ready.map(({ title }) => title).join(' and ')} (${outcomes.length + 1} of ${chosen.length}) ──`,
    );
    await Promise.all(ready.map((stage) => runStage(stage, ready.length > 1)));
  }
  for (const { title, last } of endings) console.log(`\n── How it ended: ${title} ──\n${last}`);
  console.log('\n── Summary ──');
  for (const { mark, title, said } of outcomes) console.log(`  ${mark} ${title} (${said})`);
  if (failed.size > 0) process.exitCode = 1;
  // For npm run house.
  else if (!values.only && !values.whole)
    await writeStamp('test-seconds', String(Math.round((Date.now() - started) / 1000)));
});
