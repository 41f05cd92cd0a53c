import { useCallback, useEffect, useRef, useState } from 'react';
import { readPanelAgain } from '#client/queries/admin.ts';
import { randomId } from '#client/random-id.ts';
import { type CallFailure, readFailure } from '#domain/call-failure.ts';
import { uploadFile } from './upload-file.ts';

/** Files that are sent at the same time; the others wait. */
const maxUploadsAtOnce = 2;

export type FileUpload = {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'interrupted' | 'done' | 'failed';
  /** 0 to 1. */
  progress: number;
  failure: CallFailure | null;
};

/** Files on their way into the library: several at once, each with how far it is; a refused one can be taken off or tried again. */
export function useUploads({ folder, replaces }: { folder?: string; replaces?: string }) {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const change = useCallback(
    (key: string, more: Partial<FileUpload>) => setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...more } : one))),
    [],
  );

  useEffect(() => {
    const free = maxUploadsAtOnce - controllers.current.size;
    for (const { key, file } of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
      const controller = new AbortController();
      controllers.current.set(key, controller);
      change(key, { state: 'sending' });
      uploadFile(file, {
        ...{ folder, replaces, signal: controller.signal },
        onProgress: (progress) => change(key, { progress }),
        onInterrupted: (isInterrupted) => change(key, { state: isInterrupted ? 'interrupted' : 'sending' }),
      })
        .then(
          () => change(key, { state: 'done', progress: 1 }),
          (error: unknown) => change(key, { state: 'failed', failure: readFailure(error) }),
        )
        .finally(() => {
          controllers.current.delete(key);
          void readPanelAgain();
          // The next one begins.
          setUploads((all) => [...all]);
        });
    }
  }, [uploads, folder, replaces, change]);

  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  return {
    uploads,
    add: (files: Iterable<File>) =>
      setUploads((all) => [
        ...all,
        ...[...files].map((file): FileUpload => ({ key: randomId(), file, state: 'waiting', progress: 0, failure: null })),
      ]),
    retry: (key: string) => change(key, { state: 'waiting', progress: 0, failure: null }),
    /** Gives one up, or takes one that has ended off the list. */
    remove: (key: string) => {
      controllers.current.get(key)?.abort();
      setUploads((all) => all.filter((one) => one.key !== key));
    },
  };
}
