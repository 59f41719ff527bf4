import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const module = fileURLToPath(new URL('./log.ts', import.meta.url));

test('what waits to be written is written when the process ends, however it ends itself', async () => {
  const program = (end: string) =>
    `import pino from 'pino'; import { logOptions, logOutput } from ${JSON.stringify(module)};
     const log = pino(logOptions('info'), logOutput()); log.info('first'); log.info('last'); ${end}`;
  const run = (end: string) =>
    promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      program(end),
    ]).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
  const ends = [
    'process.exit(0);',
    "log.fatal('last'); process.exit(1);",
    "throw new Error('unforeseen');",
    '',
  ];
  for (const end of ends) {
    const lines = (await run(end)).trim().split('\n');
    expect([end, lines.map((line) => JSON.parse(line).msg).slice(0, 2)]).toEqual([end, ['first', 'last']]);
  }
});
