import { createTransport } from 'nodemailer';
import type { MailTransport } from './send-waiting.ts';

/** Milliseconds for each of the ten steps of a conversation; all of them together end before another process may try. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends over SMTP. `url` is `smtp://` (TLS as soon as the server offers it) or `smtps://`, with user and password where it
 * wants them. An e-mail of a site that names no sender comes from the URL's user if that is an address, else from `noreply@`
 * the shop's host.
 */
export function smtpTransport(url: string, webOrigin: string): MailTransport {
  const smtp = createTransport({ url, ...timeoutsMs, disableFileAccess: true, disableUrlAccess: true });
  const user = decodeURIComponent(new URL(url).username);
  const own = user.includes('@') ? user : `noreply@${new URL(webOrigin).hostname}`;
  return {
    send: async ({ from, ...mail }) => {
      await smtp.sendMail({ ...mail, from: { name: from.name, address: from.address || own } });
    },
  };
}
