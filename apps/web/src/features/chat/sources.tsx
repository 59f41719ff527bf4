import type { ChatCitation } from '@plumbline/contract';
import { Link } from 'wouter';
import { sourcePath } from './source-path.ts';

const SURE: Readonly<Record<ChatCitation['confidence'], string>> = {
  verified: 'verified',
  likely: 'likely',
  unsure: 'to be confirmed',
};

/** What an answer rests on, by the numbers that stand in it. */
export function Sources({ citations }: { citations: readonly ChatCitation[] }) {
  if (citations.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-(--target-small) w-fit cursor-pointer items-center text-ink-soft">
        {citations.length === 1 ? '1 source' : `${citations.length} sources`}
      </summary>
      <ol className="divide-y divide-line border-y border-line">
        {citations.map(({ rowId, ruleId, title, source, confidence }, at) => (
          <li key={rowId} className="grid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-2 py-1.5">
            <span className="tabular text-xs text-ink-soft">[{at + 1}]</span>
            <span className="min-w-0 break-words">
              <Title rowId={rowId} ruleId={ruleId} title={title} />
              <span className="block text-xs text-ink-soft">{source}</span>
            </span>
            <span className="text-xs whitespace-nowrap text-ink-soft">{SURE[confidence]}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The source's name; a link to its page where it has one. */
function Title({ rowId, ruleId, title }: Pick<ChatCitation, 'rowId' | 'ruleId' | 'title'>) {
  const path = sourcePath({ rowId, ruleId });
  return path === undefined ? (
    title
  ) : (
    <Link href={path} className="text-link underline underline-offset-2">
      {title}
    </Link>
  );
}
