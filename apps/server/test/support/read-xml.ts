export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const TOKEN =
  /<\?[^?]*\?>|<!--[\s\S]*?-->|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|((?:[^<&]|&(?:amp|lt|gt|quot|#13);)+)/y;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' };
const plain = (text: string) => text.replace(/&([^;]+);/g, (_, name: string) => NAMED[name] ?? '');

/** Reads the XML that schemas and our exports are written in. @throws Error where it isn't well formed */
export function readXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const [, closes, name, attributes = '', empty, text] = TOKEN.exec(xml) ?? [];
    if (TOKEN.lastIndex <= at) throw new Error(`Not XML at ${at}: ${xml.slice(at, at + 40)}`);
    const current = open.at(-1) ?? top;
    if (text !== undefined) current.text += plain(text);
    if (name === undefined) continue;
    if (closes) {
      if (open.length < 2 || current.name !== name) throw new Error(`</${name}> closes nothing`);
      open.pop();
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)];
    const element: XmlElement = {
      name,
      attributes: Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, plain(value)])),
      children: [],
      text: '',
    };
    current.children.push(element);
    if (!empty) open.push(element);
  }
  const [root] = top.children;
  if (open.length !== 1 || !root || top.children.length > 1) throw new Error('Not one closed root');
  return root;
}
