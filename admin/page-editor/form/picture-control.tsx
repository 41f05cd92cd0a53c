import { useState } from 'react';
import { mediaUsesQuery } from '#client/queries/media-library.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { renditionUrl } from '#domain/addresses.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import { isObject } from '#renderer/core/value.ts';
import { controlStyles } from '../../parameters/controls/styles.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { attributesOf, type ControlProps } from './control-props.ts';
import { altNeededUnless } from './field-kind.ts';
import { useForm } from './form-context.tsx';
import { MediaPicker } from './media-picker.tsx';
import { formStyles as styles } from './styles.ts';

/** A picture of the library and what it shows for those who do not see it. */
export function PictureControl({ schema, value, onSet, steps, id, label }: ControlProps) {
  const messages = useMessages(allMessages);
  const { node, run } = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const name = isObject(value) && typeof value.picture === 'string' ? value.picture : '';
  const alt = isObject(value) && typeof value.alt === 'string' ? value.alt : '';
  return (
    <div className={styles.pictureField}>
      <button
        type="button"
        id={id}
        className={styles.pictureButton}
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
        {name !== '' && (
          <button
            type="button"
            className={editorStyles.press}
            aria-label={messages.remove({ what: label })}
            onClick={() => onSet(undefined)}
          >
            {messages.take}
          </button>
        )}
      </div>
      {name !== '' && (
        <Alternative
          id={`${id}-alt`}
          value={alt}
          neededUnless={altNeededUnless(schema, node.props)}
          onType={(text) => run({ do: 'prop.set', id: node.id, steps: [...steps, 'alt'], value: text })}
        />
      )}
      <MediaPicker
        open={isOpen}
        kinds="pictures"
        onClose={() => setIsOpen(false)}
        onChoose={(item, suggestedAlt) => {
          // The old picture's alternative text does not describe the new one.
          onSet({ picture: item.name, alt: suggestedAlt });
          setIsOpen(false);
        }}
      />
    </div>
  );
}

type AlternativeProps = { id: string; value: string; neededUnless: string | undefined; onType: (text: string) => void };

/** Field for the alternative text of a picture. An empty one means decoration, unless the block requires a text until a prop is on. */
function Alternative({ id, value, neededUnless, onType }: AlternativeProps) {
  const messages = useMessages(allMessages);
  const { fields } = useForm();
  const isMissing = value === '' && neededUnless !== undefined;
  const noteId = `${id}-note`;
  return (
    <div data-field={id}>
      <label className={styles.label} htmlFor={id}>
        {messages.alt}
      </label>
      <textarea
        id={id}
        className={controlStyles.area}
        rows={2}
        maxLength={500}
        aria-invalid={isMissing || undefined}
        aria-describedby={value === '' ? noteId : undefined}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      {value === '' && (
        <p id={noteId} className={isMissing ? styles.fault : controlStyles.note}>
          {isMissing ? messages.altNeeded({ prop: fields[neededUnless]?.title ?? '' }) : messages.noAlt}
        </p>
      )}
    </div>
  );
}

/** A video or PDF of the library, or an address. */
export function FileControl({ onSet, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={controlStyles.row}>
      <input
        {...attributesOf(props)}
        type="text"
        className={`${controlStyles.input} ${controlStyles.stretch}`}
        value={typeof props.value === 'string' ? props.value : ''}
        onChange={(event) => onSet(event.target.value === '' ? undefined : event.target.value)}
      />
      <button type="button" className={editorStyles.press} onClick={() => setIsOpen(true)}>
        {messages.choose}
      </button>
      <MediaPicker
        open={isOpen}
        kinds="files"
        onClose={() => setIsOpen(false)}
        onChoose={(item) => {
          onSet(item.url);
          setIsOpen(false);
        }}
      />
    </div>
  );
}

/** A picture of the library by its name, small. Decorative: what it shows is said beside it. */
export function PictureOf({ name }: { name: string }) {
  const { data } = useServerState(mediaUsesQuery(name));
  if (!data) return <span className={styles.emptyPicture} />;
  return <img src={renditionUrl(data.url, 320, 'webp')} alt="" className={styles.picture} loading="lazy" draggable={false} />;
}
