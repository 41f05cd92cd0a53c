import { useSyncExternalStore } from 'react';
import { useWords } from '#client/site.tsx';
import { dismissToast, toastStore } from '#client/toasts.ts';
import { iconPaths } from '#ui/icon-paths.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import { words as allWords } from './words.ts';

/** The short messages of this screen. */
export function Toasts() {
  const words = useWords(allWords);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getServerSnapshot);
  const { close } = iconPaths;
  return <ToastRegion label={words.toasts} dismissLabel={words.dismiss} dismissIcon={close} toasts={toasts} onDismiss={dismissToast} />;
}
