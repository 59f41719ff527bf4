import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfidenceDial, ConfidenceDot } from './confidence.tsx';
import { confidenceBand } from './confidence-band.ts';

describe('confidence', () => {
  it.each([
    [0.95, 'good'],
    [0.9, 'good'],
    [0.894, 'fair'],
    [0.75, 'fair'],
    [0.744, 'poor'],
    [0, 'poor'],
  ] as const)('%d is %s', (value, band) => {
    expect(confidenceBand(value)).toBe(band);
  });

  it('never lets the band contradict the figure beside it', () => {
    const { container } = render(<ConfidenceDot value={0.896} />);
    expect(container.textContent).toBe('90% sure, very sure');
    expect(container.querySelector('[data-band]')?.getAttribute('data-band')).toBe('good');
  });

  it('says in words what the dial shows', () => {
    render(<ConfidenceDial value={0.84} />);
    expect(screen.getByRole('img', { name: '84% confidence' })).toBeTruthy();
    expect(screen.getByText('fairly sure')).toBeTruthy();
  });

  it('says of what it is sure where the name beside it says more', () => {
    const { container } = render(
      <>
        <ConfidenceDial value={0.94} of="Crack" />
        <ConfidenceDot value={0.94} of="Crack" />
      </>,
    );
    expect(screen.getByRole('img', { name: '94% confidence' })).toBeTruthy();
    expect(screen.getByText('very sure of ‘Crack’', { selector: 'figcaption' })).toBeTruthy();
    expect(container.textContent).toContain('94% sure of the kind, very sure of ‘Crack’');
  });

  it('never calls an answer by the name of the outcome that is none', () => {
    render(<ConfidenceDial value={0.74} />);
    expect(screen.getByText('not very sure')).toBeTruthy();
    expect(screen.queryByText('not sure')).toBeNull();
  });
});
