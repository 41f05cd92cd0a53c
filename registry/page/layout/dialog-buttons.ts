/**
 * What a button does to a dialog, said in HTML: it works before and without JavaScript. A browser that does not know `command` takes
 * the second pair, and shows the dialog as a popover.
 */
export const opensDialog = (id: string) =>
  ({ commandfor: id, command: 'show-modal', popoverTarget: id, popoverTargetAction: 'show', 'aria-haspopup': 'dialog' }) as const;

/** The same, for the button within that closes it. */
export const closesDialog = (id: string) => ({ commandfor: id, command: 'close', popoverTarget: id, popoverTargetAction: 'hide' }) as const;
