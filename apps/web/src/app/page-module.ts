import { addressOf, type PublicPage, RULE_PAGE } from './pages.ts';

/** Pages whose file has another name than their address. */
const OTHER_NAMES: Readonly<Record<string, string>> = { '/': '/landing', '/blog': '/blog/index' };

/** Source file, for the list of chunks that the page's HTML asks for at once. The browser never needs it. */
export function pageModule(page: PublicPage): string {
  if (page === RULE_PAGE) return 'src/pages/rule.tsx';
  const address = addressOf(page);
  return `src/pages${OTHER_NAMES[address] ?? address}.tsx`;
}
