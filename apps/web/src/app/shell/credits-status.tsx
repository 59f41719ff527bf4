import { useUser } from '../../features/auth/auth-context.ts';
import { FixButton } from './fix-button.tsx';

/** Remaining analyses, on every screen; with none left, the Fix button beside them. */
export function CreditsStatus() {
  const { analysisCredits } = useUser();
  return (
    <div className="flex items-center gap-2">
      <p className="tabular text-sm whitespace-nowrap text-ink-soft">
        <strong className="font-semibold text-ink">{analysisCredits}</strong>{' '}
        {analysisCredits === 1 ? 'credit' : 'credits'}
      </p>
      {analysisCredits === 0 ? <FixButton /> : null}
    </div>
  );
}
