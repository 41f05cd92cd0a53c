import { AccessibilityReport } from '#registry/content/accessibility-report/accessibility-report.tsx';
import conf from '#registry/content/accessibility-report/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';

export default { component: AccessibilityReport };

const block = { Component: AccessibilityReport, conf };

export const Form = blockStory(block, 0);
export const Sent = blockStory(block, 1);
export const Refused = blockStory(block, 2);
