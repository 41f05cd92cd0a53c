import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/order.ts';
import type { OrderLine } from '#schemas/order.ts';
import { adminStyles as styles } from '../styles.ts';

/** Lists the customizations of an order's pieces, with their files. Nothing if there are none. */
export function Personalisation({ lines }: { lines: readonly OrderLine[] }) {
  const messages = useMessages(allMessages);
  const own = lines.filter(({ customizations }) => customizations.length > 0);
  if (own.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h2>{messages.made}</h2>
      {own.map(({ id, name, declinationLabel, quantity, customizations }) => (
        <div key={id}>
          <h3>
            {quantity} × {name} {declinationLabel}
          </h3>
          <dl className={styles.facts}>
            {customizations.map(({ label, value, file }) => (
              <div key={`${label} ${value}`}>
                <dt>{label}</dt>
                <dd>
                  {file ? (
                    <a
                      href={`/api/product-customization/file/download/${file}`}
                      download={value}
                      aria-label={messages.download({ name: value })}
                    >
                      {value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
