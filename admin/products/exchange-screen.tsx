import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/products.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { adminStyles as styles } from '../styles.ts';
import { ImportPanel } from './import-panel.tsx';
import { productStyles } from './styles.ts';

/** All products out as a file for a spreadsheet, and in again. */
export function ExchangeScreen() {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
      </div>
      <div className={styles.two}>
        <section className={styles.panel}>
          <h2>{messages.exportTitle}</h2>
          <div className={productStyles.body}>
            <p>{messages.exportHelp}</p>
            <div className={styles.actions}>
              <LinkButton href={`/api/admin/product/export.csv?lang=${lang}`} download variant="outline">
                {messages.exportLink}
              </LinkButton>
            </div>
          </div>
        </section>
        <ImportPanel />
      </div>
    </>
  );
}
