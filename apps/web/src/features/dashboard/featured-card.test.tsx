import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ARTICLES } from '../../content/articles.ts';
import FeaturedCard from './featured-card.tsx';

it('features the newest article', () => {
  render(<FeaturedCard />);
  const [newest = ARTICLES[0]] = [...ARTICLES].sort((one, other) =>
    other.publishedDate.localeCompare(one.publishedDate),
  );
  expect(screen.getByText('Featured Content')).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe(newest?.title);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/blog/${newest?.slug}`);
});
