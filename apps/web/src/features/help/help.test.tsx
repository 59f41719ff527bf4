import { FAQ, FAQ_CATEGORIES, GUIDES } from '@plumbline/knowledge/help';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { WALKS } from '../../content/walks.ts';
import { FaqResults } from './faq-results.tsx';
import { FaqTabs } from './faq-tabs.tsx';
import { GuideCards } from './guide-cards.tsx';
import { searchFaq } from './search-faq.ts';

afterEach(cleanup);

it('finds by question, answer and category, whatever the case and the spaces around', () => {
  const all = (typed: string) => searchFaq(typed).map(({ question }) => question);
  expect(all('  CARD to try ')).toEqual(['Do I need a card to try Plumbline?']);
  expect(all('1024')).toEqual(['Which photos can I upload?']);
  const started = FAQ.filter(({ category }) => category === 'getting-started');
  expect(searchFaq('Getting Started')).toEqual(started);
  expect(searchFaq('plasma cutter')).toEqual([]);
});

it('every category of questions has some', () => {
  for (const { id } of FAQ_CATEGORIES)
    expect(FAQ.filter(({ category }) => category === id).length).toBeGreaterThan(2);
});

it('says how much was found, and offers a way back from nothing', async () => {
  let cleared = 0;
  const show = (typed: string) => <FaqResults typed={typed} onClear={() => (cleared += 1)} />;
  const { rerender } = render(show('expire'));
  expect(screen.getByRole('status').textContent).toBe('Showing 1 result for “expire”');
  rerender(show('plasma cutter'));
  expect(screen.getByRole('status').textContent).toBe('Showing 0 results for “plasma cutter”');
  expect(screen.getByText('No results found')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(cleared).toBe(1);
});

it('opens one guide at a time', async () => {
  render(<GuideCards />);
  for (const guide of GUIDES) {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(guide.title) }));
    const dialog = screen.getByRole('dialog', { name: guide.title });
    for (const { title } of guide.sections) expect(within(dialog).getByText(title)).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

it('shows every video of the help centre with captions and its steps in words, and plays none by itself', async () => {
  render(<GuideCards />);
  await userEvent.click(screen.getByRole('button', { name: /Video tutorials/ }));
  const sections = GUIDES.find(({ id }) => id === 'videos')?.sections ?? [];
  expect(sections.map(({ id }) => id)).toEqual([...WALKS.keys()]);
  expect(sections).toHaveLength(4);
  for (const { id, title } of sections) {
    const figure = screen.getByRole('figure', { name: title });
    const video = figure.querySelector('video');
    expect(video).toMatchObject({ controls: true, autoplay: false, preload: 'none' });
    expect(video?.querySelector('track[kind=captions]')?.getAttribute('src')).toBe(`/walks/${id}.vtt`);
    expect(video?.getAttribute('poster')).toContain(`/walks/${id}.webp`);
    const words = [...figure.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(words).toEqual(WALKS.get(id)?.steps);
  }
});

it('walks through the tabs by arrow keys, each with its own questions', async () => {
  render(<FaqTabs />);
  await userEvent.click(screen.getByRole('tab', { name: 'Getting Started' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Billing');
  expect(screen.getByText('What does it cost?')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Credits');
  expect(screen.queryByText('What does it cost?')).toBeNull();
});
