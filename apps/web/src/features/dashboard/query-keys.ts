export const statsKey = ['stats'] as const;
