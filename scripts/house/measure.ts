/** Figures of the tree as it stands. All are counts but `longest`, a path with its lines. */
export interface Figures {
  files: number;
  lines: number;
  medianLines: number;
  p90Lines: number;
  longest: string;
  /** `as` that narrows a type by force; `as const` and renames in imports don't count. */
  casts: number;
  /** Runs of this many lines or more that stand in a second place. */
  repeatedRuns: number;
}

const RUN = 8;
const CAST = /\bas (?!const\b)[A-Za-z(<{[]/;

const lengthOf = (text: string) => text.split('\n').length - 1;

function castsIn(text: string): number {
  const code = text
    .replace(/(?:import|export)[^;]*?from '[^']+';/g, '')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return code.split('\n').filter((line) => CAST.test(line.replace(/(['"`]).*?\1/g, ''))).length;
}

/** Places where a run of lines begins that stands word for word earlier on; what overlaps counts once. */
function repeatedRuns(files: ReadonlyMap<string, string>): number {
  const seen = new Set<string>();
  let runs = 0;
  for (const text of files.values()) {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > 3 && !/^(import|export \*|\*|\/\*)/.test(line));
    for (let at = 0; at + RUN <= lines.length; at += 1) {
      const run = lines.slice(at, at + RUN).join('\n');
      if (seen.has(run)) {
        runs += 1;
        at += RUN - 1;
      } else seen.add(run);
    }
  }
  return runs;
}

/** Measures code by path and text; tests aren't meant to be among it. */
export function measure(files: ReadonlyMap<string, string>): Figures {
  const lengths = [...files].map(([path, text]) => ({ path, lines: lengthOf(text) }));
  lengths.sort((one, other) => one.lines - other.lines);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)]?.lines ?? 0;
  const longest = lengths.at(-1);
  return {
    files: lengths.length,
    lines: lengths.reduce((sum, { lines }) => sum + lines, 0),
    medianLines: at(0.5),
    p90Lines: at(0.9),
    longest: longest ? `${longest.path} (${longest.lines})` : '',
    casts: [...files.values()].reduce((sum, text) => sum + castsIn(text), 0),
    repeatedRuns: repeatedRuns(files),
  };
}
