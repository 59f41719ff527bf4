import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the built server stands. Ends the program with what to do where it was never built. */
export function builtServer(): string {
  const path = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
  if (existsSync(path)) return path;
  console.error('This measures the built product, and there is none: npm run build first.');
  return process.exit(1);
}
