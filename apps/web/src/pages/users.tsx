import { useDeferredValue, useState } from 'react';
import { AccountDialog } from '../features/administration/account-dialog.tsx';
import { useAccounts } from '../features/administration/queries.ts';
import { Loaded } from '../features/trainer/loaded.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Input } from '../ui/input.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export default function UsersPage() {
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<number>();
  const accounts = useAccounts(useDeferredValue(search.trim()));
  const open = accounts.data?.items.find(({ id }) => id === openId);
  return (
    <>
      <PageHeading
        title="Users"
        subtitle="Accounts, roles, suspensions and credits. Every change is recorded."
        aside={
          <Input
            type="search"
            aria-label="Search name or email"
            placeholder="Search name or email…"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        }
      />
      <Loaded query={accounts} what="the accounts">
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title="Nobody found">No account’s name or address holds that.</EmptyState>
          ) : (
            <>
              <p className="mb-2 text-sm text-ink-soft">
                {items.length} of {total}
              </p>
              <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
                {items.map((account) => (
                  <li key={account.id} className="flex flex-wrap items-center gap-3 px-4 py-3 text-sm">
                    <div className="min-w-0 flex-1">
                      <p className="truncate font-medium">{account.displayName}</p>
                      <p className="truncate text-ink-soft">{account.email}</p>
                      {account.suspended ? <p className="text-ink-soft">{account.suspended.reason}</p> : null}
                    </div>
                    {account.role === 'admin' ? <Badge tone="blue">Administrator</Badge> : null}
                    {account.suspended ? <Badge tone="poor">Suspended</Badge> : null}
                    <span className="tabular">{account.analysisCredits} credits</span>
                    <Button
                      onClick={() => setOpenId(account.id)}
                      aria-label={`Manage ${account.displayName}`}
                    >
                      Manage
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {open ? <AccountDialog account={open} onClose={() => setOpenId(undefined)} /> : null}
    </>
  );
}
