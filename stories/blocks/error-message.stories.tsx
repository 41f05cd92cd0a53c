import conf from '#registry/navigation/error-message/conf.schema.json';
import { ErrorMessage } from '#registry/navigation/error-message/error-message.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: ErrorMessage };

const block = { Component: ErrorMessage, conf };

export const NotFound = blockStory(block);
export const Failure = blockStory(block, 1);
