/** For those who change the interface: npm run dev serves it at /gallery/, the build knows nothing of it. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchKeyboard } from '../src/browser/keyboard.ts';
import '../src/styles.css';
import { Gallery } from './gallery.tsx';

watchKeyboard();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
