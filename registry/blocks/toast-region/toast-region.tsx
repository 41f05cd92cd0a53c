import { useSyncExternalStore } from 'react';
import { useWords } from '#client/site.tsx';
import { dismissToast, toastStore } from '#client/toasts.ts';
import type { BlockProps } from '#renderer/types.ts';
import { ToastRegion as Region } from '#ui/toast-region.tsx';
import type { ToastRegionProps } from '../../generated/toast-region.ts';
import type { ToastRegionData } from './index.ts';
import { words as allWords } from './words.ts';

/** The messages that any part of the page gives to `notify`. */
export function ToastRegion({ node }: BlockProps<ToastRegionProps, ToastRegionData>) {
  const words = useWords(allWords);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getServerSnapshot);
  const { dismissIcon } = node.data;
  return <Region label={words.region} dismissLabel={words.dismiss} dismissIcon={dismissIcon} toasts={toasts} onDismiss={dismissToast} />;
}
export default ToastRegion;
