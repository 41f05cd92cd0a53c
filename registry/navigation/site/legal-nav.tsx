import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/site/legal-nav.ts';
import type { LegalLink } from './legal-links.ts';

/** The links of the legal texts, as a landmark of their own; nothing where there are none. */
export function LegalNav({ links, className }: { links: readonly LegalLink[]; className: string }) {
  const messages = useMessages(allMessages);
  if (links.length === 0) return null;
  return (
    <nav aria-label={messages.legal}>
      <ul className={className}>
        {links.map(({ label, href, opens }) => (
          <li key={label}>
            <a href={href} data-opens={opens}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
