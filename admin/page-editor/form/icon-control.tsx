import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import { IconPicker, useIconSet } from '../../parameters/controls/icon-control.tsx';
import { controlStyles } from '../../parameters/controls/styles.ts';
import { PanelDialog } from '../../parameters/dialogs/panel-dialog.tsx';
import { editorStyles } from '../../parameters/styles.ts';
import { attributesOf, type ControlProps } from './control-props.ts';

/** An icon by its name, or chosen from the sets. */
export function IconControl({ onSet, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const [isOpen, setIsOpen] = useState(false);
  const set = useIconSet();
  const text = typeof props.value === 'string' ? props.value : '';
  return (
    <>
      <div className={controlStyles.row}>
        <input
          {...attributesOf(props)}
          type="text"
          className={`${controlStyles.input} ${controlStyles.stretch}`}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => onSet(event.target.value === '' ? undefined : event.target.value)}
        />
        <button type="button" className={editorStyles.press} onClick={() => setIsOpen(true)}>
          {messages.choose}
        </button>
      </div>
      <PanelDialog open={isOpen} onClose={() => setIsOpen(false)} title={props.label} closeLabel={messages.close}>
        {set && (
          <IconPicker
            icons={set.iconSet}
            chosen={set.findIcon(text, 'fa-solid')}
            onChoose={(name) => {
              onSet(name);
              setIsOpen(false);
            }}
          />
        )}
      </PanelDialog>
    </>
  );
}
