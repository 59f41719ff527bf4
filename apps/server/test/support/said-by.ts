import type { ChildProcess } from 'node:child_process';

/** All that a process has said, once it has said a line with this word. */
export async function saidBy(child: ChildProcess, word: string): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    text += String(chunk);
    if (text.includes(word) && text.endsWith('\n')) return text;
  }
  throw new Error(`The process ended without having said ${word}`);
}
