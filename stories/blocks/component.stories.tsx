import type { ComponentType } from 'react';
import { Component } from '#registry/page/component/component.tsx';
import conf from '#registry/page/component/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';
import { filler } from '../samples/filler.tsx';

export default { component: Component };

const block = { Component, conf };

/** Nothing is drawn here: the renderer puts the shared component's own blocks in this place, as the box below stands for them. */
export const Placed = {
  ...blockStory(block),
  decorators: [
    (Story: ComponentType) => (
      <>
        <Story />
        {filler(0)}
      </>
    ),
  ],
};
