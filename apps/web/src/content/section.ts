/** A paragraph, or one of the things that stand between paragraphs. `[words](/address)` in text is a link. */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { note: string }
  | { table: DataTable };

export interface DataTable {
  caption: string;
  head: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[];
}

export interface Section {
  /** The anchor. */
  id: string;
  title: string;
  blocks: readonly Block[];
}
