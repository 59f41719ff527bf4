import { spawn } from 'node:child_process';

/** Runs a program and keeps what it says; `answer` is without its warnings. Code 127: there is no such program. */
export function run(
  program: string,
  args: readonly string[],
  { env = process.env, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<{ code: number; output: string; answer: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let answer = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stdout.on('data', (chunk: Buffer) => {
      answer += chunk.toString('utf8');
    });
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: 127, output: error.message, answer }));
    child.once('close', (code) => resolve({ code: code ?? 1, output, answer }));
  });
}

/** What a program answers. @throws Error with the end of that where it fails. */
export async function must(program: string, args: readonly string[], options = {}): Promise<string> {
  const { code, output, answer } = await run(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args[0] ?? ''} ended with ${code}:\n${output.slice(-4000)}`);
  return answer.trim();
}
