import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

function Form() {
  const [words, setWords] = useState('');
  const [kind, setKind] = useState('');
  const [yes, setYes] = useState(false);
  const [pressed, setPressed] = useState(0);
  return (
    <form>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <select aria-label="Kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="">None</option>
        <option value="house">House</option>
      </select>
      <input type="checkbox" checked={yes} onChange={({ target }) => setYes(target.checked)} />
      <button type="submit" onClick={() => setPressed((times) => times + 1)}>
        Go
      </button>
      <output>{`${words} ${kind} ${yes} ${pressed}`}</output>
    </form>
  );
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

it('does again what was typed, chosen, ticked and pressed before the code was there, once', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Form />);
  document.body.append(page);
  const doAgain = keepEarlyInput(page);
  const [words, tick] = page.querySelectorAll('input');
  const kind = page.querySelector('select');
  const button = page.querySelector('button');
  if (!words || !tick || !kind || !button) throw new Error('The form isn’t whole');
  words.value = 'three chips';
  words.dispatchEvent(new Event('input', { bubbles: true }));
  kind.value = 'house';
  kind.dispatchEvent(new Event('change', { bubbles: true }));
  tick.click();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  button.dispatchEvent(press);
  // The form isn't sent as an address in the meantime.
  expect(press.defaultPrevented).toBe(true);

  await act(async () => {
    root = hydrateRoot(page, <Form />);
  });
  expect(page.querySelector('output')?.textContent).toBe('  false 0');
  page.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  act(doAgain);
  expect(page.querySelector('output')?.textContent).toBe('three chips house true 1');
  page.remove();
});
