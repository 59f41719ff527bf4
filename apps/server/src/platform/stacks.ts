import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where a frame stands in a bundle: `file:///….js:LINE:COLUMN`, both counted from 1. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/;

interface Read {
  map: SourceMap;
  url: string;
}

/**
 * Has the stacks of errors name our sources and not places in the bundle. A bundle's map is read when the first error
 * asks for it: Node's own way, `--enable-source-maps`, reads all of them, and the bundle once more, at each start.
 */
export function nameSourcesInStacks(): void {
  const known = new Map<string, Read | undefined>();
  const mapOf = (url: string): Read | undefined => {
    if (!known.has(url)) known.set(url, readMap(url));
    return known.get(url);
  };
  Error.prepareStackTrace = (error, frames) =>
    [headOf(error), ...frames.map((frame) => `    at ${named(String(frame), mapOf)}`)].join('\n');
}

function headOf(error: unknown): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return '<error>';
  }
}

function named(frame: string, mapOf: (url: string) => Read | undefined): string {
  return frame.replace(PLACE, (place, url: string, line: string, column: string) => {
    const read = mapOf(url);
    const origin = read?.map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!read || !origin || !('originalSource' in origin)) return place;
    const { originalSource, originalLine, originalColumn } = origin;
    return `${new URL(originalSource, read.url).href}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function readMap(url: string): Read | undefined {
  try {
    const path = `${fileURLToPath(url)}.map`;
    return { map: new SourceMap(JSON.parse(readFileSync(path, 'utf8'))), url };
  } catch {
    // Whatever has no map is named as it stands.
    return undefined;
  }
}
