import { useId, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { readFailure } from '#domain/call-failure.ts';
import type { Changes, Texts } from '#domain/parameters-draft.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters/dialogs.ts';
import type { ParameterDifference } from '#schemas/parameter.ts';
import { isLogoKey } from '#schemas/parameters/logos.ts';
import { Alert } from '#ui/alert.tsx';
import { editorStyles } from '../styles.ts';
import { Difference, SettingName } from './difference.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { dialogStyles as styles } from './styles.ts';
import { type Fault, readSetFile } from './transfer.ts';

export type ImportDialogProps = {
  open: boolean;
  onClose: () => void;
  texts: Texts;
  onChange: (changes: Changes) => void;
  onSave: () => void;
};

/** Reads a file of settings, shows what it would change and what is refused, and only then applies it to the draft. */
export function ImportDialog({ open, onClose, texts, onChange, onSave }: ImportDialogProps) {
  const messages = useMessages(allMessages);
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [values, setValues] = useState<Changes | null>(null);
  const [difference, setDifference] = useState<ParameterDifference | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const close = () => {
    setValues(null);
    setDifference(null);
    setProblem(null);
    onClose();
  };
  const check = async (wanted: Changes, whole: boolean) => {
    setValues(wanted);
    setDifference(null);
    setProblem(null);
    const missing = whole ? Object.keys(texts).filter((key) => !Object.hasOwn(wanted, key) && !isLogoKey(key)) : [];
    const body = { values: { ...Object.fromEntries(missing.map((key) => [key, null])), ...wanted } };
    try {
      setDifference(await browserApi.call('POST /admin/parameter/check', { body }));
    } catch (error) {
      setProblem(`${messages.notChecked} ${readFailure(error).message}`);
    }
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const result = readSetFile(await file.text());
    if ('values' in result) return check(result.values, isWhole);
    setDifference(null);
    setValues(null);
    setProblem(faultText(result.fault));
  };
  const faultText = (fault: Fault) => ('key' in fault ? messages.bad[fault.kind]({ key: fault.key }) : messages.bad[fault.kind]);
  const apply = () => {
    onChange(Object.fromEntries(difference?.changes.map(({ key, after }) => [key, after]) ?? []));
    notify({ kind: 'success', text: messages.importApplied });
    close();
  };
  const canApply = difference !== null && difference.changes.length > 0;

  return (
    <PanelDialog
      open={open}
      onClose={close}
      title={messages.import}
      closeLabel={messages.close}
      footer={
        <>
          <button type="button" className={editorStyles.press} onClick={close}>
            {messages.cancel}
          </button>
          <button type="button" className={editorStyles.press} disabled={!canApply} onClick={apply}>
            {messages.apply}
          </button>
          <button
            type="button"
            className={editorStyles.strongPress}
            disabled={!canApply}
            onClick={() => {
              apply();
              onSave();
            }}
          >
            {messages.applySave}
          </button>
        </>
      }
    >
      <p>{messages.importHelp}</p>
      <div className={styles.drop}>
        <label htmlFor={id}>{messages.file}</label>
        <input id={id} type="file" accept=".json,application/json" onChange={(event) => void read(event.target.files?.[0])} />
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isWhole}
            onChange={(event) => {
              setIsWhole(event.target.checked);
              if (values) void check(values, event.target.checked);
            }}
          />
          {messages.wholeSet}
        </label>
      </div>
      {problem && <Alert tone="error" live title={problem} />}
      {values && !difference && !problem && <p role="status">{messages.checking}</p>}
      {difference && (
        <>
          <p role="status">
            <strong>{messages.wouldChange({ count: difference.changes.length })}</strong>
          </p>
          <Difference changes={difference.changes} />
          {difference.refused.length > 0 && (
            <Alert tone="warning" title={messages.wouldRefuse({ count: difference.refused.length })}>
              <ul className={styles.list}>
                {difference.refused.map(({ key, value, reason }) => (
                  <li key={key} className={styles.change}>
                    <SettingName name={key} />
                    <span>
                      <code className={styles.value}>{value.slice(0, 120)}</code> {messages.reasons[reason]}
                    </span>
                  </li>
                ))}
              </ul>
            </Alert>
          )}
        </>
      )}
    </PanelDialog>
  );
}
