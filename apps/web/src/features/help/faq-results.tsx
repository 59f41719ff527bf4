import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Search } from '../../ui/icons/search.tsx';
import { FaqList } from './faq-list.tsx';
import { searchFaq } from './search-faq.ts';

/** What was found, or how to get back when nothing was. */
export function FaqResults({ typed, onClear }: { typed: string; onClear: () => void }) {
  const found = searchFaq(typed);
  return (
    <section aria-labelledby="found">
      <h2 id="found" role="status" className="text-lg font-semibold wrap-anywhere">
        Showing {found.length} {found.length === 1 ? 'result' : 'results'} for “{typed.trim()}”
      </h2>
      <div className="mt-5">
        {found.length > 0 ? (
          <FaqList entries={found} />
        ) : (
          <EmptyState
            title="No results found"
            picture={<Search aria-hidden="true" className="size-6" />}
            action={<Button onClick={onClear}>Clear search</Button>}
          >
            Try one word, such as ‘credits’ or ‘photo’, or email us.
          </EmptyState>
        )}
      </div>
    </section>
  );
}
