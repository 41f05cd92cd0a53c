import type { MailSink } from './mail-sink.ts';
import type { Told } from './shopper.ts';

/** E-mails that the mail server was handed, and how many of them a second time, under the same Message-ID. */
export type MailCount = { different: number; again: number };

/** Each paid order's e-mail came, and no other to a shopper; whether one came twice is told by its Message-ID. */
export function checkMails({ taken }: Pick<MailSink, 'taken'>, told: readonly Told[]): { lines: string[]; mails: MailCount } {
  const idsOf = new Map(told.map(({ email }) => [email, new Set<string>()]));
  const toShoppers = taken.filter(({ to }) => idsOf.has(to));
  for (const { to, messageId } of toShoppers) idsOf.get(to)?.add(messageId);
  const lines = told.flatMap(({ email, reference, isPaid }) => {
    const count = idsOf.get(email)?.size ?? 0;
    return count === (isPaid ? 1 : 0) ? [] : [`${reference}: ${count} different e-mails came`];
  });
  const different = [...idsOf.values()].reduce((sum, ids) => sum + ids.size, 0);
  return { lines, mails: { different, again: toShoppers.length - different } };
}
