export function look(
  paths: readonly string[],
  listings?: Map<string, unknown>,
): { marks: string | undefined; fingerprint: () => string };
export function readStamp(name: string): Promise<string | undefined>;
export function writeStamp(name: string, value: string): Promise<void>;
