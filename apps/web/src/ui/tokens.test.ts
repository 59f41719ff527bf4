import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

function token(name: string, scheme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const [light, dark] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const colour = scheme === 'light' ? light : (dark ?? light);
  if (!colour) throw new Error(`No colour in --${name}`);
  return colour;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'surface', 'raised', 'sunken', 'hover'];
const TONES = ['critical', 'high', 'medium', 'low', 'good', 'fair', 'poor'];

describe.each(['light', 'dark'] as const)('%s tokens', (scheme) => {
  it.each(GROUNDS)('ink reaches 7:1 and secondary text 4.5:1 on %s', (ground) => {
    expect(contrast(token('ink', scheme), token(ground, scheme))).toBeGreaterThanOrEqual(7);
    expect(contrast(token('ink-soft', scheme), token(ground, scheme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('link', scheme), token(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(TONES)('%s can be read on paper and on its own soft ground', (tone) => {
    const grounds = ['paper', 'surface', 'raised', `${tone}-soft`];
    for (const ground of grounds) {
      expect(contrast(token(tone, scheme), token(ground, scheme)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('the main action, links as ground and the borders of controls stand out', () => {
    expect(contrast(token('accent-ink', scheme), token('accent', scheme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('on-link', scheme), token('link', scheme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('link', scheme), token('link-soft', scheme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('ink', scheme), token('accent-soft', scheme))).toBeGreaterThanOrEqual(7);
    expect(contrast(token('line-strong', scheme), token('surface', scheme))).toBeGreaterThanOrEqual(3);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('the dot of category %d of the stages is seen wherever it stands', (at) => {
    for (const ground of ['surface', 'raised', 'hover'])
      expect(contrast(token(`stage-${at}`, scheme), token(ground, scheme)), ground).toBeGreaterThanOrEqual(3);
  });

  it.each(['dot-good', 'dot-fair', 'dot-poor'])('%s is seen as a mark', (dot) => {
    expect(contrast(token(dot, scheme), token('surface', scheme))).toBeGreaterThanOrEqual(2.5);
  });
});

it('no class asks for a corner that the styles don’t know: it would be square', () => {
  const sources = `${import.meta.dirname}/..`;
  const known = [...readFileSync(`${sources}/styles.css`, 'utf8').matchAll(/--radius-(\w+):/g)].map(
    ([, name]) => name,
  );
  expect(known).toContain('md');
  const screens = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  const asked = screens.flatMap((path) =>
    [
      ...readFileSync(`${sources}/${path}`, 'utf8').matchAll(
        /\brounded-(?:[trblxyse]{1,2}-)?(\w+)(?![\w-])/g,
      ),
    ].map(([whole, name]) => ({ path, whole, name })),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ name }) => name !== 'none' && !known.includes(name))).toEqual([]);
});
