import { useLocation } from 'wouter';
import { Avatar } from '../../features/account/avatar.tsx';
import { useUser } from '../../features/auth/auth-context.ts';
import { useSignOut } from '../../features/offline/use-sign-out.tsx';
import { CircleUser } from '../../ui/icons/circle-user.tsx';
import { ACCOUNT, isActive } from './navigation.ts';
import { NavigationMenu } from './navigation-menu.tsx';

/** Who is signed in, by name, with the way to the account and out. */
export function AccountMenu() {
  const { avatar, displayName, email } = useUser();
  const { leave, question } = useSignOut();
  const [path] = useLocation();
  return (
    <>
      <NavigationMenu
        label={`Account of ${displayName}`}
        active={isActive(ACCOUNT, path)}
        heading={
          <>
            <span className="block max-w-56 truncate font-medium">{displayName}</span>
            <span className="block max-w-56 truncate text-xs text-ink-soft">{email}</span>
          </>
        }
        items={[ACCOUNT]}
        more={[
          {
            label: 'Sign out',
            onSelect: () => void leave(),
          },
        ]}
      >
        {avatar ? (
          <Avatar src={avatar} name={displayName} className="size-7" />
        ) : (
          <CircleUser aria-hidden="true" className="size-5" />
        )}
        <span className="max-w-28 truncate">{displayName}</span>
      </NavigationMenu>
      {question}
    </>
  );
}
