import { OFFER } from '../../content/claims.ts';
import { useAuth } from '../auth/auth-context.ts';
import { useAuthModal } from '../auth/auth-modal-state.ts';

/** The free analyses, above everything else; gone for those who are signed in. */
export function OfferBanner() {
  const { user } = useAuth();
  const openModal = useAuthModal();
  if (user) return null;
  return (
    <button
      type="button"
      onClick={() => openModal('signup')}
      className="group flex min-h-(--target) w-full items-center justify-center gap-2 border-b border-line bg-accent-soft px-5 text-sm font-medium"
    >
      <span className="group-hover:underline">{OFFER}</span>
      <span aria-hidden="true">→</span>
      <span className="sr-only">Create an account</span>
    </button>
  );
}
