// npm test: installs and builds what's missing, then every check. --only lint|unit|e2e runs one kind.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runVisibly } from './lib/command.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { formatTime } from './lib/progress.mjs';
import { inRepository } from './lib/repository.mjs';

const tool = (name) => inRepository('node_modules/.bin', name);

async function command(words, env) {
  const code = await runVisibly(words, env);
  if (code !== 0) throw new Failure(`It ended with code ${code}.`);
}

const stages = [
  { kind: 'all', title: 'Install', run: ensureInstalled },
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
  { kind: 'unit', title: 'Unit and server tests', run: () => command([tool('vitest'), 'run']) },
  { kind: 'e2e', title: 'Build', run: () => ensureBuilt() },
  {
    kind: 'e2e',
    title: 'End-to-end tests',
    run: async () => command([tool('playwright'), 'test'], { CHROMIUM_PATH: await ensureChromium() }),
  },
];

await runScript(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const kinds = ['lint', 'unit', 'e2e'];
  if (values.only && !kinds.includes(values.only))
    throw new Failure(`--only takes one of ${kinds.join(', ')}.`);
  const chosen = stages.filter(({ kind }) => !values.only || kind === 'all' || kind === values.only);
  const outcomes = [];
  for (const { title, run } of chosen) {
    console.log(`\n── ${title} (${outcomes.length + 1} of ${chosen.length}) ──`);
    const begun = Date.now();
    const problem = await run().then(
      () => undefined,
      (error) => error,
    );
    if (problem) console.error(problem instanceof Failure ? problem.message : problem);
    outcomes.push({ title, ok: !problem, time: formatTime(Date.now() - begun) });
    // Nothing can be checked without what the checks are made of.
    if (problem && (title === 'Install' || title === 'Build')) break;
  }
  console.log('\n── Summary ──');
  for (const { title, ok, time } of outcomes) console.log(`  ${ok ? '✓' : '✗'} ${title} (${time})`);
  const left = chosen.slice(outcomes.length).map(({ title }) => title);
  if (left.length > 0) console.log(`  – not run: ${left.join(', ')}`);
  if (left.length > 0 || outcomes.some(({ ok }) => !ok)) process.exitCode = 1;
});
