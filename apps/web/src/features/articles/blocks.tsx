import { NCC_CHECKED } from '@plumbline/knowledge/ncc-tables';
import type { Block, Source, DataTable as Table } from '@plumbline/knowledge/section';
import { PICTURES } from '../../content/pictures.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from './rich-text.tsx';

/** Columns that a phone has room for. A table of more has a block for each row there, where each cell names its column. */
const SIDE_BY_SIDE = 4;

/** A table whose words wrap on a phone, so that nothing has to be scrolled sideways. */
export function DataTable({ table }: { table: Table }) {
  const stacks = table.head.length > SIDE_BY_SIDE;
  return (
    <section aria-label={table.caption}>
      <table
        className={`w-full border-collapse wrap-break-word text-left font-sans text-sm ${stacks ? 'block tablet:table' : ''}`}
      >
        <caption
          className={`pb-2 text-left text-sm font-medium ${stacks ? 'block tablet:table-caption' : ''}`}
        >
          {table.caption}
        </caption>
        <thead className={stacks ? 'sr-only tablet:not-sr-only' : ''}>
          <tr className="border-b border-line-strong">
            {table.head.map((words) => (
              <th
                key={words}
                scope="col"
                className="py-2 pr-3 align-bottom tablet:pr-5 font-medium text-ink-soft"
              >
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          className={
            stacks ? 'block border-t border-line-strong tablet:table-row-group tablet:border-t-0' : ''
          }
        >
          {table.rows.map((row) => (
            <tr
              key={row.join()}
              className={`border-b border-line align-top ${stacks ? 'block py-2.5 tablet:table-row' : ''}`}
            >
              {row.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={cell}
                    scope="row"
                    className={`pr-3 font-medium tablet:pr-5 ${stacks ? 'block tablet:table-cell tablet:py-2.5' : 'py-2.5'}`}
                  >
                    {cell}
                  </th>
                ) : (
                  <td
                    key={table.head[index]}
                    className={`tabular ${stacks ? 'flex justify-between gap-4 pt-1 tablet:table-cell tablet:py-2.5 tablet:pr-5' : 'py-2.5 pr-3 tablet:pr-5'}`}
                  >
                    {stacks ? (
                      <>
                        <span aria-hidden className="text-ink-soft tablet:hidden">
                          {table.head[index]}
                        </span>
                        <span className="text-right tablet:text-left">{cell}</span>
                      </>
                    ) : (
                      cell
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {table.sources ? <Sources sources={table.sources} /> : null}
    </section>
  );
}

/** What the table rests on, and when it was looked at. */
function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <p className="pt-2 font-sans text-xs text-ink-soft">
      Sources, read by {NCC_CHECKED}:{' '}
      {sources.map(({ name, url }, index) => (
        <span key={name}>
          {index > 0 ? '; ' : ''}
          {url ? (
            <a href={url} rel="noreferrer" className="prose-link">
              {name}
            </a>
          ) : (
            name
          )}
        </span>
      ))}
      .
    </p>
  );
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <RichText>{block}</RichText>
      </p>
    );
  }
  if ('picture' in block) {
    return (
      <figure className="border border-line">
        <Picture
          picture={PICTURES[block.picture]}
          sizes="(min-width: 1024px) 42rem, 92vw"
          className="w-full"
        />
      </figure>
    );
  }
  if ('table' in block) return <DataTable table={block.table} />;
  if ('note' in block) {
    return (
      <p className="border-l-2 border-accent pl-4 text-ink-soft">
        <RichText>{block.note}</RichText>
      </p>
    );
  }
  const List = 'steps' in block ? 'ol' : 'ul';
  const items = 'steps' in block ? block.steps : block.list;
  return (
    <List className={`space-y-2 pl-5 ${'steps' in block ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => (
        <li key={item} className="pl-1 marker:text-ink-soft">
          <RichText>{item}</RichText>
        </li>
      ))}
    </List>
  );
}

/** Paragraphs, lists, steps, notes and tables, one below the other. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-4">
      {blocks.map((block) => (
        <OneBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}
