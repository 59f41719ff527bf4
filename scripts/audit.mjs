// npm run audit: asks the registry about known holes in what the product runs on. It needs a network, so it stands
// apart from npm test; without one it says so and fails, or passes with --if-reachable.
import { parseArgs } from 'node:util';
import { npmCommand, runQuietly } from './lib/command.mjs';
import { Failure, runScript } from './lib/failure.mjs';

const { values } = parseArgs({ options: { 'if-reachable': { type: 'boolean', default: false } } });

await runScript(async () => {
  const { output } = await runQuietly(npmCommand('audit', '--omit=dev', '--json'));
  const answer = read(output);
  if (!answer?.metadata) {
    const reason = answer?.message ?? answer?.error?.summary ?? 'no answer';
    const said = `Not audited: the registry doesn’t answer an audit (${String(reason).split('\n')[0]}).`;
    if (!values['if-reachable']) throw new Failure(said);
    console.log(said);
    return;
  }
  const { vulnerabilities } = answer.metadata;
  for (const { name, severity, range } of Object.values(answer.vulnerabilities ?? {})) {
    console.log(`${severity}: ${name} ${range}`);
  }
  console.log(
    `Known holes: ${vulnerabilities.total} (${vulnerabilities.high + vulnerabilities.critical} high or critical)`,
  );
  if (vulnerabilities.high + vulnerabilities.critical > 0) process.exitCode = 1;
});

/** npm's JSON, whatever warnings stand around it. */
function read(output) {
  const [json] = output.match(/^\{[\s\S]*^\}/m) ?? [];
  try {
    return json && JSON.parse(json);
  } catch {
    return undefined;
  }
}
