import { useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { readFailure } from '#domain/call-failure.ts';
import type { ImportReport } from '#schemas/product-import.ts';
import { startWork } from '../shell/background-work.ts';

/** State of an import. `checked`: the trial is over, and waits for confirmation if nothing is refused. */
export type ImportState =
  | { step: 'empty' }
  | { step: 'checking' | 'importing' }
  | { step: 'checked' | 'done'; report: ImportReport }
  | { step: 'failed'; message: string };

/**
 * A file is tried when it is chosen, and imported when that is confirmed.
 * @param nameTask what the panel's activity calls the trial or the import of a file
 */
export function useImport(nameTask: (v: { file: string; isTrial: boolean }) => string) {
  const file = useRef<File | null>(null);
  const [state, setState] = useState<ImportState>({ step: 'empty' });
  const send = async (dryRun: boolean) => {
    if (!file.current) return;
    setState({ step: dryRun ? 'checking' : 'importing' });
    const work = startWork(nameTask({ file: file.current.name, isTrial: dryRun }));
    try {
      const body = { files: { file: file.current } };
      const report = await browserApi.call('POST /admin/product/import', { body, query: { dryRun: dryRun ? 'true' : 'false' } });
      work.finish();
      // Changes made since the trial may cause refusals.
      setState({ step: report.isWritten ? 'done' : 'checked', report });
    } catch (error) {
      const { message, fieldErrors } = readFailure(error);
      const reason = fieldErrors[0]?.error ?? message;
      work.fail(reason);
      setState({ step: 'failed', message: reason });
    }
  };
  return {
    state,
    choose: (chosen: File | undefined) => {
      file.current = chosen ?? null;
      setState({ step: 'empty' });
      void send(true);
    },
    confirm: () => void send(false),
    giveUp: () => {
      file.current = null;
      setState({ step: 'empty' });
    },
  };
}
