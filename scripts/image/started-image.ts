/** The image's process, however it was started. */
export interface StartedImage {
  /** What it has said so far. */
  said(): Promise<string>;
  /** A file of /proc/self as the process itself has it: `status`, `mountinfo`. */
  proc(file: string): Promise<string>;
  /** Runs a command inside and tells its exit code. */
  inside(command: readonly string[]): Promise<number>;
  alive(): Promise<boolean>;
  /** SIGTERM, a minute as compose gives, and the exit code. */
  stop(): Promise<number>;
  remove(): Promise<void>;
}

export interface BuiltImage {
  /** What made it, for people. */
  by: string;
  start(env: Record<string, string>): Promise<StartedImage>;
  remove(): Promise<void>;
}
