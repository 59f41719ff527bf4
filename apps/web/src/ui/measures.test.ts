import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it('gives fingers 48 px and less only where there is a mouse', () => {
  const [touch = '', mouse = ''] = css('./tokens.css').split('(pointer: fine)');
  expect(touch).toContain('--target: 3rem;');
  expect(touch).toContain('--target-small: 3rem;');
  expect(mouse).toContain('--target: 2.5rem;');
});

it('lets no toast be wider than 420 px', () => {
  expect(css('./floating.css')).toMatch(/max-width: 420px/);
});
