export * from './confidence.ts';
export * from './defects.ts';
export * from './families.ts';
export * from './findings.ts';
export * from './kinds.ts';
export * from './materials.ts';
export * from './named-things.ts';
export * from './stages.ts';
