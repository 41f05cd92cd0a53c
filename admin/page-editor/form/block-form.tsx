import { memo, useMemo } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { pointerOf, textsOfNode } from '#domain/document/texts.ts';
import { messages as editorMessages } from '#messages/generated/admin/page-editor.ts';
import type { CmsNode } from '#schemas/cms/document.ts';
import { languageName } from '#schemas/site.ts';
import { controlStyles } from '../../form/control-styles.ts';
import { Fields } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import type { FormState } from '../../form/form-state.tsx';
import { formStyles as styles } from '../../form/styles.ts';
import type { Editor } from '../use-editor.ts';
import { BindPicker } from './bind-picker.tsx';
import { type BlockContext, blockFormId } from './block-context.ts';
import { BlockComponentControl, BlockLinkControl } from './block-controls.tsx';
import { ResponsiveControl } from './responsive-control.tsx';
import { VisibilityField } from './visibility-field.tsx';

type BlockFormProps = Pick<Editor, 'document' | 'blocks' | 'issues' | 'facts' | 'run'> & { node: CmsNode };

const controls = { link: BlockLinkControl, component: BlockComponentControl, responsive: ResponsiveControl };

/** The form of a block, made from its schema. A block of a type that this version does not know shows what it holds, unchanged. */
export const BlockForm = memo(function BlockForm({ node, document, blocks, issues, facts, run }: BlockFormProps) {
  const messages = useMessages(editorMessages);
  const { site, lang } = useSite();
  const block = Object.hasOwn(blocks, node.type) ? blocks[node.type] : undefined;
  const { id } = node;
  const languages = useMemo(() => {
    const others = site.languages.filter(({ code, isValid }) => isValid && code !== site.defaultLang);
    return others.map(({ code }) => ({ locale: code, name: languageName(code, lang) }));
  }, [site, lang]);
  const faults = useMemo(() => {
    const own = issues.filter(({ idNode, prop }) => idNode === id && prop !== null);
    return Object.fromEntries([...Map.groupBy(own, ({ prop }) => prop)].map(([prop, all]) => [prop, all.map(({ message }) => message)]));
  }, [issues, id]);
  const form: Omit<FormState, 'controls'> = {
    id: blockFormId(id),
    schema: block?.schema ?? {},
    value: node.props,
    write: (steps, value) => run({ do: 'prop.set', id, steps, value }),
    ...{ faults, languages, defaults: block?.defaults ?? {}, bound: node.bind, Marks: BindPicker },
    entries: {
      insert: (steps, index, value) => run({ do: 'item.insert', id, steps, index, value }),
      move: (steps, from, to) => run({ do: 'item.move', id, steps, from, to }),
      remove: (steps, index) => run({ do: 'item.delete', id, steps, index }),
    },
    translations: {
      read: (steps, locale) => textsOfNode(document, id)[locale]?.[pointerOf(steps)] ?? '',
      write: (steps, locale, text) => run({ do: 'text.set', id, locale, pointer: pointerOf(steps), text: text === '' ? null : text }),
    },
    context: { node, document, run, screen: facts?.kind === 'component' ? facts.name : null } satisfies BlockContext,
  };
  return (
    <div className={styles.form}>
      <Form {...form} controls={controls}>
        {block ? (
          <Fields />
        ) : (
          <>
            <p className={controlStyles.warning}>{messages.unknownBlock({ type: node.type })}</p>
            <pre className={controlStyles.mono}>{JSON.stringify(node.props, null, 2)}</pre>
          </>
        )}
        <VisibilityField />
      </Form>
    </div>
  );
});
