import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/footer.ts';
import { ContactLines } from '#registry/content/company/contact-lines.tsx';
import { HoursTable } from '#registry/content/company/hours-table.tsx';
import { SocialList } from '#registry/content/company/social-list.tsx';
import type { FooterProps } from '#registry/generated/footer.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Picture } from '#ui/picture.tsx';
import { BackToTop } from '../site/back-to-top.tsx';
import { Credit } from '../site/credit.tsx';
import { LegalNav } from '../site/legal-nav.tsx';
import { SiteLogo } from '../site/site-logo.tsx';
import type { FooterData } from './index.ts';
import { footerStyles as styles } from './styles.ts';

export function Footer({ node }: BlockProps<FooterProps, FooterData>) {
  const messages = useMessages(allMessages);
  const { showHours, showSocial, showLegal } = node.props;
  const { text, logo, logoPosition, homeHref, siteName, groups, links, partners, contact, hours, social, legal, credit, hasWayUp } =
    node.data;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <a className={styles.logo[logoPosition]} href={homeHref} aria-label={messages.home({ name: siteName })}>
            <SiteLogo logo={logo} siteName={siteName} className={styles.wordmark} isLate />
          </a>
          {text && <p className={styles.text}>{text}</p>}
          {showSocial && social.length > 0 && <SocialList links={social} label={messages.social} />}
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
          <p className={styles.title}>{messages.contact}</p>
          <ContactLines contact={contact} className={styles.address} />
        </div>
        {showHours && hours.length > 0 && (
          <div className={styles.hours}>
            <p className={styles.title}>{messages.hours}</p>
            <HoursTable lines={hours} />
          </div>
        )}
      </div>
      {links.length > 0 && (
        <nav className={styles.row} aria-label={messages.links}>
          <p className={styles.title}>{messages.links}</p>
          <ul className={styles.legal}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {partners.length > 0 && (
        <div className={styles.row}>
          <p className={styles.title}>{messages.partners}</p>
          <ul className={styles.logos}>
            {partners.map(({ id, title, image, href }) => (
              <li key={id}>
                <PartnerLink href={href}>
                  {image ? <Picture image={image} alt={image.alt || title} sizes="7rem" fit="contain" /> : title}
                </PartnerLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.end}>
        {showLegal && <LegalNav links={legal} className={styles.legal} />}
        {credit && <Credit {...credit} />}
      </div>
      {hasWayUp && <BackToTop label={messages.up} owner="footer" />}
    </footer>
  );
}
export default Footer;

/** Another site's page opens with no way back into this one. */
const PartnerLink = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? (
    <a href={href} rel={/^https?:/.test(href) ? 'noopener' : undefined}>
      {children}
    </a>
  ) : (
    children
  );
