import { memo, useMemo } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as editorMessages } from '#messages/generated/admin/page-editor.ts';
import type { CmsNode } from '#schemas/cms/document.ts';
import { controlStyles } from '../../parameters/controls/styles.ts';
import type { Editor } from '../use-editor.ts';
import { Field } from './field.tsx';
import { FormProvider, type FormScope } from './form-context.tsx';
import { formStyles as styles } from './styles.ts';
import { VisibilityField } from './visibility-field.tsx';

type BlockFormProps = Pick<Editor, 'document' | 'blocks' | 'issues' | 'facts' | 'run'> & { node: CmsNode };

/** The form of a block, made from its schema. A block of a type that this version does not know shows what it holds, unchanged. */
export const BlockForm = memo(function BlockForm({ node, document, blocks, issues, facts, run }: BlockFormProps) {
  const messages = useMessages(editorMessages);
  const { site, lang } = useSite();
  const block = Object.hasOwn(blocks, node.type) ? blocks[node.type] : undefined;
  const scope = useMemo<FormScope>(() => {
    const names = new Intl.DisplayNames([lang], { type: 'language' });
    const others = site.languages.filter(({ code, isValid }) => isValid && code !== site.defaultLang);
    return {
      ...{ node, document, run, issues },
      languages: others.map(({ code }) => ({ locale: code, name: names.of(code.slice(0, 2)) ?? code })),
      screen: facts?.kind === 'component' ? facts.name : null,
      fields: block?.schema.properties ?? {},
      defaults: block?.defaults ?? {},
    };
  }, [node, document, run, issues, facts, block, site, lang]);
  const required = block?.schema.required ?? [];
  return (
    <FormProvider value={scope}>
      <div className={styles.form}>
        {block ? (
          Object.entries(block.schema.properties ?? {}).map(([name, schema]) => (
            <Field key={name} schema={schema} steps={[name]} value={node.props[name]} isRequired={required.includes(name)} />
          ))
        ) : (
          <>
            <p className={controlStyles.warning}>{messages.unknownBlock({ type: node.type })}</p>
            <pre className={controlStyles.mono}>{JSON.stringify(node.props, null, 2)}</pre>
          </>
        )}
        <VisibilityField />
      </div>
    </FormProvider>
  );
});
