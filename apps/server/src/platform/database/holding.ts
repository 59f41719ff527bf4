/** The pattern of `ilike` for texts that hold this one, in which nothing typed is a pattern itself. */
export const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
