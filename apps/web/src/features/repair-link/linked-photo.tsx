import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { carrying } from './linked-work.ts';

interface LinkedPictureProps {
  secret: string;
  /** A photo, or the plan of a finding. */
  of: { photo: number } | { plan: number };
  alt: string;
  className?: string;
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

function Shown({ picture, alt, className }: { picture: Blob; alt: string; className: string }) {
  const address = useObjectUrl(picture);
  return address ? <img src={address} alt={alt} className={`rounded-md bg-sunken ${className}`} /> : null;
}
