import { useMessages } from '#client/site.tsx';
import { producerGuaranteeUrl } from '#domain/guarantee-notice.ts';
import { messages as allMessages } from '#messages/generated/domain/producer-guarantee.ts';
import type { ProducerGuarantee } from '#schemas/producer-guarantee.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const { colour, size, space } = theme;

const styles = {
  label: style({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space.xxs} ${space.m}`,
    alignItems: 'center',
    marginBlockStart: space.m,
    padding: space.m,
    border: `2px solid ${colour.rule}`,
    fontSize: size.small,
  }),
  name: style({ color: colour.heading, fontSize: size.lead, fontWeight: theme.weight.title, letterSpacing: '0.08em' }),
  years: style({ color: colour.heading, fontSize: size.lead, textAlign: 'end' }),
  wide: style({ gridColumn: '1 / -1' }),
};

/** Draws the harmonised label GARAN: duration, brand and model of the guarantee that the producer gives (Regulation (EU) 2025/1960). */
export function GuaranteeLabel({ guarantee: { years, brand, model } }: { guarantee: ProducerGuarantee }) {
  const messages = useMessages(allMessages);
  return (
    <section className={styles.label} aria-label={messages.title}>
      <strong className={styles.name}>GARAN</strong>
      <span className={styles.years}>{messages.years({ years })}</span>
      <span className={styles.wide}>
        {messages.brand} <strong>{brand}</strong> · {messages.model} <strong>{model}</strong>
      </span>
      <span className={styles.wide}>{messages.text}</span>
      <a className={styles.wide} href={producerGuaranteeUrl} target="_blank" rel="noopener">
        {messages.link}
        <VisuallyHidden> {messages.newTab}</VisuallyHidden>
      </a>
    </section>
  );
}
