import { useEffect } from 'react';
import { currentTheme, setTheme } from '../../browser/theme.ts';
import { usePreferences } from './queries.ts';

/** Takes over the look that was saved with the account, once, when somebody arrives on this device. */
export function SavedTheme() {
  const theme = usePreferences().data?.theme;
  useEffect(() => {
    if (theme && theme !== currentTheme()) setTheme(theme);
  }, [theme]);
  return null;
}
