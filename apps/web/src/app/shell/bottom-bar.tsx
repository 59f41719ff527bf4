import { Link, useLocation } from 'wouter';
import { CAMERA } from '../../features/capture/camera-link.ts';
import { pathTo } from '../../routes/paths.ts';
import { cx } from '../../ui/class-names.ts';
import { Camera } from '../../ui/icons/camera.tsx';
import { ChartNoAxesColumn } from '../../ui/icons/chart-no-axes-column.tsx';
import { Ellipsis } from '../../ui/icons/ellipsis.tsx';
import { FolderOpen } from '../../ui/icons/folder-open.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { ScanSearch } from '../../ui/icons/scan-search.tsx';
import { isActive, type NavigationItem, navigationLink, UNDER_THE_THUMB } from './navigation.ts';

interface BottomBarProps {
  more: boolean;
  onMore: () => void;
}

const PLACE =
  'relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs tracking-tight';

/** Under the thumb: three places, the camera in the middle, and everything else under More. */
export function BottomBar({ more, onMore }: BottomBarProps) {
  const [path] = useLocation();
  const [first, second, third] = UNDER_THE_THUMB;
  const elsewhere = !UNDER_THE_THUMB.some((item) => isActive(item, path));
  return (
    <nav
      aria-label="Main"
      className="bottom-bar sticky bottom-0 z-30 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      {first ? <Place item={first} icon={ChartNoAxesColumn} path={path} /> : null}
      {second ? <Place item={second} icon={FolderOpen} path={path} /> : null}
      <Link
        href={`${pathTo('dashboard')}?${CAMERA}`}
        aria-label="Take a photo"
        data-tip="Take a photo"
        className="-mt-4 flex size-16 shrink-0 items-center justify-center self-start rounded-full border-4 border-paper bg-accent text-accent-ink"
      >
        <Camera aria-hidden="true" className="size-6" />
      </Link>
      {third ? <Place item={third} icon={ScanSearch} path={path} /> : null}
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

function Place({ item, icon: Icon, path }: { item: NavigationItem; icon: Icon; path: string }) {
  const active = isActive(item, path);
  return (
    <Link
      {...navigationLink(item, active)}
      className={cx(PLACE, active ? 'font-medium text-ink' : 'text-ink-soft')}
    >
      {active ? <Line /> : null}
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {item.label}
    </Link>
  );
}

function Line() {
  return <span aria-hidden="true" className="absolute inset-x-3 -top-px h-0.5 bg-accent" />;
}
