import { useMessages } from '#client/site.tsx';
import { messages } from '#messages/generated/registry/content/company/contact-lines.ts';
import { style } from '#themes/style.ts';
import type { Contact } from './contact.ts';

/** One long word, which a narrow column breaks where it must. */
const emailClass = style({ overflowWrap: 'anywhere' });

/** The company's address, numbers and e-mail, line by line; `className` styles what is around them. */
export function ContactLines({ contact: { name, lines, numbers, email }, className }: { contact: Contact; className: string }) {
  const { fax } = useMessages(messages);
  return (
    <address className={className}>
      {[name, ...lines].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {numbers.map(({ kind, text, href }) => (
        <p key={kind}>
          {kind === 'fax' && fax}
          <a href={href}>{text}</a>
        </p>
      ))}
      {email && (
        <p>
          <a className={emailClass} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </address>
  );
}
