import { Camera, Ellipsis } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useUser } from '../../features/auth/auth-context.ts';
import { CAMERA } from '../../features/capture/camera-link.ts';
import { pathTo } from '../../routes/paths.ts';
import { cx } from '../../ui/class-names.ts';
import { isActive, type NavigationItem, navigationFor, navigationLink } from './navigation.ts';

interface BottomBarProps {
  more: boolean;
  onMore: () => void;
}

const PLACE =
  'relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs tracking-tight';

/** Under the thumb: three places, the camera in the middle, and everything else under More. */
export function BottomBar({ more, onMore }: BottomBarProps) {
  const [path] = useLocation();
  const { role } = useUser();
  const { underThumb, rest, administration } = navigationFor(role);
  const [first, second, third] = underThumb;
  const elsewhere = [...rest, ...administration].some((item) => isActive(item, path));
  return (
    <nav
      aria-label="Main"
      className="bottom-bar sticky bottom-0 z-30 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      {first ? <Place item={first} path={path} /> : null}
      {second ? <Place item={second} path={path} /> : null}
      <Link
        href={`${pathTo('dashboard')}?${CAMERA}`}
        aria-label="Take a photo"
        className="-mt-4 flex size-16 shrink-0 items-center justify-center self-start rounded-full border-4 border-paper bg-accent text-accent-ink"
      >
        <Camera aria-hidden="true" className="size-6" />
      </Link>
      {third ? <Place item={third} path={path} /> : null}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={more}
        onClick={onMore}
        className={cx(PLACE, elsewhere ? 'font-medium text-ink' : 'text-ink-soft')}
      >
        {elsewhere ? <Line /> : null}
        <Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.75} />
        More
      </button>
    </nav>
  );
}

function Place({ item, path }: { item: NavigationItem; path: string }) {
  const active = isActive(item, path);
  return (
    <Link
      {...navigationLink(item, active)}
      className={cx(PLACE, active ? 'font-medium text-ink' : 'text-ink-soft')}
    >
      {active ? <Line /> : null}
      <item.icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {item.label}
    </Link>
  );
}

function Line() {
  return <span aria-hidden="true" className="absolute inset-x-3 -top-px h-0.5 bg-accent" />;
}
