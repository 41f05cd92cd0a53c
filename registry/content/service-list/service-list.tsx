import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/service-list.ts';
import type { ServiceListProps } from '#registry/generated/service-list.ts';
import { columnCounts, columnVariables } from '#registry/page/layout/column-grid.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { ServiceCard } from '#schemas/service.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { ServiceFacts } from '../publishing/service-facts.tsx';
import { SectionHeader } from '../texts/section-header.tsx';
import type { ServiceListData } from './index.ts';
import { serviceListStyles as styles } from './styles.ts';

/** Services side by side: what each is, costs and holds, and what to do to have it. Nothing while there are none. */
export function ServiceList({ node }: BlockProps<ServiceListProps, ServiceListData>) {
  const { eyebrow, title, text, columns, look } = node.props;
  const { services } = node.data;
  if (services.length === 0) return null;
  const counts = columnCounts(columns);
  return (
    <div>
      <SectionHeader eyebrow={eyebrow} title={title} text={text} />
      <ul className={styles.grid} style={columnVariables(counts)}>
        {services.map((service) => (
          <li key={service.id} className={styles[look]}>
            <Item service={service} isIllustrated={look === 'cards'} columnCount={counts.lg} />
          </li>
        ))}
      </ul>
    </div>
  );
}
export default ServiceList;

function Item({ service, isIllustrated, columnCount }: { service: ServiceCard; isIllustrated: boolean; columnCount: number }) {
  const messages = useMessages(allMessages);
  const { title, summary, image, points, action, url } = service;
  return (
    <>
      {isIllustrated && image && (
        <Picture image={image} alt="" sizes={`(min-width: 996px) ${Math.round(92 / columnCount)}vw, 92vw`} ratio="3 / 2" />
      )}
      <div className={isIllustrated ? styles.cardTexts : styles.texts}>
        <h3 className={styles.title}>
          <a href={url}>{title}</a>
        </h3>
        <ServiceFacts service={service} />
        {summary && <p>{summary}</p>}
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <p className={styles.links}>
          {action && (
            <LinkButton href={action.href} variant="outline" aria-label={messages.act({ label: action.label, title })}>
              {action.label}
            </LinkButton>
          )}
          <a className={styles.more} href={url} aria-label={messages.about({ title })}>
            {messages.more}
          </a>
        </p>
      </div>
    </>
  );
}
