import { OFFER, PRICE_LINE } from '../../content/claims.ts';
import { HERO } from '../../content/landing.ts';
import { OVERLAY } from '../../content/pictures.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { useAuthModal } from '../auth/auth-modal-state.ts';
import { TryPhotoButton } from '../trial/try-photo-button.tsx';
import { ExampleVerdict } from './example-verdict.tsx';

export function Hero() {
  const openModal = useAuthModal();
  const { user } = useAuth();
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-12 px-5 pt-12 pb-20 tablet:px-8 desktop:grid-cols-[1fr_1.15fr] desktop:pt-20 desktop:pb-28">
      <div>
        <h1 className="text-xl font-semibold tablet:text-2xl">
          {HERO.title.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-5 max-w-[46ch] text-base text-ink-soft desktop:text-lg">{HERO.lead}</p>
        {user ? null : (
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <TryPhotoButton />
            <Button size="large" onClick={() => openModal('signup')}>
              Create account
            </Button>
            <p className="w-full text-sm text-ink-soft">
              Try one photo without an account. {OFFER}. {PRICE_LINE}
            </p>
          </div>
        )}
      </div>
      <div className="relative tablet:pb-28 desktop:pb-44 xl:pb-28">
        <Picture
          picture={OVERLAY}
          sizes="(min-width: 1024px) 36rem, 92vw"
          first
          className="w-full rounded-md"
        />
        <div className="relative z-10 -mt-5 ml-5 tablet:absolute tablet:right-0 tablet:bottom-0 tablet:mt-0 tablet:w-84 desktop:-right-6">
          <ExampleVerdict />
        </div>
      </div>
    </div>
  );
}
