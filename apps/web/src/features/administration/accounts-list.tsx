import { useDeferredValue, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { countOf } from '../../app/count-of.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Input } from '../../ui/input.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { useAccounts } from './queries.ts';

/** Every account, with what an administrator may do to it. */
export function AccountsList({ onShowTrail }: { onShowTrail: (email: string) => void }) {
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<number>();
  const accounts = useAccounts(useDeferredValue(search.trim()));
  const open = accounts.data?.items.find(({ id }) => id === openId);
  return (
    <>
      <div className="mb-4 max-w-sm">
        <Input
          type="search"
          aria-label="Search name or email"
          placeholder="Search name or email…"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <Loaded query={accounts} what="the accounts">
        {({ items, inAll }) =>
          items.length === 0 ? (
            <EmptyState title="No accounts found">No name or email matches.</EmptyState>
          ) : (
            <>
              <p className="mb-2 text-sm text-ink-soft">
                {items.length} of {inAll}
              </p>
              <ul className="divide-y divide-line rounded-md border border-line bg-surface">
                {items.map((account) => (
                  <li key={account.id} className="flex flex-wrap items-center gap-3 px-4 py-3 text-sm">
                    <div className="min-w-0 flex-1">
                      <p className="truncate font-medium">{account.displayName}</p>
                      <p className="truncate text-ink-soft">{account.email}</p>
                      {account.role === 'admin' || account.suspended ? (
                        <p className="mt-1 flex flex-wrap gap-2">
                          {account.role === 'admin' ? <Badge tone="blue">Administrator</Badge> : null}
                          {account.suspended ? <Badge tone="poor">Suspended</Badge> : null}
                        </p>
                      ) : null}
                      {account.suspended ? <p className="text-ink-soft">{account.suspended.reason}</p> : null}
                    </div>
                    <span className="tabular">{countOf(account.analysisCredits, 'credit')}</span>
                    <Button
                      onClick={() => setOpenId(account.id)}
                      aria-label={`Manage ${account.displayName}`}
                    >
                      Manage
                    </Button>
                  </li>
                ))}
              </ul>
              <ShowMore list={accounts} of="accounts" />
            </>
          )
        }
      </Loaded>
      {open ? (
        <AccountDialog account={open} onClose={() => setOpenId(undefined)} onShowTrail={onShowTrail} />
      ) : null}
    </>
  );
}
