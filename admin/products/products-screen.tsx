import { useSite, useWords } from '#client/site.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { type AdminPageProps, Shell } from '../shell.tsx';
import { adminStyles as styles } from '../styles.ts';
import { ImportPanel } from './import-panel.tsx';
import { productStyles } from './styles.ts';
import { words as allWords } from './words.ts';

/** All products out as a file for a spreadsheet, and in again. */
export function ProductsScreen(props: AdminPageProps) {
  return (
    <Shell {...props} title={(lang) => allWords[lang].title}>
      <Products />
    </Shell>
  );
}

function Products() {
  const words = useWords(allWords);
  const { lang } = useSite();
  return (
    <>
      <div className={styles.head}>
        <h1>{words.title}</h1>
      </div>
      <div className={styles.two}>
        <section className={styles.panel}>
          <h2>{words.exportTitle}</h2>
          <div className={productStyles.body}>
            <p>{words.exportHelp}</p>
            <div className={styles.actions}>
              <LinkButton href={`/api/admin/product/export.csv?lang=${lang}`} download variant="outline">
                {words.exportLink}
              </LinkButton>
            </div>
          </div>
        </section>
        <ImportPanel />
      </div>
    </>
  );
}
