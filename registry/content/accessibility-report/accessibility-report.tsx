import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/accessibility-report.ts';
import type { AccessibilityReportProps } from '#registry/generated/accessibility-report.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { Trap } from '../forms/trap.tsx';

/** Address that the form is sent to; the answer leads back to the page. */
const action = '/api/accessibility-form';

const faults = ['fields', 'often', 'away'] as const;

const { size, space } = theme;
const styles = {
  part: style({ display: 'grid', gap: space.m, maxWidth: '40rem', '& h2': { fontSize: size.h4, margin: 0 } }),
  form: style({ display: 'grid', gap: space.m, justifyItems: 'stretch' }),
};

/** Takes reports of accessibility faults by a plain form, which needs no script, and says what became of the last one. */
export function AccessibilityReport({ node }: BlockProps<AccessibilityReportProps>) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { title, result } = node.props;
  const headingId = `${node.id}-title`;
  const fault = result && result !== 'sent' ? messages.faults[faults.find((name) => name === result) ?? 'away'] : null;
  return (
    <section id="report" className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId}>{title ?? messages.title}</h2>
      {result === 'sent' && (
        <Alert tone="success" title={messages.sent} live>
          <p>{messages.sentText}</p>
        </Alert>
      )}
      {fault && (
        <Alert tone="error" title={messages.faultTitle} live>
          <p>{fault}</p>
        </Alert>
      )}
      <p>{messages.text}</p>
      <form className={styles.form} method="post" action={action}>
        <input type="hidden" name="lang" value={lang} />
        <Field label={messages.name} name="name" autoComplete="name" maxLength={100} required />
        <Field label={messages.email} name="email" type="email" autoComplete="email" inputMode="email" maxLength={254} required />
        <Field
          label={messages.page}
          hint={messages.pageHint}
          optionalText={messages.optional}
          name="page"
          autoComplete="off"
          maxLength={300}
        />
        <TextArea label={messages.fault} hint={messages.faultHint} name="text" minLength={2} maxLength={5000} required />
        <Trap label={messages.trap} />
        <Button type="submit">{messages.send}</Button>
      </form>
    </section>
  );
}
export default AccessibilityReport;
