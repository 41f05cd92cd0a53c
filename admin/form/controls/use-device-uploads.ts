import { useEffect, useRef, useState } from 'react';
import { readPanelAgain } from '#client/queries/admin.ts';
import { useMessages } from '#client/site.tsx';
import { readFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import type { MediaItem } from '#schemas/media-library.ts';
import { holdsKind, isTaken, type TakenFiles } from '../../media/taken-files.ts';
import { uploadFile } from '../../media/upload-file.ts';

/** Uploads under way: how many files are left, how much of the present one is there (0 to 1), and whether the connection is lost. */
type DeviceUploads = { left: number; progress: number; isInterrupted: boolean };

/**
 * Puts files of this device into the library, one after another, and hands each on as soon as it is there. What is refused is said by its
 * name; the others go on.
 */
export function useDeviceUploads(kinds: Exclude<TakenFiles, 'library'>, onDone: (item: MediaItem) => void) {
  const messages = useMessages(allMessages);
  const queue = useRef<File[]>([]);
  const running = useRef<AbortController>(null);
  const [uploads, setUploads] = useState<DeviceUploads | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  useEffect(() => () => running.current?.abort(), []);
  const refuse = (text: string) => setFailures((now) => [...now, text]);
  const send = async (file: File, signal: AbortSignal) => {
    const change = (more: Partial<DeviceUploads>) => setUploads((now) => now && { ...now, ...more });
    try {
      const item = await uploadFile(file, {
        signal,
        onProgress: (progress) => change({ progress }),
        onInterrupted: (isInterrupted) => change({ isInterrupted }),
      });
      // Its name promised a kind that its content is not: it is in the library, and not for this place.
      if (holdsKind(kinds, item.kind)) onDone(item);
      else refuse(messages.notTaken[kinds]({ name: file.name }));
    } catch (error) {
      if (signal.aborted) return;
      const { message, fieldErrors } = readFailure(error);
      refuse(`${file.name} : ${fieldErrors[0]?.error ?? message}`);
    }
  };
  const sendAll = async () => {
    const controller = new AbortController();
    running.current = controller;
    for (let file = queue.current.shift(); file && !controller.signal.aborted; file = queue.current.shift()) {
      setUploads({ left: queue.current.length + 1, progress: 0, isInterrupted: false });
      await send(file, controller.signal);
    }
    running.current = null;
    setUploads(null);
    await readPanelAgain();
  };
  const take = (files: readonly File[]) => {
    const taken = files.filter((file) => isTaken(file, kinds));
    const refused = files.length === 0 ? [null] : files.filter((file) => !taken.includes(file)).map(({ name }) => name);
    setFailures(refused.map((name) => messages.notTaken[kinds]({ name })));
    queue.current.push(...taken);
    if (queue.current.length > 0 && !running.current) void sendAll();
  };
  return { uploads, failures, take };
}
