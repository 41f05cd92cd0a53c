import { createTransport } from 'nodemailer';
import { MailServerAwayError, type MailTransport } from './send-waiting.ts';

/**
 * Milliseconds until the server has greeted, its name looked up and TLS begun included; then for each of the ten steps of a conversation.
 * All of them together end before another process may try.
 */
const timeoutsMs = { connectionTimeout: 5_000, greetingTimeout: 5_000, dnsTimeout: 5_000, socketTimeout: 20_000 };

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
    send: async ({ from, unsubscribeUrl, ...mail }) => {
      const sending = smtp.sendMail({
        ...mail,
        from: { name: from.name, address: from.address || own },
        ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
      });
      await sending.catch((error: unknown) => {
        throw isUnreached(error) ? new MailServerAwayError(error) : error;
      });
    },
  };
}

/** Builds the headers by which a mail program unsubscribes at one request, without cookie or sign-in (RFC 8058). */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Returns whether a failure means that the server was not reached. `timeoutType` and `originalCode` are nodemailer's. */
function isUnreached(error: unknown): error is Error {
  const { code, originalCode, timeoutType } = error as Partial<Record<'code' | 'originalCode' | 'timeoutType', string>>;
  if (code === 'ETIMEDOUT') return timeoutType !== 'SOCKET_TIMEOUT';
  return code === 'EDNS' || /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(originalCode ?? '');
}
