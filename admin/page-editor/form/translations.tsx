import { lazy, Suspense } from 'react';
import { useMessages } from '#client/site.tsx';
import { textsOfNode } from '#domain/document/texts.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { controlStyles } from '../../parameters/controls/styles.ts';
import type { FieldKind } from './field-kind.ts';
import { fieldIdOf, useForm } from './form-context.tsx';
import { formStyles as styles } from './styles.ts';

const RichTextField = lazy(async () => ({ default: (await import('../../rich-text/rich-text-field.tsx')).RichTextField }));

type Props = { kind: FieldKind; pointer: string; label: string };

/** The words of a text in the site's other languages, below those of its own. */
export function Translations({ kind, pointer, label }: Props) {
  const messages = useMessages(allMessages);
  const { node, document, languages, run } = useForm();
  const texts = textsOfNode(document, node.id);
  return languages.map(({ locale, name }) => {
    const id = `${fieldIdOf(node.id, [pointer])}-${locale}`;
    const text = texts[locale]?.[pointer] ?? '';
    const set = (next: string) => run({ do: 'text.set', id: node.id, locale, pointer, text: next === '' ? null : next });
    const shared = { id, lang: locale.replace('_', '-'), value: text, placeholder: messages.asInOwn };
    return (
      <div key={locale} className={styles.language}>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {messages.inLanguage({ label, language: name })}
        </label>
        {kind === 'text' && <input {...shared} type="text" className={controlStyles.input} onChange={(event) => set(event.target.value)} />}
        {kind === 'area' && <textarea {...shared} rows={3} className={controlStyles.area} onChange={(event) => set(event.target.value)} />}
        {kind === 'rich-text' && (
          <Suspense fallback={<Skeleton label={messages.loading} bars={[8]} />}>
            <RichTextField
              {...{ id, text }}
              labelledBy={`${id}-label`}
              describedBy={undefined}
              onType={set}
              source={<textarea {...shared} rows={8} className={controlStyles.code} onChange={(event) => set(event.target.value)} />}
            />
          </Suspense>
        )}
      </div>
    );
  });
}
