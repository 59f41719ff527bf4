import { Card } from '../../ui/card.tsx';
import { useUser } from '../auth/auth-context.ts';
import { longDate } from './dates.ts';

const ROLE_WORDS = { user: 'Standard', admin: 'Administrator' } as const;

export function ProfileCard() {
  const { displayName, email, role, createdAt, analysisCredits } = useUser();
  const rows = [
    ['Name', displayName],
    ['Email', email],
    ['Account type', ROLE_WORDS[role]],
    ['Member since', longDate(createdAt)],
    ['Credits remaining', String(analysisCredits)],
  ] as const;
  return (
    <Card title="Profile">
      <dl className="grid gap-4 text-sm tablet:grid-cols-[12rem_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="-mb-3 text-ink-soft tablet:mb-0">{label}</dt>
            <dd className="tabular min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
