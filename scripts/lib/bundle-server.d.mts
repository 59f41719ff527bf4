/** Programs of the product by their names, as paths in the repository. */
export const PROGRAMS: Record<string, string>;
export function bundleServer(options?: { outdir?: string; programs?: Record<string, string> }): Promise<void>;
