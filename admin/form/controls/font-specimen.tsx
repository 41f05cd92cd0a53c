import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form/font.ts';
import type { FontFamily } from '#schemas/site.ts';
import { listCuts } from './font-faces.ts';
import { fontStyles as styles } from './font-styles.ts';

/** A sentence in each weight and style that a family has: what its site can be set in. */
export function FontSpecimen({ family }: { family: FontFamily }) {
  const messages = useMessages(allMessages);
  return (
    <section aria-label={messages.specimen({ family: family.family })} className={styles.specimen}>
      <span className={styles.line}>{messages.specimen({ family: family.family })}</span>
      <ul className={styles.cuts}>
        {listCuts(family).map(({ weight, style }) => (
          <li key={`${style} ${weight}`}>
            <span className={styles.line}>{messages.cut({ weight, style })}</span>
            <span
              className={styles.sample}
              style={{ ['--face' as string]: `"${family.family.replaceAll('"', '')}"`, fontWeight: weight, fontStyle: style }}
            >
              {messages.sample}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
