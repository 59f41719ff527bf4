import type { Plugin } from 'vite';

const ID = '@plumbline/contract';
const RESOLVED = `\0${ID}`;

function tableOf(endpoints: unknown): Record<string, unknown> {
  if (typeof endpoints !== 'object' || endpoints === null) throw new Error('The contract has no endpoints');
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path, response }]) => [
      name,
      { method, path, response: response === 'binary' ? response : undefined },
    ]),
  );
}

/** The one module that needs every endpoint at run time, but of each only method, path and kind of answer. */
const CLIENT = '/src/api/client.ts';

/**
 * In the built client, src/api/client.ts gets the contract's plain data in place of its schemas: types come from
 * the source and the server validates, so nobody downloads every schema to send a request. Forms import the
 * schemas they need from the real package. The build runs under tsx, which is why the package's TypeScript can be
 * imported here.
 */
export function slimContract(): Plugin {
  return {
    name: 'plumbline-slim-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === ID && importer?.endsWith(CLIENT) ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const contract: Record<string, unknown> = await import(ID);
      return `export const endpoints = ${JSON.stringify(tableOf(contract.endpoints))};`;
    },
  };
}
