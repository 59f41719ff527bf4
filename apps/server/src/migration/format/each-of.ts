import { Fields, RowError } from './fields.ts';

/** Each of a list that can be read; the others are left out, and that is said. */
export function eachOf<T>(fields: Fields, field: string, most: number, read: (one: Fields) => T): T[] {
  const value = fields.get(field);
  if (value === undefined) return [];
  const list = Array.isArray(value) ? value.slice(0, most) : [];
  const out: T[] = [];
  for (const one of list) {
    try {
      out.push(read(new Fields(one)));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
    }
  }
  if (!Array.isArray(value) || out.length < value.length) {
    fields.note(field, 'Part of it can’t be read and was left out');
  }
  return out;
}
