import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What came of one random sequence. */
export interface SequenceResult {
  seed: number;
  at: number;
  /** In their order; those that a fault kept from being finished end in '…'. */
  acts: string[];
  kept: number;
  tried: number;
  came: number;
  /** Acts that weren't finished though network and server were there. */
  unfinished: number;
  wrong: string[];
}

/** Results of one seed, a line each in a file: parts that ran at different times add up, and what is there isn't run again. */
export interface SequenceResults {
  has(at: number): boolean;
  add(result: SequenceResult): void;
  all(): readonly SequenceResult[];
}

/** Without a file they last as long as the process. */
export function openResults(seed: number, file?: string): SequenceResults {
  const lines = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // A killed process leaves its last line cut off: that sequence is run again.
  const results = lines.flatMap((line): SequenceResult[] => {
    try {
      const result: SequenceResult = JSON.parse(line);
      return result.seed === seed ? [result] : [];
    } catch {
      return [];
    }
  });
  if (file && lines.at(-1)) appendFileSync(file, '\n');
  return {
    has: (at) => results.some((result) => result.at === at),
    add(result) {
      results.push(result);
      if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
    all: () => results,
  };
}

/** The sums of all sequences, and how often each act was finished. */
export function tellResults(results: readonly SequenceResult[]): string[] {
  const sum = (of: (result: SequenceResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const acts = new Map<string, { begun: number; finished: number }>();
  for (const act of results.flatMap((result) => result.acts)) {
    const name = act.replace(/…$/, '');
    const { begun, finished } = acts.get(name) ?? { begun: 0, finished: 0 };
    acts.set(name, { begun: begun + 1, finished: finished + Number(name === act) });
  }
  return [
    `${results.length} sequences: ${sum(({ kept }) => kept)} photos kept, ${sum(({ tried }) => tried)} tried, ${sum(({ came }) => came)} came, ${sum(({ wrong }) => wrong.length)} wrong`,
    `${sum(({ unfinished }) => unfinished)} acts weren’t finished though nothing stood in their way`,
    ...[...acts].map(([name, { begun, finished }]) => `  ${name}: ${finished} of ${begun}`),
  ];
}
