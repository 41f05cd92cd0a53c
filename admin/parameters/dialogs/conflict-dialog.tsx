import { useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { clashOf, type Draft, type Side } from '#domain/parameters-draft.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters/dialogs.ts';
import type { ParameterSet } from '#schemas/parameter.ts';
import { settingName } from '../setting-name.ts';
import { editorStyles } from '../styles.ts';
import { Difference, SettingName, Value } from './difference.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { dialogStyles as styles } from './styles.ts';

export type ConflictDialogProps = {
  draft: Draft;
  theirs: ParameterSet;
  onSettle: (choices: Readonly<Record<string, Side>>) => void;
  onLeave: () => void;
};

const sides = ['mine', 'theirs'] as const;

/** Dialog after a save by somebody else: for each setting that both changed, one value is chosen. Then it is saved on top of theirs. */
export function ConflictDialog({ draft, theirs, onSettle, onLeave }: ConflictDialogProps) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const { lang } = useSite();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const clash = clashOf(draft, theirs.values);
  const all = (side: Side) => Object.fromEntries(clash.both.map((key) => [key, side]));
  const textOf = (side: Side, key: string) => (side === 'mine' ? draft.texts[key] : theirs.values[key]) ?? null;
  return (
    <PanelDialog
      open
      onClose={onLeave}
      title={messages.conflict}
      closeLabel={messages.close}
      footer={
        <>
          <button type="button" className={editorStyles.press} onClick={() => onSettle(all('theirs'))}>
            {messages.takeTheirs}
          </button>
          <button type="button" className={editorStyles.press} onClick={() => onSettle(all('mine'))}>
            {messages.keepMine}
          </button>
          <button type="button" className={editorStyles.strongPress} onClick={() => onSettle(choices)}>
            {messages.saveChoice}
          </button>
        </>
      }
    >
      <p>
        {theirs.savedAt && messages.conflictBy({ who: theirs.savedBy, when: dates.moment(theirs.savedAt) })}{' '}
        {messages.conflictBoth({ count: clash.both.length })}
      </p>
      <ul className={styles.list}>
        {clash.both.map((key) => (
          <li key={key} className={styles.change}>
            <SettingName name={key} />
            <div role="radiogroup" aria-label={settingName(key, lang)} className={styles.choices}>
              {sides.map((side) => (
                <label key={side} className={styles.choice}>
                  <input
                    type="radio"
                    name={`conflict-${key}`}
                    checked={(choices[key] ?? 'mine') === side}
                    onChange={() => setChoices({ ...choices, [key]: side })}
                  />
                  {messages[side]}
                  <Value name={key} text={textOf(side, key)} side="after" />
                </label>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {clash.theirs.length > 0 && (
        <details>
          <summary>{messages.conflictTheirs({ count: clash.theirs.length })}</summary>
          <Difference
            changes={clash.theirs.map((key) => ({ key, before: draft.stored[key] ?? null, after: theirs.values[key] ?? null }))}
          />
        </details>
      )}
    </PanelDialog>
  );
}
