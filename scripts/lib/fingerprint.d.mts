export function look(paths: readonly string[]): { marks: string | undefined; fingerprint: () => string };
export function readStamp(name: string): Promise<string | undefined>;
export function writeStamp(name: string, value: string): Promise<void>;
