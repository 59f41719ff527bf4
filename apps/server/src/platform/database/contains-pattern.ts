/** The pattern of `ilike` for texts that hold this one, in which nothing typed is a pattern itself. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
