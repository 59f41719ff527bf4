interface Lock {
  packages: Record<string, { version?: string; name?: string; link?: boolean; resolved?: string }>;
}
export function addressed(lock: Lock, registry: string): Lock;
