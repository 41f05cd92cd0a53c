import { useMessages, useSite } from '#client/site.tsx';
import { isRecord } from '#domain/document/patch.ts';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import type { ControlProps } from '../control-props.ts';
import { controlStyles } from '../control-styles.ts';
import { findFirstText } from '../first-text.ts';
import { useForm } from '../form-state.tsx';
import { formStyles as styles } from '../styles.ts';
import { TextAreaControl } from './text-controls.tsx';

/** Signs of a description, and of a title, that search engines show before they cut. */
const shownLength = 155;
const titleLength = 60;

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text);

const titleOf = (value: unknown): string => (isRecord(value) ? findFirstText(value, ['title', 'name']) : '');

/** The short text of a page, shown where no description is written for search engines. */
function summaryOf(value: unknown): string {
  const texts = isRecord(value) ? [value.shortDescription, value.excerpt, value.summary] : [];
  return (texts.find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined) ?? '';
}

/** A description for search engines, with its length and how a result with it looks. Without one, engines take words of the page. */
export function DescriptionControl(props: ControlProps) {
  const messages = useMessages(allMessages).description;
  const { site } = useSite();
  const title = useForm(({ value }) => titleOf(value));
  const summary = useForm(({ value }) => summaryOf(value));
  const text = typeof props.value === 'string' ? props.value.trim() : '';
  return (
    <div className={styles.list}>
      <TextAreaControl {...props} />
      <p className={text.length > shownLength ? controlStyles.warning : controlStyles.note}>
        {messages.length({ count: text.length, limit: shownLength })}
      </p>
      <figure className={styles.result}>
        <figcaption className={controlStyles.note}>{messages.result}</figcaption>
        <p className={styles.resultTitle}>{cut(`${title || '…'} – ${site.name}`, titleLength)}</p>
        <p>{cut(text || summary || messages.ofPage, shownLength)}</p>
      </figure>
    </div>
  );
}
