import type { Messages } from '#messages/generated/admin/page-editor.ts';

/** Slots that are numbered in words. */
const ordinals: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', fourth: '4' };

/** Returns the name of a block's slot: its own, or one with its number. */
export function slotName(slot: string, messages: Messages): string {
  const names: Readonly<Record<string, string>> = messages.slots;
  return names[slot] ?? messages.slot({ name: ordinals[slot] ?? slot.replace(/^[a-z]+-(?=\d+$)/, '') });
}
