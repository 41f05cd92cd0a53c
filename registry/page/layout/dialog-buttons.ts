/**
 * Attributes of a button that opens a dialog, as HTML: they work before JavaScript is loaded and without it. A browser without `command`
 * uses the second pair, and shows the dialog as a popover.
 */
export const opensDialog = (id: string) =>
  ({ commandfor: id, command: 'show-modal', popoverTarget: id, popoverTargetAction: 'show', 'aria-haspopup': 'dialog' }) as const;

/** The same, for the button within that closes it. */
export const closesDialog = (id: string) => ({ commandfor: id, command: 'close', popoverTarget: id, popoverTargetAction: 'hide' }) as const;
