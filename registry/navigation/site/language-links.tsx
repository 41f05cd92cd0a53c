import type { LanguageLink } from './page-languages.ts';

type LanguageLinksProps = { links: readonly LanguageLink[]; label: string; className: string };

/** The page in the site's other languages; nothing where there is one. */
export function LanguageLinks({ links, label, className }: LanguageLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
      {links.map(({ lang, name, label: title, href, isCurrent }) => (
        <a key={lang} href={href} lang={lang} hrefLang={lang} title={title} aria-current={isCurrent ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
