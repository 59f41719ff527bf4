import type { LinkedPhoto as Linked } from '@plumbline/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { HeardVoice } from '../voice/heard-voice.tsx';
import { carrying } from './linked-work.ts';

interface LinkedPictureProps {
  secret: string;
  /** A photo, or the plan of a finding. */
  of: { photo: number } | { plan: number };
  alt: string;
  className?: string;
}

interface LinkedPhotoProps {
  photo: Pick<Linked, 'id' | 'voice'>;
  secret: string;
  alt: string;
  className: string;
}

/** Address of a photo that only the link opens, once it is wanted; undefined until it is there. */
export function useLinkedPhoto(secret: string, id: number | undefined, wanted: boolean): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (id === undefined || !wanted) return;
    const leaving = new AbortController();
    let made: string | undefined;
    call('repairLinkPhoto', { params: { id }, headers: carrying(secret), signal: leaving.signal }).then(
      (photo) => {
        made = URL.createObjectURL(photo);
        setAddress(made);
      },
      // The camera works without it.
      () => undefined,
    );
    return () => {
      leaving.abort();
      setAddress(undefined);
      if (made) URL.revokeObjectURL(made);
    };
  }, [secret, id, wanted]);
  return address;
}

/** A picture that only the link opens: its secret goes along in a header, and so it is fetched by hand. */
export function LinkedPicture({ secret, of, alt, className = '' }: LinkedPictureProps) {
  const [picture, setPicture] = useState<Blob | null>(null);
  const [missing, setMissing] = useState(false);
  const id = 'photo' in of ? of.photo : of.plan;
  const name = 'photo' in of ? 'repairLinkPhoto' : 'repairLinkPlan';
  useEffect(() => {
    const leaving = new AbortController();
    call(name, { params: { id }, headers: carrying(secret), signal: leaving.signal }).then(setPicture, () => {
      if (!leaving.signal.aborted) setMissing(true);
    });
    return () => leaving.abort();
  }, [name, id, secret]);
  if (missing) return <p className="text-sm text-ink-soft">We couldn’t load this photo.</p>;
  return picture ? (
    <Shown picture={picture} alt={alt} className={className} />
  ) : (
    <div className={`min-h-32 animate-pulse rounded-md bg-sunken ${className}`} />
  );
}

/** A photo with what was said with it. */
export function LinkedPhoto({ photo, secret, alt, className }: LinkedPhotoProps) {
  const { id, voice } = photo;
  return (
    <div className="space-y-1">
      <LinkedPicture secret={secret} of={{ photo: id }} alt={alt} className={className} />
      {voice ? (
        <HeardVoice
          recording={voice}
          src={() => call('repairLinkVoice', { params: { id }, headers: carrying(secret) })}
        />
      ) : null}
    </div>
  );
}

export function Shown({ picture, alt, className }: { picture: Blob; alt: string; className: string }) {
  const address = useObjectUrl(picture);
  return address ? <img src={address} alt={alt} className={`rounded-md bg-sunken ${className}`} /> : null;
}
