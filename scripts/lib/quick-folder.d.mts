/** Where tests keep their databases and files, all of them thrown away: in memory where there is plenty. */
export function quickFolder(): string;
