export * from './findings.ts';
export * from './stages.ts';
