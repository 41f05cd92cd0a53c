import { useMemo, useState } from 'react';
import { mediaUsesQuery } from '#client/queries/media-library.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { renditionUrl } from '#domain/addresses.ts';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { isObject } from '#renderer/core/value.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles } from '../control-styles.ts';
import { Field } from '../field.tsx';
import { altNeededUnless, pictureKey } from '../field-kind.ts';
import { Fields } from '../fields.tsx';
import { useForm } from '../form-state.tsx';
import { formStyles as styles } from '../styles.ts';
import { ChosenText } from './chosen-text.tsx';
import { MediaPicker } from './media-picker.tsx';

/** A picture of the library and what it shows for those who do not see it. */
export function PictureControl({ schema, value, write, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const { label } = props;
  const [isOpen, setIsOpen] = useState(false);
  const key = pictureKey(schema);
  const more = useMemo(() => listMore(schema), [schema]);
  const own = isObject(value) ? value : {};
  const name = typeof own[key] === 'string' ? own[key] : '';
  const isEntry = typeof props.path.at(-1) === 'number';
  return (
    <div className={styles.list}>
      <button
        {...attributesOf(props)}
        type="button"
        className={styles.pictureButton}
        aria-labelledby={undefined}
        // The visible text is part of the accessible name.
        aria-label={name === '' ? `${messages.noPicture}. ${messages.choosePicture({ label })}` : messages.choosePicture({ label })}
        onClick={() => setIsOpen(true)}
      >
        {name === '' ? <span className={styles.emptyPicture}>{messages.noPicture}</span> : <PictureOf name={name} />}
      </button>
      <div className={controlStyles.row}>
        <button type="button" className={editorStyles.press} onClick={() => setIsOpen(true)}>
          {messages.choose}
        </button>
        {name !== '' && !isEntry && (
          <button
            type="button"
            className={editorStyles.press}
            aria-label={messages.remove({ what: label })}
            onClick={() => write(undefined)}
          >
            {messages.take}
          </button>
        )}
      </div>
      {name !== '' && <Alternative {...props} schema={schema} />}
      {key === 'name' && <Fields schema={schema} path={props.path} names={more} />}
      <MediaPicker
        open={isOpen}
        kinds="pictures"
        onClose={() => setIsOpen(false)}
        onChoose={(item, suggestedAlt) => {
          // The old picture's alternative text does not describe the new one.
          const described = { [key]: item.name, alt: suggestedAlt };
          write(key === 'name' ? { ...own, ...described, translations: withoutAlts(own.translations) } : described);
          setIsOpen(false);
        }}
      />
    </div>
  );
}

/** Fields of an entity's picture besides its file and its alternative text, such as a caption. */
const listMore = ({ properties = {} }: ControlProps['schema']): string[] =>
  Object.keys(properties).filter((name) => !['name', 'alt', 'translations'].includes(name));

/** Texts of a picture in other languages without what describes the old one. */
function withoutAlts(translations: unknown): Record<string, unknown> {
  const texts = Object.entries(isObject(translations) ? translations : {});
  return Object.fromEntries(texts.map(([locale, fields]) => [locale, isObject(fields) ? { ...fields, alt: undefined } : {}]));
}

/** Field for the alternative text of a picture. An empty one means decoration, unless the block requires a text until a prop is on. */
function Alternative({ schema, path }: Pick<ControlProps, 'schema' | 'path'>) {
  const messages = useMessages(allMessages);
  const neededUnless = useForm((form) => altNeededUnless(schema, isObject(form.value) ? form.value : {}));
  const prop = useForm((form) => (neededUnless === undefined ? '' : (form.schema.properties?.[neededUnless]?.title ?? '')));
  return (
    <Field
      schema={{ type: 'string', maxLength: 500, title: messages.alt, ...(neededUnless === undefined && { description: messages.noAlt }) }}
      path={[...path, 'alt']}
      isTranslated={schema.properties?.translations !== undefined}
      emptyFault={neededUnless === undefined ? undefined : messages.altNeeded({ prop })}
    />
  );
}

/** A video or PDF of the library, or an address. */
export function FileControl(props: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ChosenText {...props} onChoose={() => setIsOpen(true)} />
      <MediaPicker
        open={isOpen}
        kinds="files"
        onClose={() => setIsOpen(false)}
        onChoose={(item) => {
          props.write(item.url);
          setIsOpen(false);
        }}
      />
    </>
  );
}

/** A picture of the library by its name, small. Decorative: what it shows is said beside it. */
export function PictureOf({ name }: { name: string }) {
  const { data } = useServerState(mediaUsesQuery(name));
  if (!data) return <span className={styles.emptyPicture} />;
  return <img src={renditionUrl(data.url, 320, 'webp')} alt="" className={styles.picture} loading="lazy" draggable={false} />;
}
