import type { Ref } from 'react';
import { Tree as AriaTree, type TreeProps } from 'react-aria-components';
import { AriaLanguage } from '#registry/buying/calendars/calendar-language.tsx';

/** React Aria's tree, whose own words, such as those of the buttons that fold, are in the panel's language and not in the browser's. */
export function Tree<Item extends object>(props: TreeProps<Item> & { ref?: Ref<HTMLDivElement> }) {
  return (
    <AriaLanguage>
      <AriaTree {...props} />
    </AriaLanguage>
  );
}
