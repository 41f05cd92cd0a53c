import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/contact-details.ts';
import type { ContactDetailsProps } from '#registry/generated/contact-details.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Icon } from '#ui/icon.tsx';
import type { Contact } from '../company/contact.ts';

const styles = {
  title: style({ fontSize: theme.size.h4, marginBottom: theme.space.s }),
  address: style({ display: 'grid', gap: theme.space.s, fontStyle: 'normal' }),
  line: style({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: theme.space.s,
    '& svg': { marginTop: '0.15em', color: theme.colour.accentInk },
  }),
};

export function ContactDetails({ node }: BlockProps<ContactDetailsProps, Contact>) {
  const messages = useMessages(allMessages);
  const { name, lines, numbers, email, mapHref } = node.data;
  return (
    <div>
      {node.props.title && <h2 className={styles.title}>{node.props.title}</h2>}
      <address className={styles.address}>
        {lines.length > 0 && (
          <div className={styles.line}>
            <Icon name="pin" />
            <div>
              {[name, ...lines].filter(Boolean).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {node.props.showMapLink && mapHref && <a href={mapHref}>{messages.map}</a>}
            </div>
          </div>
        )}
        {numbers.length > 0 && (
          <div className={styles.line}>
            <Icon name="phone" />
            <div>
              {numbers.map(({ kind, text, href }) => (
                <p key={kind}>
                  {kind === 'fax' && messages.fax}
                  <a href={href}>{text}</a>
                </p>
              ))}
            </div>
          </div>
        )}
        {email && (
          <p className={styles.line}>
            <Icon name="mail" />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </address>
    </div>
  );
}
export default ContactDetails;
