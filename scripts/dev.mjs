// npm run dev: the server from source with reload, and Vite in front of it. One Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { runScript } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireFreePort } from './lib/port.mjs';
import { inRepository, root } from './lib/repository.mjs';

const webPort = 5173;

await runScript(async () => {
  const port = process.env.PORT || '3000';
  await ensureInstalled();
  await requireFreePort(process.env.HOST || 'localhost', Number(port));
  await requireFreePort('localhost', webPort);
  const web = `http://localhost:${webPort}`;
  const env = { ...process.env, PORT: port, PUBLIC_URL: web, PLUMBLINE_API: `http://localhost:${port}` };
  const programs = [
    ['--import', 'tsx', '--watch', '--watch-preserve-output', inRepository('apps/server/src/main.ts')],
    [
      '--import',
      'tsx',
      inRepository('node_modules/vite/bin/vite.js'),
      'apps/web',
      '--port',
      String(webPort),
      '--strictPort',
    ],
  ];
  // Groups of their own: Ctrl-C reaches us alone, and we end both in order.
  const children = programs.map((args) =>
    spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    }),
  );
  console.log(`  Plumbline with reload: ${web}`);
  let ending = false;
  const endAll = () => {
    if (ending) return;
    ending = true;
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  };
  process.on('SIGINT', endAll).on('SIGTERM', endAll);
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          child.once('exit', (code) => {
            resolve(ending ? 0 : (code ?? 1));
            endAll();
          });
        }),
    ),
  );
  process.exitCode = Math.max(...codes);
});
