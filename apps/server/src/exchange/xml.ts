type Attributes = Readonly<Record<string, string>>;

/** XML 1.0 has no place for other characters, however they are written. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A reader takes a bare one for a line feed.
  '\r': '&#13;',
};

const escaped = (text: string) =>
  text.replace(NOT_XML, '').replace(/[&<>"\r]/g, (found) => ESCAPES[found] ?? '');

/** An element around XML that is written already. */
export function element(name: string, attributes: Attributes, ...inner: string[]): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const content = inner.join('');
  return content === '' ? `<${name}${all.join('')}/>` : `<${name}${all.join('')}>${content}</${name}>`;
}

/** An element with words in it. Nothing where there are none: BCF 3.0 refuses empty ones. */
export function words(name: string, text: string | null | undefined): string {
  const safe = (text ?? '').replace(NOT_XML, '');
  return safe.trim() === '' ? '' : `<${name}>${escaped(safe)}</${name}>`;
}

export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
