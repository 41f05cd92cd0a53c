type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns whether a click is a press of the first button with no key held. With a key, browsers open a link in another tab or window, or
 * save it.
 */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);
