import { useId, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useWords } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import type { Changes, Texts } from '#machines/parameters/draft.ts';
import { readFailure } from '#schemas/failure.ts';
import type { ParameterDifference } from '#schemas/parameter.ts';
import { Alert } from '#ui/alert.tsx';
import { editorStyles } from '../styles.ts';
import { Difference, SettingName } from './difference.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { dialogStyles as styles } from './styles.ts';
import { type Fault, readSetFile } from './transfer.ts';
import { words as allWords } from './words.ts';

export type ImportDialogProps = {
  open: boolean;
  onClose: () => void;
  texts: Texts;
  onChange: (changes: Changes) => void;
  onSave: () => void;
};

/** Reads a file of settings, shows what it would change and what is refused, and only then applies it to the draft. */
export function ImportDialog({ open, onClose, texts, onChange, onSave }: ImportDialogProps) {
  const words = useWords(allWords);
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
    const missing = whole ? Object.keys(texts).filter((key) => !Object.hasOwn(wanted, key)) : [];
    const body = { values: { ...Object.fromEntries(missing.map((key) => [key, null])), ...wanted } };
    try {
      setDifference(await browserApi.call('POST /admin/parameter/check', { body }));
    } catch (error) {
      setProblem(`${words.notChecked} ${readFailure(error).message}`);
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
  const faultText = (fault: Fault) => ('key' in fault ? words.bad[fault.kind](fault.key) : words.bad[fault.kind]);
  const apply = () => {
    onChange(Object.fromEntries(difference?.changes.map(({ key, after }) => [key, after]) ?? []));
    notify({ kind: 'success', text: words.importApplied });
    close();
  };
  const canApply = difference !== null && difference.changes.length > 0;

  return (
    <PanelDialog
      open={open}
      onClose={close}
      title={words.import}
      closeLabel={words.close}
      footer={
        <>
          <button type="button" className={editorStyles.press} onClick={close}>
            {words.cancel}
          </button>
          <button type="button" className={editorStyles.press} disabled={!canApply} onClick={apply}>
            {words.apply}
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
            {words.applySave}
          </button>
        </>
      }
    >
      <p>{words.importHelp}</p>
      <div className={styles.drop}>
        <label htmlFor={id}>{words.file}</label>
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
          {words.wholeSet}
        </label>
      </div>
      {problem && <Alert tone="error" live title={problem} />}
      {values && !difference && !problem && <p role="status">{words.checking}</p>}
      {difference && (
        <>
          <p role="status">
            <strong>{words.wouldChange(difference.changes.length)}</strong>
          </p>
          <Difference changes={difference.changes} />
          {difference.refused.length > 0 && (
            <Alert tone="warning" title={words.wouldRefuse(difference.refused.length)}>
              <ul className={styles.list}>
                {difference.refused.map(({ key, value, reason }) => (
                  <li key={key} className={styles.change}>
                    <SettingName name={key} />
                    <span>
                      <code className={styles.value}>{value.slice(0, 120)}</code> {words.reasons[reason]}
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
