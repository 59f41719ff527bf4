export * from './confidence.ts';
export * from './defects.ts';
export * from './families.ts';
export * from './findings.ts';
export * from './kinds.ts';
export * from './stages.ts';
