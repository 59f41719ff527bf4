import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleStats } from '../../test/samples.ts';
import { ComplianceRing, ringFigures } from './compliance-ring.tsx';

const ring = { structural: 50, waterproofing: null, fireSafety: 84, accessibility: 100, overall: 62 };

describe('ComplianceRing', () => {
  it('marks the samples as samples while there is no data', () => {
    render(<ComplianceRing stats={sampleStats({ sample: true })} />);
    expect(screen.getByText('Sample')).toBeTruthy();
    expect(screen.getByRole('img', { name: '87% compliant overall, a sample figure' })).toBeTruthy();
    for (const figure of ['92%', '95%', '78%', '89%']) expect(screen.getByText(figure)).toBeTruthy();
  });

  it('shows one’s own figures without the mark', () => {
    render(<ComplianceRing stats={sampleStats({ ring })} />);
    expect(screen.queryByText('Sample')).toBeNull();
    expect(screen.getByRole('img', { name: '62% compliant of 13 judged' })).toBeTruthy();
    expect(screen.getByText('Not judged yet')).toBeTruthy();
  });

  it.each([
    [84, false],
    [85, true],
  ])('fire safety at %d is green: %s', (fireSafety, green) => {
    const { areas } = ringFigures(sampleStats({ ring: { ...ring, fireSafety } }));
    expect(areas.find(({ label }) => label === 'Fire safety')?.green).toBe(green);
  });

  it('shows one compliant finding of a hundred as 1%, and of two hundred as no more', () => {
    const few = { ...ring, structural: 1, fireSafety: 0.5, overall: 1 };
    const { overall, areas } = ringFigures(sampleStats({ ring: few }));
    expect([overall, areas[0]?.percent, areas[2]?.percent]).toEqual([1, 1, 1]);
  });

  it('shows no sample beside findings that nobody has judged yet', () => {
    const unjudged = {
      structural: null,
      waterproofing: null,
      fireSafety: null,
      accessibility: null,
      overall: 87,
    };
    const samples = ['averageCompliance', 'ring.overall'] as const;
    render(<ComplianceRing stats={sampleStats({ sample: false, samples: [...samples], ring: unjudged })} />);
    expect(screen.getByRole('img', { name: 'Compliance: not judged yet' }).textContent).toContain('–');
    expect(screen.queryByText('Sample')).toBeNull();
    expect(screen.queryByText('87%')).toBeNull();
  });

  it('takes a figure of one’s own that happens to be the sample’s for what it is', () => {
    const own = { structural: null, waterproofing: null, fireSafety: null, accessibility: null, overall: 87 };
    expect(ringFigures(sampleStats({ ring: own }))).toMatchObject({ sample: false, overall: 87 });
  });

  it('shows no figure before the figures are here', () => {
    expect(ringFigures(undefined)).toMatchObject({ overall: null, sample: false });
  });
});
