/** What an alert is called, how pressing it is, and the words that it quotes. */
import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const alerts = (words: string) => readAlerts({ words });

describe('the words of an alert', () => {
  it('quotes a sentence from its beginning', () => {
    const words = 'crack over bed 2 door approx 3mm, runs up to cornice, ceiling sounds a bit drummy';
    expect(alerts(words).map(({ because }) => because)).toEqual([words]);
  });

  it('quotes a longer sentence from where a clause begins, and shows that it was cut', () => {
    const [alert] = alerts(
      'went through the house with the owner this morning and looked at the doors and the windows of each of the bedrooms on the first floor, then in the hallway, ceiling is sagging badly',
    );
    expect(alert?.because).toMatch(/^… and the windows of each .*ceiling is sagging badly$/);
  });

  it.each([
    'power point has brown burn marks, nobody has had a shock',
    'GPO melted on one side, no one was zapped',
  ])('“%s” is of live parts, and of no metalwork', (words) => {
    const titles = alerts(words).map(({ title }) => title);
    expect(titles).toContain('Possible live electrical parts');
    expect(titles.join()).not.toMatch(/metalwork/);
  });

  it('still tells of metalwork where somebody else feels it', () => {
    const titles = alerts('burn mark on the power point, nobody has had a shock, but the tap tingles').map(
      ({ title }) => title,
    );
    expect(titles.join()).toMatch(/metalwork/);
  });

  it.each([
    'retaining wall tipping more with each rain and we have a shed on top',
    'the sleeper wall is leaning more every winter with a spa sitting on top',
    'our retaining wall tilts further whenever it rains',
  ])('“%s” is for now', (words) => {
    expect(alerts(words).map(({ kind, urgency }) => `${kind} ${urgency}`)).toContain('retaining_wall now');
  });

  it('a wall that leans and stands is for today', () => {
    expect(alerts('retaining wall leaning 20mm, unchanged for years').map(({ urgency }) => urgency)).toEqual([
      'today',
    ]);
  });
});
