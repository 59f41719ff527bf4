import { expect, it } from 'vitest';
import { SAMPLES } from '../../content/samples.ts';
import { EXAMPLE } from './example-verdict.tsx';

it('shows what the product said of the same photo', () => {
  const defects = SAMPLES.flatMap((sample) => sample.defects);
  const said = defects.find(({ type }) => type === EXAMPLE.title);
  expect(said?.severity).toBe(EXAMPLE.severity);
  expect(said?.confidence).toBe(`${Math.round(EXAMPLE.confidence * 100)}%`);
  expect(said?.recommendation).toContain(EXAMPLE.next.split('.')[0]);
});
