import { useSyncExternalStore } from 'react';
import { useWords } from '#client/site.tsx';
import { dismissToast, toastStore } from '#client/toasts.ts';
import { ToastRegion as Region } from '#ui/toast-region.tsx';
import { words as allWords } from './words.ts';

/** The messages that any part of the page gives to `notify`. */
export function ToastRegion() {
  const words = useWords(allWords);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getServerSnapshot);
  return <Region label={words.region} dismissLabel={words.dismiss} toasts={toasts} onDismiss={dismissToast} />;
}
export default ToastRegion;
