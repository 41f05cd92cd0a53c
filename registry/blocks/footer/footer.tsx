import { useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { ContactLines } from '../../company-parts/contact-lines.tsx';
import { HoursTable } from '../../company-parts/hours-table.tsx';
import { SocialList } from '../../company-parts/social-list.tsx';
import type { FooterProps } from '../../generated/footer.ts';
import { BackToTop } from '../../navigation-parts/back-to-top.tsx';
import { Credit } from '../../navigation-parts/credit.tsx';
import { LegalNav } from '../../navigation-parts/legal-nav.tsx';
import { SiteLogo } from '../../navigation-parts/site-logo.tsx';
import type { FooterData } from './load.ts';
import { footerStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export function Footer({ node }: BlockProps<FooterProps, FooterData>) {
  const words = useWords(allWords);
  const { showHours, showSocial, showLegal } = node.props;
  const { text, logo, logoPosition, homeHref, siteName, groups, contact, hours, social, legal, credit, hasWayUp } = node.data;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <a className={styles.logo[logoPosition]} href={homeHref} aria-label={words.home(siteName)}>
            <SiteLogo logo={logo} siteName={siteName} className={styles.wordmark} />
          </a>
          {text && <p className={styles.text}>{text}</p>}
          {showSocial && social.length > 0 && <SocialList links={social} label={words.social} />}
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
          <ContactLines contact={contact} className={styles.address} />
        </div>
        {showHours && hours.length > 0 && (
          <div className={styles.hours}>
            <p className={styles.title}>{words.hours}</p>
            <HoursTable lines={hours} />
          </div>
        )}
      </div>
      <div className={styles.end}>
        {showLegal && <LegalNav links={legal} className={styles.legal} />}
        {credit && <Credit {...credit} />}
      </div>
      {hasWayUp && <BackToTop label={words.up} owner="footer" />}
    </footer>
  );
}
export default Footer;
