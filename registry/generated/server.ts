/** Every block as the server needs it. Imported by code of getStaticProps and getServerSideProps only. Made by `npm run generate`. */
import type { ServerBlocks } from '#renderer/types.ts';
import { block as heading } from '../blocks/heading/index.ts';
import headingComponent from '../blocks/heading/heading.tsx';
import { block as section } from '../blocks/section/index.ts';
import sectionComponent from '../blocks/section/section.tsx';
import * as validators from './validators.js';

export const serverBlocks: ServerBlocks = {
  "heading": { definition: heading, validate: validators.heading, Component: headingComponent },
  "section": { definition: section, validate: validators.section, Component: sectionComponent },
};
