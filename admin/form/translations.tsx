import { useMessages } from '#client/site.tsx';
import { type Steps, valueAt } from '#domain/document/patch.ts';
import { pointerOf } from '#domain/document/texts.ts';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { Control } from './control.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldSchema } from './field-schema.ts';
import { type FormState, fieldIdOf, useForm, useReadForm } from './form-state.tsx';
import { formStyles as styles } from './styles.ts';

type Language = NonNullable<FormState['languages']>[number];
type Props = { kind: string; schema: FieldSchema; path: Steps; label: string };

/** The words of a text in the site's other languages, below those of its own. */
export const Translations = ({ languages, ...field }: Props & { languages: readonly Language[] }) =>
  languages.map((language) => <Translation key={language.locale} {...field} language={language} />);

/** The path of a text in another language: where the form places it, else beside its field. */
const translationPath = ({ placeTranslation, value }: FormState, path: Steps, locale: string): Steps =>
  placeTranslation?.(path, locale, value) ?? [...path.slice(0, -1), 'translations', locale, ...path.slice(-1)];

function Translation({ kind, schema, path, label, language: { locale, name } }: Props & { language: Language }) {
  const messages = useMessages(allMessages);
  const read = useReadForm();
  const text = useForm((form) =>
    form.translations ? form.translations.read(path, locale) : valueAt(form.value, translationPath(form, path, locale)),
  );
  // The place may hang on what is written elsewhere in the form, such as the key of a question.
  useForm((form) => pointerOf(translationPath(form, path, locale)));
  const place = translationPath(read(), path, locale);
  const id = useForm((form) => `${fieldIdOf(form.id, path)}-${locale}`);
  const own = messages.inLanguage({ label, language: name });
  const pointer = pointerOf(place);
  const formFaults = useForm((form) => form.faults?.[pointer]?.join('\n'));
  const Marks = useForm((form) => form.TranslationMarks);
  const write = (next: unknown, isTyped = false) => {
    const form = read();
    if (form.translations) form.translations.write(path, locale, typeof next === 'string' ? next : '');
    else form.write(place, next === '' ? undefined : next, isTyped);
  };
  return (
    <div className={styles.language}>
      <FieldFrame
        {...{ id, path: place, label: own, faults: formFaults?.split('\n') ?? [] }}
        kind={kind}
        isGroup={kind === 'rich-text'}
        marks={Marks && <Marks path={place} label={own} kind={kind} />}
      >
        {(frame) => (
          <Control
            {...{ ...frame, kind, schema, write }}
            path={place}
            label={own}
            lang={locale.replace('_', '-')}
            value={text}
            fallback={messages.asInOwn}
            isNullable={false}
          />
        )}
      </FieldFrame>
    </div>
  );
}
