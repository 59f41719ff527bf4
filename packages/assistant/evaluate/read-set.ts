import { readFileSync } from 'node:fs';

export interface Asked {
  /** The messages of a conversation; the last one is judged. */
  messages: string[];
  /** Rows of which a right answer has one among its first three; empty where none answers. */
  right: string[];
  /** The name of the fact of the table that answers instead: 'slab thickness'. */
  fact?: string;
}

/** Reads a set of conversations; see the head of each file for its form. */
export function readSet(name: 'questions' | 'tuning'): Asked[] {
  return readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [asked = '', rows = ''] = line.split('=>');
      return {
        messages: asked.split(' | ').map((message) => message.trim()),
        ...answeredBy(rows.trim()),
      };
    });
}

const FACT = 'fact: ';
function answeredBy(rows: string): Pick<Asked, 'right' | 'fact'> {
  if (rows.startsWith(FACT)) return { right: [], fact: rows.slice(FACT.length) };
  return { right: rows === '-' ? [] : rows.split(', ').map((row) => row.trim()) };
}
