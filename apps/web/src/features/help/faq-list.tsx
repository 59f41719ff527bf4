import type { FaqEntry } from '@plumbline/knowledge/help';

/** Questions that open in place, by the browser's own means. */
export function FaqList({ entries, level = 3 }: { entries: readonly FaqEntry[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="border-t border-line">
      {entries.map(({ question, answer }) => (
        <li key={question} className="border-b border-line">
          <details className="group">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
              <Heading className="text-base font-medium">{question}</Heading>
              <span aria-hidden="true" className="text-lg text-ink-soft group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="max-w-[68ch] pb-5 text-base text-ink-soft">{answer}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
