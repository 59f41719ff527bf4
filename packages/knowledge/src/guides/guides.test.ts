import { expect, test } from 'vitest';
import { ADOPTION_2025 } from '../ncc.ts';
import { STATES } from '../states.ts';
import { CHECKLISTS } from './checklists.ts';
import { NCC_FIGURES } from './ncc-guide.ts';
import * as tables from './ncc-tables.ts';

const printed = (iso: string) =>
  new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${iso}T00:00:00Z`));

test('the guide gives each state the date that findings are held against', () => {
  const dates = new Map(tables.ADOPTION_TABLE.rows.map(([state, date]) => [state, date]));
  expect([...dates.keys()].sort()).toEqual(STATES.map(({ name }) => name).sort());
  for (const { state, date, confidence } of ADOPTION_2025) {
    const name = STATES.find(({ code }) => code === state)?.name;
    const row = tables.ADOPTION_TABLE.rows.find(([first]) => first === name);
    expect(row?.[1]).toContain(date ? printed(date) : 'No date confirmed');
    expect(row?.[2]).toContain(confidence === 'verified' ? 'Confirmed' : '');
  }
});

test('the count of states in which it is mandatory follows from the dates', () => {
  const checked = new Date(`${tables.NCC_CHECKED} UTC`).getTime();
  const inForce = ADOPTION_2025.filter(({ date }) => date && Date.parse(date) <= checked).length;
  expect(NCC_FIGURES[1].value).toBe(`${inForce} of 8`);
});

test('every table says where it comes from', () => {
  const all = Object.values(tables).filter((value) => typeof value === 'object');
  expect(all.length).toBeGreaterThan(5);
  for (const { caption, sources } of all) expect([caption, sources?.length ?? 0]).not.toEqual([caption, 0]);
});

test('each of the six checklists has ten items, none twice', () => {
  expect(Object.keys(CHECKLISTS)).toHaveLength(6);
  for (const items of Object.values(CHECKLISTS)) {
    expect(new Set(items.map(({ name }) => name)).size).toBe(10);
    for (const { look } of items) expect(look).toMatch(/\.$/);
  }
});
