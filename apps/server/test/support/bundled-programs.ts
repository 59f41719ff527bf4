import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleServer, PROGRAMS } from '../../../../scripts/lib/bundle-server.mjs';

/** Where this run of the tests has its programs. */
const outdir = fileURLToPath(new URL(`../../.cache/test-programs-${process.pid}`, import.meta.url));

/** A program from its sources takes seconds to start, and tests start dozens. */
export async function bundlePrograms(): Promise<string> {
  const support = 'apps/server/test/support';
  const killed = { buyer: `${support}/buyer-process.ts`, mover: `${support}/mover-process.ts` };
  const server = `${support}/server-process.ts`;
  await bundleServer({ outdir, programs: { ...PROGRAMS, ...killed, server } });
  return outdir;
}

/** Has the server under test read reports by the bundled program, as production does. */
export const readByBundledProgram = {
  name: 'read-by-bundled-program',
  transform(code: string, id: string) {
    if (!id.endsWith('/drafts/report/read-apart.ts')) return undefined;
    return code.replace(
      /new URL\(['"]\.\/reader\.ts['"], import\.meta\.url\)/,
      `new URL('${pathToFileURL(outdir).href}/reader.js')`,
    );
  },
};
