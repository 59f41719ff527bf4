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
    const links: string[] = [];
    let overhang = Number.NEGATIVE_INFINITY;
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const right = page.view[2] ?? 0;
      const { items } = await page.getTextContent();
      let words = '';
      for (const item of items) {
        if (!('str' in item)) continue;
        words += item.hasEOL ? `${item.str}\n` : item.str;
        overhang = Math.max(overhang, Number(item.transform[4]) + item.width - right);
      }
      pages.push(words.replaceAll('\u200b', ''));
      collectParts(await page.getStructTree(), parts);
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
      links,
      overhang,
      complaints: said,
    };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

interface Part {
  role?: string;
  /** Of what the part holds rather than of a part. */
  type?: string;
  children?: Part[];
}

function collectParts(part: Part | null, into: string[]): void {
  if (!part) return;
  if (part.role) into.push(part.role);
  for (const child of part.children ?? []) collectParts(child, into);
}

/** Text with every run of spaces and breaks made one space. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
