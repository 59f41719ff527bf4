const PREFIX = 'plumbline-upload-';
const here = new Set<string>();

/** Runs while the upload of this key is on its way: lists of waiting ones leave it out, in other tabs too. */
export async function whileInFlight<T>(key: string, work: () => Promise<T>): Promise<T> {
  here.add(key);
  try {
    // On https and localhost only; elsewhere another tab may offer it too, which costs nothing twice.
    if (!navigator.locks) return await work();
    return await navigator.locks.request(PREFIX + key, { mode: 'shared' }, work);
  } finally {
    here.delete(key);
  }
}

/** Keys of all uploads that are on their way in any tab. A killed tab's are no longer among them. */
export async function keysInFlight(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const elsewhere = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
  return new Set([...here, ...elsewhere]);
}
