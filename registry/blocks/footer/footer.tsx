import { useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { BrandIcon } from '#ui/brand-icon.tsx';
import { HoursTable } from '../../company-parts/hours-table.tsx';
import type { FooterProps } from '../../generated/footer.ts';
import { SiteLogo } from '../../navigation-parts/site-logo.tsx';
import type { FooterData } from './load.ts';
import { footerStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export function Footer({ node }: BlockProps<FooterProps, FooterData>) {
  const words = useWords(allWords);
  const { text, groups, showHours, showSocial, showLegal } = node.props;
  const { logo, siteName, contact, hours, social, legal, credit } = node.data;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <a className={styles.logo} href="/" aria-label={words.home(siteName)}>
            <SiteLogo logo={logo} siteName={siteName} className={styles.wordmark} />
          </a>
          {text && <p className={styles.text}>{text}</p>}
          {showSocial && social.length > 0 && (
            <ul className={styles.social} aria-label={words.social}>
              {social.map(({ name, label, href }) => (
                <li key={name}>
                  <a href={href} aria-label={label} rel="noopener">
                    <BrandIcon name={name} size="1.5rem" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <p className={styles.title}>{group.title}</p>
            <ul className={styles.list}>
              {group.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <p className={styles.title}>{words.contact}</p>
          <ContactLines contact={contact} />
        </div>
        {showHours && hours.length > 0 && (
          <div className={styles.hours}>
            <p className={styles.title}>{words.hours}</p>
            <HoursTable lines={hours} />
          </div>
        )}
      </div>
      <div className={styles.end}>
        {showLegal && legal.length > 0 && (
          <nav aria-label={words.legal}>
            <ul className={styles.legal}>
              {legal.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {credit && <p>{credit.href ? <a href={credit.href}>{credit.text}</a> : credit.text}</p>}
      </div>
    </footer>
  );
}
export default Footer;

function ContactLines({ contact }: { contact: FooterData['contact'] }) {
  const { name, lines, phone, phoneHref, email } = contact;
  return (
    <address className={styles.address}>
      {[name, ...lines].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {phone && (
        <p>
          <a href={phoneHref}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </address>
  );
}
