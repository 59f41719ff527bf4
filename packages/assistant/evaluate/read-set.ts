import { readFileSync } from 'node:fs';

export interface Asked {
  /** The messages of a conversation; the last one is judged. */
  messages: string[];
  /** Rows of which a right answer has one among its first three; empty where nothing here answers. */
  right: string[];
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
        right: rows.trim() === '-' ? [] : rows.split(', ').map((row) => row.trim()),
      };
    });
}
