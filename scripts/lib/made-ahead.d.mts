import type { Plugin } from 'esbuild';

export const MADE: readonly { into: string; by: string; call: string }[];
export function makeAhead(esbuild: Pick<typeof import('esbuild'), 'build'>): Promise<Plugin>;
