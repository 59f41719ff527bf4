export { askForStamp } from './ask-for-stamp.ts';
export { signReport } from './sign-report.ts';
export { listSigningCertificates, readSigningCertificate } from './signing-certificate.ts';
export { listSigningKeys, readSigningKey } from './signing-key.ts';
