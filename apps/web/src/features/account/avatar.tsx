import { cx } from '../../ui/class-names.ts';

interface AvatarProps {
  /** Null without a photo: initials stand in. */
  src: string | null;
  name: string;
  className?: string;
}

/** Somebody's photo, beside their name wherever it stands; so it has no words of its own. */
export function Avatar({ src, name, className }: AvatarProps) {
  const initials = name
    .split(/\s+/)
    .map(([letter = '']) => letter)
    .join('')
    .slice(0, 2)
    .toUpperCase();
  const frame = cx('shrink-0 rounded-full border border-line bg-sunken', className);
  return src ? (
    <img src={src} alt="" className={cx(frame, 'object-cover')} />
  ) : (
    <span
      aria-hidden="true"
      className={cx(frame, 'inline-flex items-center justify-center font-semibold text-ink-soft')}
    >
      {initials}
    </span>
  );
}
