import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import type { AdminPageDetail, PageProperties } from '#schemas/page-admin.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { errorAt } from '../call/failure-alert.tsx';
import { pagesStyles as styles } from './styles.ts';

type Translations = PageProperties['translations'];
type TranslationFieldsProps = {
  locale: string;
  /** Its name, for the heading. */
  language: string;
  detail: AdminPageDetail;
  value: Translations;
  failure: CallFailure | null;
  onChange: (translations: Translations) => void;
};

/** Title, menu title and description in another language of the site; what is empty shows the site's own. */
export function TranslationFields({ locale, language, detail, value, failure, onChange }: TranslationFieldsProps) {
  const messages = useMessages(allMessages);
  const texts = Object.entries(value).find(([one]) => one === locale)?.[1] ?? {};
  const set = (name: 'title' | 'menuTitle' | 'metaDescription', text: string) => {
    const next = Object.entries({ ...texts, [name]: text }).filter(([, one]) => one !== '');
    onChange({ ...value, [locale]: Object.fromEntries(next) });
  };
  const error = (name: string) => errorAt(failure, `translations.${locale}.${name}`);
  return (
    <fieldset className={styles.group} lang={locale.slice(0, 2)}>
      <legend>{messages.translations({ language })}</legend>
      <Field
        label={messages.name}
        placeholder={detail.title}
        hint={messages.translationsHint}
        value={texts.title ?? ''}
        maxLength={160}
        error={error('title')}
        onChange={(event) => set('title', event.target.value)}
      />
      <Field
        label={messages.menuTitle}
        placeholder={detail.menuTitle || detail.title}
        value={texts.menuTitle ?? ''}
        maxLength={80}
        error={error('menuTitle')}
        onChange={(event) => set('menuTitle', event.target.value)}
      />
      <TextArea
        label={messages.description}
        placeholder={detail.metaDescription}
        value={texts.metaDescription ?? ''}
        maxLength={320}
        error={error('metaDescription')}
        onChange={(event) => set('metaDescription', event.target.value)}
      />
    </fieldset>
  );
}
