import { getDocumentProxy } from 'unpdf';
import { vi } from 'vitest';

/** A PDF as a reader meets it. */
export interface InspectedPdf {
  /** Its words, one string a page, in the order of the file; a line ends where the printed one does. */
  pages: string[];
  /** All pages, with a form feed between them. */
  text: string;
  title: string;
  author: string;
  /** Whether it says that its parts are named for people who listen to it. */
  tagged: boolean;
  /** Names of the parts, such as H1, TH and Figure, each as often as it occurs. */
  parts: string[];
  /** What keeps somebody who has the parts read to them from hearing the page as it stands. None in a good file. */
  readingFaults: string[];
  /** Addresses that its links lead to, in their order. */
  links: string[];
  /** How far right of its page any text stands at most, in points; 0 or less: all of it is on the page. */
  overhang: number;
  /** What the reader complained of: a broken table of objects, a stream that doesn't unpack. None in a sound file. */
  complaints: string[];
}

/** What the reader is told before it warns rather than keeps silent. */
const WARNINGS = 1;

/** Reads every page of a PDF, its tags and its drawing, strictly. */
export async function inspectPdf(pdf: Uint8Array): Promise<InspectedPdf> {
  const said: string[] = [];
  const listener = (...words: unknown[]) => void said.push(words.join(' '));
  const spies = [
    vi.spyOn(console, 'warn').mockImplementation(listener),
    vi.spyOn(console, 'log').mockImplementation(listener),
  ];
  try {
    // A copy: the reader takes the bytes away.
    const file = await getDocumentProxy(Uint8Array.from(pdf), { stopAtErrors: true, verbosity: WARNINGS });
    const { info } = (await file.getMetadata()) as { info: { Title?: string; Author?: string } };
    const marks = await file.getMarkInfo();
    const pages: string[] = [];
    const parts: string[] = [];
    const readingFaults: string[] = [];
    const links: string[] = [];
    let overhang = Number.NEGATIVE_INFINITY;
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      pages.push(wordsIn(items));
      overhang = Math.max(overhang, reachOf(items) - (page.view[2] ?? 0));
      const tree: Part | null = await page.getStructTree();
      collectParts(tree, parts);
      for (const fault of faultsIn(tree, markedWords(items))) readingFaults.push(`Page ${number}: ${fault}`);
      for (const { url } of (await page.getAnnotations()) as { url?: string }[]) if (url) links.push(url);
      await page.getOperatorList().catch((error: unknown) => said.push(String(error)));
    }
    await file.destroy();
    return {
      pages,
      text: pages.join('\f'),
      title: info.Title ?? '',
      author: info.Author ?? '',
      tagged: marks?.Marked === true,
      parts,
      readingFaults,
      links,
      overhang,
      complaints: said,
    };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The words of a PDF, strictly, a quarter of the work: for whoever asks nothing of its tags and its drawing. */
export async function readPdf(pdf: Uint8Array): Promise<Pick<InspectedPdf, 'pages' | 'text' | 'overhang'>> {
  const file = await getDocumentProxy(Uint8Array.from(pdf), { stopAtErrors: true, verbosity: 0 });
  const pages: string[] = [];
  let overhang = Number.NEGATIVE_INFINITY;
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(wordsIn(items));
    overhang = Math.max(overhang, reachOf(items) - (page.view[2] ?? 0));
  }
  await file.destroy();
  return { pages, text: pages.join('\f'), overhang };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Items = Awaited<ReturnType<Page['getTextContent']>>['items'];

const wordsIn = (items: Items) =>
  items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .replaceAll('\u200b', '');

/** How far right any of it stands at most. */
const reachOf = (items: Items) =>
  Math.max(...items.map((item) => ('str' in item ? Number(item.transform[4]) + item.width : -Infinity)));

interface Part {
  role?: string;
  /** Of what the part holds rather than of a part. */
  type?: string;
  /** Of what the part holds: which marked words of the page. */
  id?: string;
  /** What a figure shows. */
  alt?: string;
  children?: Part[];
}

/** The part and all below it, in the order in which they are read. */
function partsIn(part: Part | null): Part[] {
  return part ? [part, ...(part.children ?? []).flatMap(partsIn)] : [];
}

function collectParts(tree: Part | null, into: string[]): void {
  for (const { role } of partsIn(tree)) if (role) into.push(role);
}

/** Words of a page by the mark under which its parts find them, in the order in which they are drawn. */
function markedWords(items: Items): Map<string, string> {
  const words = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const mark = open.findLast((each) => each !== undefined);
      if (mark !== undefined) words.set(mark, `${words.get(mark) ?? ''}${item.str}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push((item.type === 'beginMarkedContentProps' && item.id) || undefined);
  }
  return words;
}

function faultsIn(tree: Part | null, words: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  const parts = partsIn(tree);
  for (const { role, alt } of parts)
    if (role === 'Figure' && !alt?.trim()) faults.push('a figure says nothing of what it shows');
  const drawn = [...words.keys()];
  const heard = parts.flatMap(({ type, id }) => (type === 'content' && id && words.has(id) ? [id] : []));
  const said = new Set(heard);
  for (const [mark, text] of words)
    if (text.trim() && !said.has(mark)) faults.push(`'${text}' is in no part`);
  heard.forEach((mark, at) => {
    const before = heard[at - 1];
    if (before !== undefined && drawn.indexOf(mark) < drawn.indexOf(before))
      faults.push(`'${words.get(mark)}' is read after '${words.get(before)}'`);
  });
  return faults;
}

/** Text with every run of spaces and breaks made one space. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
