import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = '@plumbline/contract';
const RESOLVED = `\0${ID}`;
/** A module of its own: public pages need the table and none of the constants. */
const TABLE = `${ID}/endpoints`;
/** Parts of it that are fetched with the pages that call them, by the name of each. */
const LATER_TABLES: Readonly<Record<string, string>> = {
  projectPageEndpoints: `${ID}/project-page-endpoints`,
  administrationPageEndpoints: `${ID}/administration-page-endpoints`,
  reportPageEndpoints: `${ID}/report-page-endpoints`,
};

/** A long constant is a module of its own, so that only screens that show it carry it. */
const LONG = `\0${ID}/long/`;
const LONG_FROM = 200;

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}

const contract: Record<string, unknown> = await import('@plumbline/contract');

/** Whether a name of the contract is a constant, which stands in the built client without the file that it is written in. */
export function isConstant(name: string): boolean {
  return contract[name] !== undefined && isPlain(contract[name]);
}

/** The module that a constant of the contract is in the built client; undefined for what isn't a module of its own. */
export function longConstant(name: string): string | undefined {
  return isConstant(name) && JSON.stringify(contract[name]).length >= LONG_FROM ? LONG + name : undefined;
}

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

/** Every word that stands in quotes or after `endpoints.` in the client's own code: a call names its endpoint so. */
function namesInSource(): Set<string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(SOURCE, path), 'utf8'));
  const named = code.join('\n').matchAll(/(?:['"]|\bendpoints\.)(\w+)\b/g);
  return new Set([...named].map(([, name = '']) => name));
}

/** Of each endpoint that the client calls only what it needs to send a request. */
function tableOf(endpoints: unknown, later: ReadonlySet<string> = new Set()): Record<string, unknown> {
  if (typeof endpoints !== 'object' || endpoints === null) throw new Error('The contract has no endpoints');
  const named = namesInSource();
  return Object.fromEntries(
    Object.entries(endpoints)
      .filter(([name]) => named.has(name) && !later.has(name))
      .map(([name, { method, path, response }]) => [
        name,
        { method, path, response: response === 'binary' ? response : undefined },
      ]),
  );
}

/**
 * In the built client the contract's constants stand alone and its endpoint table holds no schemas: types come from
 * the source and the server validates, so nobody downloads every schema to send a request or to know a limit; nor an
 * endpoint that only other programs call. Forms that import a schema by name still get the real one. The build runs under tsx, which is why the package's
 * TypeScript can be imported here.
 */
export function slimContract(): Plugin {
  return {
    name: 'plumbline-slim-contract',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === TABLE || Object.values(LATER_TABLES).includes(id)) return `\0${id}`;
      if (id.startsWith(LONG)) return id;
      return id === ID && importer !== RESOLVED ? RESOLVED : undefined;
    },
    async load(id) {
      const part = Object.keys(LATER_TABLES).find((name) => id === `\0${LATER_TABLES[name]}`);
      if (!part && !id.startsWith(LONG) && id !== RESOLVED && id !== `\0${TABLE}`) return undefined;
      const constant = (name: string, value: unknown) => ({
        code: `export const ${name} = ${JSON.stringify(value)};`,
        moduleSideEffects: false,
      });
      if (id.startsWith(LONG)) {
        const name = id.slice(LONG.length);
        return constant(name, contract[name]);
      }
      if (part) return constant(part, tableOf(contract[part]));
      if (id === `\0${TABLE}`) {
        const later = Object.keys(LATER_TABLES).flatMap((name) => Object.keys(Object(contract[name])));
        return constant('endpoints', tableOf(contract.endpoints, new Set(later)));
      }
      const lines = Object.entries(contract).map(([name, value]) => {
        if (name === 'endpoints') return `export { endpoints } from '${TABLE}';`;
        const later = LATER_TABLES[name];
        if (later) return `export { ${name} } from '${later}';`;
        if (isPlain(value)) {
          const text = JSON.stringify(value);
          return text.length < LONG_FROM
            ? `export const ${name} = ${text};`
            : `export { ${name} } from ${JSON.stringify(LONG + name)};`;
        }
        return `export { ${name} } from '${ID}';`;
      });
      return { code: lines.join('\n'), moduleSideEffects: false };
    },
  };
}
