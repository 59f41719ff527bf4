/** A paragraph, or one of the things that stand between paragraphs. `[words](/address)` in text is a link. */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { note: string }
  | { table: DataTable }
  | { picture: PictureName };

/** A picture made from the product; where it lies and what it shows is the web app's business. */
export type PictureName = 'finding' | 'overlay' | 'report' | 'dashboard' | 'checklist' | 'phone';

export interface DataTable {
  caption: string;
  head: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[];
  /** Where the rows come from. */
  sources?: readonly Source[];
}

/** Something published that a statement rests on. */
export interface Source {
  name: string;
  /** Missing where the document isn't on the open web. */
  url?: string;
}

export interface Section {
  /** The anchor. */
  id: string;
  title: string;
  blocks: readonly Block[];
}
