export { signReport } from './sign-report.ts';
export { listSigningKeys, readSigningKey } from './signing-key.ts';
