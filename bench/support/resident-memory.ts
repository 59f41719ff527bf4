import { readdirSync, readFileSync } from 'node:fs';
import { parentOf } from './processor-time.ts';

/** Memory that a server holds, and the mean of what each process that it started does: its vision processes. */
export function residentMegabytes(root: number): { webMegabytes: number; visionMegabytes: number } {
  const of = (id: number) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(Number(name)) === root,
  );
  const sizes = children.map((name) => of(Number(name)));
  return {
    webMegabytes: Math.round(of(root)),
    visionMegabytes: Math.round(sizes.reduce((sum, each) => sum + each, 0) / Math.max(1, sizes.length)),
  };
}
