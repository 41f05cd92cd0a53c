import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server of this machine that takes everything and remembers it. */
export type MailSink = {
  url: string;
  /** Every e-mail that was handed over, in order: its Message-ID and whom it is for. */
  taken: { messageId: string; to: string }[];
  close: () => Promise<void>;
};

export async function openMailSink(): Promise<MailSink> {
  const taken: MailSink['taken'] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const messageId = /^message-id:\s*(<[^>]+>)/im.exec(Buffer.concat(chunks).toString('utf8'))?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo) taken.push({ messageId, to: address });
        done(null);
      });
    },
  });
  // Whoever is killed in the middle of a conversation breaks it.
  server.on('error', () => {});
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', () => open()));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => new Promise((closed) => server.close(() => closed())) };
}
