import { browserApi } from '#client/browser-api.ts';
import { readFailure } from '#domain/call-failure.ts';
import type { MediaItem, Upload } from '#schemas/media-library.ts';

/** Bytes of a part: small enough to be there within a call's time limit on a slow line, and little is sent twice after an interruption. */
const partBytes = 1_000_000;
/** Pause before a retry of an upload without connection, in ms. */
const pauseMs = 3000;

export type UploadOptions = {
  /** The file of the library whose content it replaces. */
  replaces?: string | undefined;
  folder?: string | undefined;
  signal: AbortSignal;
  /** Told how much is there, 0 to 1. */
  onProgress: (part: number) => void;
  /** Told when the connection is lost, and when it is back. */
  onInterrupted: (isInterrupted: boolean) => void;
};

/**
 * Puts a file into the media library, part by part. A part without an answer is sent again, from where the server is, as soon as it
 * answers again; nothing that is there is sent twice.
 * @throws ApiFailure with the server's message when it refuses the file; the signal's reason when it is given up
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<MediaItem> {
  const { replaces, folder, signal, onProgress } = options;
  const body = { filename: file.name, size: file.size, ...(replaces && { replaces }), ...(folder && { folder }) };
  const { id } = await untilAnswered(() => browserApi.call('POST /admin/media-upload', { body }, { signal }), options);
  try {
    let received = 0;
    while (received < file.size) {
      received = (await sendPart(file, id, received, options)).received;
      onProgress(received / file.size);
    }
    return await untilAnswered(() => browserApi.call('POST /admin/media-upload/{id}/finish', { params: { id } }, { signal }), options);
  } catch (error) {
    // Given up or refused: what is there is of no use. Where the server cannot be asked, it forgets by itself after a day.
    await browserApi.call('DELETE /admin/media-upload/{id}', { params: { id } }).catch(() => undefined);
    throw error;
  }
}

async function sendPart(file: File, id: string, offset: number, options: UploadOptions): Promise<Pick<Upload, 'received'>> {
  const { signal } = options;
  const part = new File([file.slice(offset, offset + partBytes)], file.name);
  try {
    // A file stands under its own name, beside what the call declares.
    const body = { offset, files: { part } };
    return await browserApi.call('PUT /admin/media-upload/{id}', { params: { id }, body }, { signal });
  } catch (error) {
    const { status } = readFailure(error);
    // 409: the part came although its answer did not.
    if (signal.aborted || (status > 0 && status < 500 && status !== 409)) throw error;
    return untilAnswered(() => browserApi.call('GET /admin/media-upload/{id}', { params: { id } }, { signal }), options);
  }
}

/** Repeats a call until it is answered, for as long as the upload is not given up. */
async function untilAnswered<Data>(call: () => Promise<Data>, { signal, onInterrupted }: UploadOptions): Promise<Data> {
  for (;;) {
    try {
      const data = await call();
      onInterrupted(false);
      return data;
    } catch (error) {
      const { status } = readFailure(error);
      if (signal.aborted || (status > 0 && status < 500)) throw error;
      onInterrupted(true);
      await pause(signal);
    }
  }
}

/** Waits a moment, less when the connection comes back or the upload is given up. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
