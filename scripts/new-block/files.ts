import { pascal } from '../generate/prop-types.ts';

/** Path → content of what a new block is made of: its folder in that of its subject, and its stories. They are formatted afterwards. */
export function filesOf(subject: string, type: string): Record<string, string> {
  const Name = pascal(type);
  const words = type.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const folder = `registry/${subject}/${type}`;
  return {
    [`${folder}/conf.schema.json`]: `{
  "x-category": "text",
  "x-block": { "type": "${type}", "version": 1, "mode": "static" },
  "type": "object",
  "additionalProperties": false,
  "required": ["text"],
  "properties": {
    "text": { "type": "string", "minLength": 1, "maxLength": 200 },
    "align": { "enum": ["start", "center"], "default": "start" }
  },
  "examples": [{ "text": "${words}" }, { "text": "${words}", "align": "center" }]
}
`,
    [`${folder}/messages/fr.json`]: textsOf(words, {
      description: 'À quoi sert ce bloc, en une phrase.',
      ...{ text: 'Texte', align: 'Alignement', start: 'Au début', center: 'Au centre' },
    }),
    [`${folder}/messages/en.json`]: textsOf(words, {
      description: 'What this block is for, in one sentence.',
      ...{ text: 'Text', align: 'Alignment', start: 'At the start', center: 'In the centre' },
    }),
    [`${folder}/${type}.tsx`]: `import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { ${Name}Props } from '../../generated/${type}.ts';

const text = { maxWidth: theme.measure.text, lineHeight: theme.leading.snug };

const aligns = {
  start: style(text, { textAlign: 'start' }),
  center: style(text, { textAlign: 'center', marginInline: 'auto' }),
};

export function ${Name}({ node }: BlockProps<${Name}Props>) {
  const { text, align } = node.props;
  return <p className={aligns[align]}>{text}</p>;
}
export default ${Name};
`,
    [`stories/blocks/${type}.stories.tsx`]: `import conf from '#registry/${subject}/${type}/conf.schema.json';
import { ${Name} } from '#registry/${subject}/${type}/${type}.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: ${Name} };

const block = { Component: ${Name}, conf };

export const Plain = blockStory(block);
export const Centred = blockStory(block, 1);
`,
  };
}

type Words = Readonly<Record<'description' | 'text' | 'align' | 'start' | 'center', string>>;

const textsOf = (title: string, { description, text, align, start, center }: Words): string =>
  JSON.stringify({
    block: { title, description, props: { text: { title: text }, align: { title: align, options: { start, center } } } },
  });
