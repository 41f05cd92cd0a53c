import { Controls, DocsContext, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Lang } from '#schemas/site.ts';

/** Title and description of a block, by language; each story of `blockStory` has them. */
export type Described = Readonly<Partial<Record<Lang, { title?: string; description?: string }>>>;

/** The page of a block: its name and description out of its schema in the toolbar's language, its props, and its stories. */
export function BlockPage() {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const isEnglish = story && context.getStoryContext(story).globals.lang === 'en';
  const described: Described | undefined = story?.parameters.block;
  const texts = described?.[isEnglish ? 'en' : 'fr'];
  return (
    <>
      <Title>{texts?.title}</Title>
      <Subtitle>{texts?.description}</Subtitle>
      <Primary />
      <Controls />
      <Stories title={isEnglish ? 'Stories' : 'Exemples'} includePrimary={false} />
    </>
  );
}
export default BlockPage;
