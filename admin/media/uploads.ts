import { useEffect } from 'react';
import { readPanelAgain } from '#client/queries/admin.ts';
import { randomId } from '#client/random-id.ts';
import { type CallFailure, readFailure } from '#domain/call-failure.ts';
import { startWork } from '../shell/background-work.ts';
import { createValueStore } from '../value-store.ts';
import { uploadFile } from './upload-file.ts';

/** Files that are sent at the same time; the others wait. */
const maxUploadsAtOnce = 2;

/** Destination of a file: a folder of the library, or an existing file to replace. */
type Destination = { folder?: string; replaces?: string };

export type FileUpload = {
  key: string;
  file: File;
  destination: Destination;
  state: 'waiting' | 'sending' | 'interrupted' | 'done' | 'failed';
  /** 0 to 1. */
  progress: number;
  failure: CallFailure | null;
};

/** Outside React: files go on while another screen is shown. */
const store = createValueStore<readonly FileUpload[]>([]);
const controllers = new Map<string, AbortController>();

const change = (key: string, more: Partial<FileUpload>) =>
  store.write(store.read().map((one) => (one.key === key ? { ...one, ...more } : one)));

function sendWaiting(): void {
  const free = Math.max(0, maxUploadsAtOnce - controllers.size);
  for (const upload of store
    .read()
    .filter(({ state }) => state === 'waiting')
    .slice(0, free))
    void send(upload);
}

/** Sends one, shows it in the panel's activity, and then lets the next begin. */
async function send({ key, file, destination }: FileUpload): Promise<void> {
  const controller = new AbortController();
  controllers.set(key, controller);
  const work = startWork(file.name, 100);
  controller.signal.addEventListener('abort', work.remove);
  change(key, { state: 'sending' });
  try {
    await uploadFile(file, {
      ...{ ...destination, signal: controller.signal },
      onProgress: (progress) => {
        change(key, { progress });
        work.progress(Math.round(progress * 100));
      },
      onInterrupted: (isInterrupted) => change(key, { state: isInterrupted ? 'interrupted' : 'sending' }),
    });
    change(key, { state: 'done', progress: 1 });
    work.finish();
  } catch (error) {
    const failure = readFailure(error);
    change(key, { state: 'failed', failure });
    work.fail(failure.fieldErrors[0]?.error ?? failure.message);
  } finally {
    controllers.delete(key);
    void readPanelAgain();
    sendWaiting();
  }
}

/** Files on their way to a place, several at once, each with how far it is; a refused one can be taken off or tried again. */
export function useUploads(destination: Destination) {
  const uploads = store.use();
  // Those that have come stand in the library by now.
  useEffect(() => store.write(store.read().filter(({ state }) => state !== 'done')), []);
  return {
    uploads: uploads.filter((one) => one.destination.replaces === destination.replaces),
    add: (files: Iterable<File>) => {
      const more = [...files].map(
        (file) => ({ key: randomId(), file, destination, state: 'waiting', progress: 0, failure: null }) as const,
      );
      store.write([...store.read(), ...more]);
      sendWaiting();
    },
    retry: (key: string) => {
      change(key, { state: 'waiting', progress: 0, failure: null });
      sendWaiting();
    },
    /** Gives one up, or takes one that has ended off the list. */
    remove: (key: string) => {
      controllers.get(key)?.abort();
      store.write(store.read().filter((one) => one.key !== key));
    },
  };
}
