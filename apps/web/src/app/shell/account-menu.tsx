import { CircleUser, LogOut, Settings } from 'lucide-react';
import { useLocation } from 'wouter';
import { Avatar } from '../../features/account/avatar.tsx';
import { useAuth, useUser } from '../../features/auth/auth-context.ts';
import { pathTo } from '../../routes/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { navigationFor } from './navigation.ts';

export function AccountMenu() {
  const { avatar, displayName, email, role } = useUser();
  const { signOut } = useAuth();
  const [, navigate] = useLocation();
  return (
    <Menu
      heading={
        <>
          <span className="block max-w-56 truncate font-medium">{displayName}</span>
          <span className="block max-w-56 truncate text-xs text-ink-soft">{email}</span>
        </>
      }
      trigger={
        <IconButton label={`Account of ${displayName}`}>
          {avatar ? (
            <Avatar src={avatar} name={displayName} className="size-7" />
          ) : (
            <CircleUser aria-hidden="true" className="size-5" />
          )}
        </IconButton>
      }
      items={[
        {
          label: 'Account',
          icon: <Settings aria-hidden="true" className="size-4 text-ink-soft" />,
          onSelect: () => navigate(pathTo('accounts')),
        },
        ...navigationFor(role)
          .filter(({ inMenu }) => inMenu)
          .map(({ route, label, icon: Icon }) => ({
            label,
            icon: <Icon aria-hidden="true" className="size-4 text-ink-soft" />,
            onSelect: () => navigate(pathTo(route)),
          })),
        {
          label: 'Sign out',
          icon: <LogOut aria-hidden="true" className="size-4 text-ink-soft" />,
          onSelect: () => void signOut(),
        },
      ]}
    />
  );
}
