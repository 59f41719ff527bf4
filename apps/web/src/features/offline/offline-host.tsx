import { Suspense } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { SavedCopies } from './saved-copies.tsx';
import { VersionBar } from './version-bar.tsx';
import { WaitingOffer } from './waiting-offer.tsx';

const SendUnsent = lazyPart(() => import('../unsent/send-unsent.tsx'));
const WaitingOriginals = lazyPart(() => import('../originals/waiting-originals.tsx'));
const SendingBar = lazyPart(() => import('../batch/sending-bar.tsx'));

/** Above every signed-in page: saved copies, waiting photos, new versions. */
export default function OfflineHost() {
  return (
    <>
      <VersionBar />
      <SavedCopies />
      <WaitingOffer />
      <Suspense>
        <SendingBar />
        <SendUnsent />
        <WaitingOriginals />
      </Suspense>
    </>
  );
}
