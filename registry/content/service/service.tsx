import { useMessages } from '#client/site.tsx';
import { messages as serviceMessages } from '#messages/generated/registry/content/publishing/service.ts';
import type { ServiceProps } from '#registry/generated/service.ts';
import type { BlockProps } from '#renderer/types.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { ServiceFacts } from '../publishing/service-facts.tsx';
import type { ServiceData } from './index.ts';
import { serviceStyles as styles } from './styles.ts';

/** A service with all that is said of it; its price and its button come before the long text. */
export function Service({ node }: BlockProps<ServiceProps, ServiceData>) {
  const messages = useMessages(serviceMessages);
  const { service, isPage } = node.data;
  const { title, summary, image, points, action, html } = service;
  const Title = isPage ? 'h1' : 'h2';
  const Included = isPage ? 'h2' : 'h3';
  return (
    <article className={image ? styles.split : styles.alone}>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="(min-width: 768px) 46vw, 92vw" widths={[480, 750, 960, 1280]} ratio="auto" priority={isPage} />
        </div>
      )}
      <div className={styles.texts}>
        <Title className={isPage ? styles.pageTitle : styles.title}>{title}</Title>
        <div className={styles.facts}>
          <ServiceFacts service={service} />
        </div>
        {summary && <p className={styles.summary}>{summary}</p>}
        {points.length > 0 && (
          <div className={styles.included}>
            <Included className={styles.label}>{messages.included}</Included>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        )}
        {action && (
          <p>
            <LinkButton href={action.href} size="l">
              {action.label}
            </LinkButton>
          </p>
        )}
        {html && (
          <div
            className={styles.text}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </div>
    </article>
  );
}
export default Service;
