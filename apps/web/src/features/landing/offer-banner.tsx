import { OFFER } from '../../content/claims.ts';
import { useAuth } from '../auth/auth-context.ts';
import { useAuthModal } from '../auth/auth-modal-state.ts';

/** The free analyses, above everything else; gone for those who are signed in. */
export function OfferBanner() {
  const { user } = useAuth();
  const openModal = useAuthModal();
  if (user) return null;
  return (
    <div className="border-b border-line bg-accent-soft">
      <p className="mx-auto flex max-w-6xl flex-wrap items-center justify-center gap-x-3 px-5 text-sm">
        <span className="py-2 font-medium">{OFFER}</span>
        <button type="button" onClick={() => openModal('signup')} className="prose-link min-h-(--target)">
          Create an account
        </button>
      </p>
    </div>
  );
}
