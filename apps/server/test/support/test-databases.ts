export const templatePrefix = 'template_';
export const testPrefix = 'test_';

/** The process that made a test's database, as its name tells; undefined for any other database. */
export function processOfDatabase(name: string): number | undefined {
  const digits = new RegExp(`^${testPrefix}(\\d+)_`).exec(name)?.[1];
  return digits ? Number(digits) : undefined;
}

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
