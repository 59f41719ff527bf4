/** Only the fields that somebody changed in a form: another window may have changed the rest meanwhile. */
export function changesOf<Body extends object>(before: Body, after: Body): Partial<Body> {
  const same = (key: string) =>
    JSON.stringify(before[key as keyof Body]) === JSON.stringify(after[key as keyof Body]);
  return Object.fromEntries(Object.entries(after).filter(([key]) => !same(key))) as Partial<Body>;
}
