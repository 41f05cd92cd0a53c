import { Controls, DocsContext, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** What a block's schema says of it, in both languages; each story of `blockStory` brings it along. */
export type Described = {
  title: string;
  description?: string;
  'x-title-en': string;
  'x-description-en'?: string;
};

/** The page of a block: its name and description out of its schema in the toolbar's language, its props, and its stories. */
export function BlockPage() {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const conf: Described | undefined = story?.parameters.block;
  const isEnglish = story && context.getStoryContext(story).globals.lang === 'en';
  return (
    <>
      <Title>{conf && (isEnglish ? conf['x-title-en'] : conf.title)}</Title>
      <Subtitle>{conf && (isEnglish ? conf['x-description-en'] : conf.description)}</Subtitle>
      <Primary />
      <Controls />
      <Stories title={isEnglish ? 'Stories' : 'Exemples'} includePrimary={false} />
    </>
  );
}
export default BlockPage;
