import { useSyncExternalStore } from 'react';
import { useMessages } from '#client/site.tsx';
import { dismissToast, toastStore } from '#client/toasts.ts';
import { messages as allMessages } from '#messages/generated/registry/navigation/toast-region.ts';
import type { ToastRegionProps } from '#registry/generated/toast-region.ts';
import type { BlockProps } from '#renderer/types.ts';
import { ToastRegion as Region } from '#ui/toast-region.tsx';
import type { ToastRegionData } from './index.ts';

/** The messages that any part of the page gives to `notify`. */
export function ToastRegion({ node }: BlockProps<ToastRegionProps, ToastRegionData>) {
  const messages = useMessages(allMessages);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getServerSnapshot);
  const { dismissIcon } = node.data;
  return (
    <Region label={messages.region} dismissLabel={messages.dismiss} dismissIcon={dismissIcon} toasts={toasts} onDismiss={dismissToast} />
  );
}
export default ToastRegion;
