export { startNotifications } from './jobs.ts';
export { letters } from './letters.ts';
export { endMailTokens, useMailToken } from './mail-tokens.ts';
export { noteAnalysis, noteReport } from './notify.ts';
export { notificationRoutes } from './routes.ts';
export { mailName } from './send-mails.ts';
export { writeMail } from './write-mail.ts';
