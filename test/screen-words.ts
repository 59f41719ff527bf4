/** What stands on screen, read from the source: text between tags, and strings that hold a sentence. */
import { parseAst } from 'vite';

interface ScreenText {
  line: number;
  text: string;
}

/** A node of the parsed source; of each only what is asked for here. */
interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** Attributes whose strings are for machines. */
const UNSEEN = /^(className|class|href|src|sizes|d|key|id|name|type|autoComplete|style)$/;
/** A sentence begins like one and has words with spaces between; class names and selectors don't. */
const SENTENCE = /^[\p{Lu}‘“0-9].*\p{Ll}.*\s.*\p{L}/u;
/** A trained network is one word of 100,000 letters, in which the pattern looks for its blank from every letter on. */
const isSentence = (text: string): boolean => /\s/.test(text) && SENTENCE.test(text);
/** Elements within a sentence. */
const INLINE = /^(a|b|em|i|strong|span|Link|code)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) children.push(...part.filter(isNode));
    else if (isNode(part)) children.push(part);
  }
  return children;
}

const nameOf = (element: Node): string => {
  const opening = element.openingElement as Node | undefined;
  return String((opening?.name as { name?: unknown } | undefined)?.name ?? '');
};
const within = (element: Node): Node[] => (element.children as Node[]) ?? [];

/** An element's own text: what other elements hold is theirs, and what code puts in counts as one word. */
function wordsOf(element: Node): string {
  return within(element)
    .map((child) => {
      if (child.type === 'JSXText') return String(child.value);
      if (child.type === 'JSXExpressionContainer') {
        const { type, value } = child.expression as Node;
        if (type === 'JSXEmptyExpression') return '';
        return type === 'Literal' ? String(value) : 'X';
      }
      return child.type === 'JSXElement' && INLINE.test(nameOf(child)) ? wordsOf(child) : ' ';
    })
    .join('');
}

function templateText({ quasis }: Node): string {
  return (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('X');
}

/** Each file is asked about more than once. */
const parsed = new Map<string, Node>();

function parse(source: string): Node {
  const tree = parsed.get(source) ?? parseAnew(source);
  parsed.set(source, tree);
  return tree;
}

/** A generic arrow function can't be told from a tag where there may be tags: such a file has none. */
function parseAnew(source: string): Node {
  try {
    return parseAst(source, { lang: 'tsx' }) as unknown as Node;
  } catch {
    return parseAst(source, { lang: 'ts' }) as unknown as Node;
  }
}

/** SQL that is written in a template is no sentence, however long. */
const isQuery = (node: Node): boolean =>
  node.type === 'TaggedTemplateExpression' && /^sql/.test(String((node.tag as Node).name ?? ''));

function walk(source: string, look: (node: Node) => string | undefined | false): ScreenText[] {
  const found: ScreenText[] = [];
  const visit = (node: Node): void => {
    const text = look(node);
    if (text === false) return;
    const clean = text?.replace(/\s+/g, ' ').trim();
    if (clean) found.push({ line: source.slice(0, node.start).split('\n').length, text: clean });
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parse(source));
  return found;
}

const known = new Map<string, ScreenText[]>();

/** Every text of a file that may stand on screen. */
export function screenTexts(source: string): ScreenText[] {
  const texts = known.get(source) ?? readTexts(source);
  known.set(source, texts);
  return texts;
}

function readTexts(source: string): ScreenText[] {
  return walk(source, (node) => {
    if (node.type === 'ImportDeclaration' || isQuery(node)) return false;
    if (node.type === 'JSXAttribute' && UNSEEN.test(String((node.name as Node).name))) return false;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return wordsOf(node);
    if (node.type === 'Literal' && typeof node.value === 'string')
      return isSentence(node.value) ? node.value : undefined;
    if (node.type === 'TemplateLiteral') {
      const text = templateText(node);
      return isSentence(text) ? text : undefined;
    }
    return undefined;
  });
}

/** Every string of a JSON file. */
export function jsonTexts(source: string): ScreenText[] {
  const found: ScreenText[] = [];
  JSON.parse(source, (_, value: unknown) => {
    if (typeof value !== 'string' || !isSentence(value)) return value;
    const line = source.slice(0, source.indexOf(JSON.stringify(value))).split('\n').length;
    found.push({ line, text: value });
    return value;
  });
  return found;
}

/** Strings and passages of a document's template. */
export function templateTexts(source: string): ScreenText[] {
  return source
    .split('\n')
    .flatMap((words, at) =>
      [...words.matchAll(/"([^"]{9,})"|\[([^[\]#]{9,})\]/g)]
        .map(([, quoted, passage]) => ({ line: at + 1, text: quoted ?? passage ?? '' }))
        .filter(({ text }) => isSentence(text)),
    );
}

/** What stands on a file's buttons. */
export function buttonTexts(source: string): ScreenText[] {
  return walk(source, (node) =>
    node.type === 'JSXElement' && /^[Bb]utton$/.test(nameOf(node)) ? wordsOf(node) : undefined,
  );
}

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;:])\s+/).filter((sentence) => /\p{L}/u.test(sentence));

export const countWords = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
