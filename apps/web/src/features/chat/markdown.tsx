import { marked, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';

/**
 * Markdown as elements, never as HTML: what reads like a tag stands as text, links are words and pictures their
 * description, because an answer has no business leading anywhere. Half a text renders as far as it goes.
 */
export function Markdown({ text }: { text: string }) {
  return <>{elements(text)}</>;
}

/** What is nested deeper than the lexer can go, thousands of quotes in each other, is no document: it stands as it is. */
function elements(text: string): ReactNode {
  try {
    return blocks(marked.lexer(text, { gfm: true }));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return <p>{text}</p>;
  }
}

/** Where each token begins in the text: while an answer grows, what stands before stays what it is. */
function placed<T extends { raw: string }>(tokens: readonly T[]): { token: T; from: number }[] {
  let from = 0;
  return tokens.map((token) => {
    const begun = from;
    from += token.raw.length;
    return { token, from: begun };
  });
}

function blocks(tokens: readonly Token[]): ReactNode {
  return placed(tokens).map(({ token, from }) => <Fragment key={from}>{block(token)}</Fragment>);
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <p className="font-semibold">{inline(token.tokens)}</p>;
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>;
    case 'blockquote':
      return (
        <blockquote className="border-l-2 border-line-strong pl-3">{blocks(token.tokens ?? [])}</blockquote>
      );
    case 'hr':
      return <hr className="border-line" />;
    case 'code':
      return <pre className="overflow-x-auto rounded-md bg-sunken p-3 text-sm">{token.text}</pre>;
    case 'list':
      return <List list={token as Tokens.List} />;
    case 'table':
      return <Table table={token as Tokens.Table} />;
    case 'text':
      return token.tokens ? inline(token.tokens) : token.text;
    default:
      return token.raw;
  }
}

function inline(tokens: readonly Token[] | undefined): ReactNode {
  return placed(tokens ?? []).map(({ token, from }) => <Fragment key={from}>{span(token)}</Fragment>);
}

function span(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong className="font-semibold">{inline(token.tokens)}</strong>;
    case 'em':
      return <em>{inline(token.tokens)}</em>;
    case 'del':
      return <del>{inline(token.tokens)}</del>;
    case 'codespan':
      return <code className="rounded-sm bg-sunken px-1 text-[0.9em]">{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return inline(token.tokens);
    case 'image':
    case 'escape':
      return token.text;
    case 'text':
      return unescaped(token.text);
    default:
      return token.raw;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** React escapes by itself; the lexer's own escaping would show. */
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

function List({ list }: { list: Tokens.List }) {
  const items = placed(list.items).map(({ token, from }) => <li key={from}>{blocks(token.tokens)}</li>);
  return list.ordered ? (
    <ol start={list.start || 1} className="list-decimal space-y-1 pl-6">
      {items}
    </ol>
  ) : (
    <ul className="list-disc space-y-1 pl-5">{items}</ul>
  );
}

function Table({ table }: { table: Tokens.Table }) {
  const columns = table.header.map((cell, column) => ({ cell, column }));
  const rows = table.rows.map((cells, row) => ({ cells, row }));
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {columns.map(({ cell, column }) => (
              <th key={column} scope="col" className="border-b border-line-strong py-1 pr-3">
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, row }) => (
            <tr key={row}>
              {columns.map(({ column }) => (
                <td key={column} className="border-b border-line py-1 pr-3 align-top">
                  {inline(cells[column]?.tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
