import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Wordmark } from '../../ui/plumb-bob.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { useAuthModal } from '../auth/auth-modal-state.ts';

/** Sections of the landing page, reached from every public page. */
const ANCHORS = [
  { href: `${pathTo('home')}#features`, label: 'Features' },
  { href: `${pathTo('home')}#reviews`, label: 'Reviews' },
] as const;

interface PublicHeaderProps {
  /** The pointer nears a button that needs the modal's code. */
  onWarmUp: () => void;
}

export function PublicHeader({ onWarmUp }: PublicHeaderProps) {
  const { user } = useAuth();
  const openModal = useAuthModal();
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-2 px-4 tablet:gap-x-6 tablet:px-8">
        <Link href={pathTo(user ? 'dashboard' : 'home')} className="inline-flex min-h-12 items-center pr-2">
          <Wordmark />
        </Link>
        <nav aria-label="Plumbline" className="hidden items-center tablet:flex">
          {ANCHORS.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-12 items-center px-3 text-sm text-ink-soft hover:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 tablet:gap-2">
          {user ? (
            <Link href={pathTo('dashboard')} className={buttonClass({ variant: 'primary' })}>
              Open dashboard
            </Link>
          ) : (
            <>
              <Button
                variant="quiet"
                onPointerEnter={onWarmUp}
                onFocus={onWarmUp}
                onClick={() => openModal('signin')}
              >
                Sign In
              </Button>
              <Button onPointerEnter={onWarmUp} onFocus={onWarmUp} onClick={() => openModal('signup')}>
                Get Started
              </Button>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
