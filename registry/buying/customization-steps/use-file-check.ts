import { useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { readFailure } from '#domain/call-failure.ts';
import { fileMegabytes } from '#domain/customization.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/customization-steps.ts';

type Check = (key: string, file: File, onProgress: (share: number) => void) => Promise<void>;
type ByField<T> = Readonly<Record<string, T>>;

const without = <T>(all: ByField<T>, key: string): ByField<T> => Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

/** Sends chosen files to the API for a check. Returns the progress of each and the reasons of refusals, by the key of its field. */
export function useFileCheck(check: Check) {
  const messages = useMessages(allMessages);
  const [progress, setProgress] = useState<ByField<number>>({});
  const [errors, setErrors] = useState<ByField<string>>({});
  /** The file that a field holds now: the answer for an earlier one is late. */
  const newest = useRef<Record<string, File | undefined>>({});
  const choose = (key: string, file: File | undefined) => {
    newest.current[key] = file;
    setErrors((now) => without(now, key));
    setProgress((now) => without(now, key));
    if (!file) return;
    if (file.size > fileMegabytes * 1024 * 1024)
      return setErrors((now) => ({ ...now, [key]: messages.tooLarge({ megabytes: fileMegabytes }) }));
    const tell = (share: number) => newest.current[key] === file && setProgress((now) => ({ ...now, [key]: share }));
    const end = (error?: unknown) => {
      if (newest.current[key] !== file) return;
      setProgress((now) => without(now, key));
      if (error === undefined) return;
      const { status, message, fieldErrors } = readFailure(error);
      const text = fieldErrors[0]?.error || (status === 0 ? messages.unchecked : message || messages.unchecked);
      setErrors((now) => ({ ...now, [key]: text }));
    };
    tell(0);
    check(key, file, tell).then(() => end(), end);
  };
  return { progress, errors, choose, isChecking: Object.keys(progress).length > 0 };
}
