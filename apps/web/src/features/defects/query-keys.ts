/** Every list of findings and every single finding stands under this key. */
export const defectsKey = ['defects'] as const;

export const defectKey = (id: number) => ['defects', 'one', id] as const;

export const defectListsKey = ['defects', 'lists'] as const;
