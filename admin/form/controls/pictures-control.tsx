import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { isRecord, type Steps, valueAt } from '#domain/document/patch.ts';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { FileDrop } from '../../media/file-drop.tsx';
import { paths } from '../../page-editor/icon-paths.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { type ControlProps, groupAttributesOf } from '../control-props.ts';
import { controlStyles } from '../control-styles.ts';
import { Field } from '../field.tsx';
import type { FieldSchema } from '../field-schema.ts';
import { useReadForm } from '../form-state.tsx';
import { formStyles } from '../styles.ts';
import { DeviceUploads } from './device-uploads.tsx';
import { MediaPicker } from './media-picker.tsx';
import { PictureOf } from './picture-control.tsx';
import { picturesStyles as styles } from './pictures-styles.ts';
import { useDeviceUploads } from './use-device-uploads.ts';

const altSchema: FieldSchema = { type: 'string', maxLength: 500 };

type Picture = Readonly<Record<string, unknown>>;

const toPictures = (value: unknown): readonly Picture[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Pictures in their order: from this device, its camera or the library, each with what it shows; moved by dragging or by its buttons. */
export function PicturesControl(props: ControlProps) {
  const { path, value, id, schema } = props;
  const messages = useMessages(allMessages);
  const read = useReadForm();
  const [isOpen, setIsOpen] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const pictures = toPictures(value);
  /** Changes what the form holds by now: a picture comes when its upload is done. */
  const change = (edit: (now: readonly Picture[]) => readonly Picture[]) =>
    read().write(path, edit(toPictures(valueAt(read().value, path))), false);
  const add = (name: string, alt: string) => change((now) => [...now, { name, alt, translations: {} }]);
  const { uploads, failures, take } = useDeviceUploads('pictures', ({ name }) => add(name, ''));
  const isFull = schema.maxItems !== undefined && pictures.length >= schema.maxItems;
  return (
    <fieldset {...groupAttributesOf(props)} className={formStyles.list}>
      <Pictures
        path={path}
        schema={schema.items ?? {}}
        pictures={pictures}
        onMove={(from, to) => change((now) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1)))}
        onRemove={(at) => change((now) => now.toSpliced(at, 1))}
      />
      {pictures.length > 0 && <p className={controlStyles.note}>{messages.altHint}</p>}
      {!isFull && (
        <FileDrop kinds="pictures" isMultiple label={messages.fromDevice} onTake={take}>
          {(open) => (
            <div className={styles.sources}>
              <button
                type="button"
                id={id}
                className={editorStyles.press}
                aria-describedby={props.describedBy}
                aria-invalid={props.isInvalid || undefined}
                onClick={open}
              >
                {messages.fromDevice}
              </button>
              <button type="button" className={`${editorStyles.press} ${styles.camera}`} onClick={() => camera.current?.click()}>
                {messages.takePhoto}
              </button>
              <button type="button" className={editorStyles.press} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                {messages.library}
              </button>
              <span className={styles.hint}>{messages.dropPictures}</span>
            </div>
          )}
        </FileDrop>
      )}
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={messages.takePhoto}
        onChange={({ target }) => {
          if (target.files?.length) take([...target.files]);
          target.value = '';
        }}
      />
      <DeviceUploads {...{ uploads, failures }} isMultiple />
      <MediaPicker
        open={isOpen}
        kinds="pictures"
        onClose={() => setIsOpen(false)}
        onChoose={({ name }, alt) => {
          add(name, alt);
          setIsOpen(false);
        }}
      />
    </fieldset>
  );
}

type Moves = { onMove: (from: number, to: number) => void; onRemove: (at: number) => void };

function Pictures({
  path,
  schema,
  pictures,
  onMove,
  onRemove,
}: Moves & { path: Steps; schema: FieldSchema; pictures: readonly Picture[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  /** Button that has the focus once the list is drawn anew: of the picture that was moved, or of what follows the one taken away. */
  const focus = useRef<{ at: number; action: string }>(null);
  const restoreFocus = useEffectEvent(() => {
    const wanted = focus.current;
    focus.current = null;
    if (!wanted) return;
    const item = list.current?.children[Math.min(wanted.at, pictures.length - 1)];
    const button = item?.querySelector<HTMLButtonElement>(`[data-action="${wanted.action}"]:not(:disabled)`);
    (button ?? item?.querySelector<HTMLButtonElement>('button:not(:disabled)'))?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order or number of pictures draws the list anew.
  useEffect(() => restoreFocus(), [pictures]);
  if (pictures.length === 0) return null;
  const move = (from: number, to: number, action: string) => {
    focus.current = { at: to, action };
    onMove(from, to);
  };
  return (
    <ol ref={list} className={styles.pictures}>
      {pictures.map((picture, at) => (
        <PictureItem
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice; they are known by their place.
          key={at}
          path={[...path, at]}
          schema={schema}
          name={String(picture.name ?? '')}
          count={pictures.length}
          isDragged={dragged === at}
          onDrag={setDragged}
          onDrop={() => {
            if (dragged !== null && dragged !== at) onMove(dragged, at);
            setDragged(null);
          }}
          onMove={(to, action) => move(at, to, action)}
          onRemove={() => {
            focus.current = { at, action: 'remove' };
            onRemove(at);
          }}
        />
      ))}
    </ol>
  );
}

type ItemProps = {
  path: Steps;
  schema: FieldSchema;
  name: string;
  count: number;
  isDragged: boolean;
  onDrag: (at: number | null) => void;
  onDrop: () => void;
  onMove: (to: number, action: string) => void;
  onRemove: () => void;
};

/** A picture with its place, its alternative text, and what else its schema asks. */
function PictureItem({ path, schema, name, count, isDragged, onDrag, onDrop, onMove, onRemove }: ItemProps) {
  const messages = useMessages(allMessages);
  const at = Number(path.at(-1));
  const what = messages.pictureNumber({ number: at + 1 });
  const presses = [
    { action: 'before', icon: paths.up, label: messages.up({ what }), isOff: at === 0, onPress: () => onMove(at - 1, 'before') },
    { action: 'after', icon: paths.down, label: messages.down({ what }), isOff: at === count - 1, onPress: () => onMove(at + 1, 'after') },
    { action: 'remove', icon: paths.close, label: messages.remove({ what }), isOff: false, onPress: onRemove },
  ];
  return (
    <li
      className={styles.item}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // Files are for the place below.
        if (event.dataTransfer.files.length > 0) return;
        event.preventDefault();
        onDrop();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is a second way; the buttons beside move it too. */}
      <div
        className={styles.thumb}
        draggable={count > 1}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          onDrag(at);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <PictureOf name={name} />
        <span className={styles.place}>{at + 1}</span>
      </div>
      <div className={styles.words}>
        <Field
          schema={altSchema}
          title={messages.altOf({ number: at + 1 })}
          hidesHelp
          path={[...path, 'alt']}
          isTranslated={schema.properties?.translations !== undefined}
        />
        <div className={styles.presses}>
          {presses.map(({ action, icon, label, isOff, onPress }) => (
            <button
              key={action}
              type="button"
              className={formStyles.itemPress}
              data-action={action}
              aria-label={label}
              disabled={isOff}
              onClick={onPress}
            >
              <IconPath path={icon} size="0.9rem" />
            </button>
          ))}
        </div>
      </div>
    </li>
  );
}
