export const KIND_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** Kind of defect by AS 4349.1 Table 3.3. */
export type KindLetter = (typeof KIND_LETTERS)[number];
