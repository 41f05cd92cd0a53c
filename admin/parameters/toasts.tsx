import { useSyncExternalStore } from 'react';
import { useMessages } from '#client/site.tsx';
import { dismissToast, toastStore } from '#client/toasts.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters.ts';
import { iconPaths } from '#ui/icon-paths.ts';
import { ToastRegion } from '#ui/toast-region.tsx';

/** The short messages of this screen. */
export function Toasts() {
  const messages = useMessages(allMessages);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getServerSnapshot);
  const { close } = iconPaths;
  return (
    <ToastRegion label={messages.toasts} dismissLabel={messages.dismiss} dismissIcon={close} toasts={toasts} onDismiss={dismissToast} />
  );
}
