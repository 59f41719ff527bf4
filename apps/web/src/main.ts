import { keepEarlyInput } from './browser/early-input.ts';
import { firstNeed } from './browser/first-need.ts';
import { mayBeSignedIn } from './features/auth/may-be-signed-in.ts';
import './styles.css';

/** All the rest of the app. */
const begin = () => import('./start.tsx');

/** A prerendered page is read before its code is there: that comes when it is needed. */
async function wake(root: HTMLElement): Promise<void> {
  const doAgain = keepEarlyInput(root);
  if (!mayBeSignedIn()) await firstNeed();
  const { start } = await begin();
  await start(root);
  doAgain();
}

const root = document.getElementById('root');
if (root?.firstElementChild) void wake(root);
else if (root) void begin().then(({ start }) => start(root));
