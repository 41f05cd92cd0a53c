import { useEffect } from 'react';
import { fontsQuery } from '#client/queries/parameters.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import type { Changes } from '#domain/parameters-draft.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters/dialogs.ts';
import { presets, presetTexts, presetValues } from '#themes/presets/index.ts';
import { knowFamily } from '../../form/controls/font-faces.ts';
import { PanelDialog } from './panel-dialog.tsx';
import { PresetCard } from './preset-card.tsx';
import { dialogStyles as styles } from './styles.ts';

export type PresetsDialogProps = { open: boolean; onClose: () => void; onChange: (changes: Changes) => void };

/** The ready looks. Choosing one changes the draft in one step; the preview shows it at once. */
export function PresetsDialog({ open, onClose, onChange }: PresetsDialogProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const families = useServerState(fontsQuery()).data;
  useEffect(() => {
    if (open) for (const family of families ?? []) knowFamily(family);
  }, [open, families]);
  return (
    <PanelDialog open={open} onClose={onClose} title={messages.presets} closeLabel={messages.close}>
      <p>{messages.presetsHelp}</p>
      <ul className={styles.cards}>
        {presets.map((preset) => (
          <li key={preset.id}>
            <PresetCard
              preset={preset}
              onApply={() => {
                onChange(presetValues(preset));
                notify({ kind: 'success', text: messages.applied({ name: presetTexts[lang][preset.id].label }) });
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
    </PanelDialog>
  );
}
