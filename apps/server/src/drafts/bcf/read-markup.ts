import { SaxesParser } from 'saxes';
import { AppError } from '../../platform/errors.ts';

/** An element with its attributes, the texts in it and the elements below it. */
export interface Markup {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: Markup[];
}

/** A topic of ours has a few dozen. */
const MOST_ELEMENTS = 20_000;
const MOST_DEPTH = 30;

const broken = (cause?: unknown) =>
  new AppError('source_unusable', {
    message: 'A topic in this BCF file is broken. Export it again and choose that file.',
    cause,
  });

/** Some programs write UTF-16. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/**
 * Reads an XML document of a BCF file. One that defines entities is refused: nothing in BCF does, and what they stand for
 * may be larger than memory. @throws AppError source_unusable
 */
export function readMarkup(bytes: Buffer): Markup {
  const top: Markup = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw broken();
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > MOST_ELEMENTS || open.length > MOST_DEPTH) throw broken();
    const element: Markup = {
      name: name.slice(name.indexOf(':') + 1).toLowerCase(),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]),
      ),
      text: '',
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const keep = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', keep);
  parser.on('cdata', keep);
  try {
    parser.write(textOf(bytes)).close();
  } catch (error) {
    throw error instanceof AppError ? error : broken(error);
  }
  const [root] = top.children;
  if (!root) throw broken();
  return root;
}
