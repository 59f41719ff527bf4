import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readText, root } from './repository.ts';

/** Paths and npm scripts that a Markdown text names and the repository lacks. */
export function findFalseClaims(text: string, path: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const blocks = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].flatMap(
    ([, body]) => body?.split('\n') ?? [],
  );
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
  return [
    ...links.filter((target) => !holdsLink(target, path)),
    ...spans.filter((span) => looksLikePath(span) && !holdsPath(span, path)),
    ...[...spans, ...blocks].flatMap((line) => commandsIn(line)).filter((command) => !holdsCommand(command)),
  ];
}

function holdsLink(target: string, path: string): boolean {
  if (/^([a-z]+:|#)/i.test(target)) return true;
  return existsSync(join(root, dirname(path), target.split('#')[0] ?? ''));
}

const topLevel = new Set(readdirSync(root));

/** `apps/server/src` and `src/main.ts` are paths; `/api/me`, `@scope/name`, `image/jpeg` and `and/or` are not. */
function looksLikePath(span: string): boolean {
  // What a build or a training makes is in no clean clone.
  if (/^(dist|training\/scratch)\//.test(span)) return false;
  if (!/^\.?[\w-][\w.*<>@-]*(\/[\w.*<>@-]+)+\/?$/.test(span)) return false;
  return topLevel.has(span.split('/')[0] ?? '') || /\.(ts|tsx|mjs|json|md|sql|css|typ|py|html)$/.test(span);
}

function holdsPath(span: string, path: string): boolean {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => join(folder, name)) : [],
  );
  const parts = span.split('/').filter(Boolean);
  return ['', dirname(path), ...workspaces].some((base) => holdsParts(join(root, base), parts));
}

/** A part like `*` or `<feature>` stands for any name. */
function holdsParts(folder: string, [part, ...rest]: string[]): boolean {
  if (part === undefined) return true;
  if (!/[*<]/.test(part)) return existsSync(join(folder, part)) && holdsParts(join(folder, part), rest);
  const pattern = new RegExp(`^${part.replace(/[.]/g, '\\.').replace(/\*+|<[^>]*>/g, '.*')}$`);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.some((name) => pattern.test(name) && holdsParts(join(folder, name), rest));
}

function commandsIn(line: string): string[] {
  return (
    line.match(
      /\b(npm (run [\w:.-]+|start|test)( (-w|--workspace)[ =]\S+)?|node (scripts|apps|packages)\/\S+)/g,
    ) ?? []
  );
}

function holdsCommand(command: string): boolean {
  const file = /^node (\S+)/.exec(command)?.[1];
  // A program that is built: its name stands where it is said what is built.
  const [, built] = /^apps\/server\/dist\/(\w+)\.js$/.exec(file ?? '') ?? [];
  if (built) return new RegExp(`^  ${built}: '`, 'm').test(readText('scripts/lib/bundle-server.mjs'));
  if (file) return existsSync(join(root, file));
  const workspace = /(?:-w|--workspace)[ =](\S+)/.exec(command)?.[1]?.replace('@plumbline/', '');
  const folder = ['apps', 'packages'].find((each) => existsSync(join(root, each, workspace ?? '')));
  const manifest = workspace ? `${folder}/${workspace}/package.json` : 'package.json';
  if (!existsSync(join(root, manifest))) return false;
  const { scripts = {} } = JSON.parse(readText(manifest)) as { scripts?: Record<string, string> };
  const [, verb = '', name = ''] = command.split(' ');
  return (verb === 'run' ? name : verb) in scripts;
}
