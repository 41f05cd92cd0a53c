import { useWords } from '#client/site.tsx';
import type { LegalLink } from './legal-links.ts';

const allWords = { fr: { legal: 'Informations légales' }, en: { legal: 'Legal information' } };

/** The links of the legal texts, as a landmark of their own; nothing where there are none. */
export function LegalNav({ links, className }: { links: readonly LegalLink[]; className: string }) {
  const words = useWords(allWords);
  if (links.length === 0) return null;
  return (
    <nav aria-label={words.legal}>
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
