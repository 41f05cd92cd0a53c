export { button, frame, type Html, heading, type MailContent, type MailSite, nameInMail, paragraph, subheading } from './frame.ts';
export { mailCounts } from './mail-counts.ts';
export { type Say, wordsOf } from './messages.ts';
export { post } from './outbox.ts';
export { outboxRoutes } from './routes.ts';
export { type MailTransport, sendWaiting } from './send-waiting.ts';
export { readMailSite, shopAddress } from './sender.ts';
export { smtpTransport } from './smtp.ts';
