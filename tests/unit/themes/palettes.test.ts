import { join } from 'node:path';
import { expect, it } from 'vitest';
import boutique from '#content/89/parameters.json';
import estate from '#content/90/parameters.json';
import { readParameters } from '#schemas/parameters/index.ts';
import { toPalette } from '#themes/palette.ts';
import { presets, presetValues } from '#themes/presets/index.ts';

type Texts = Readonly<Record<string, string | undefined>>;

const looks: readonly [string, Texts][] = [
  ['default', {}],
  ['boutique', boutique],
  ['estate', estate],
  ...presets.map((preset): [string, Texts] => [preset.id, presetValues(preset)]),
];

it('every colour of each look and of both sample sites, by day and by night, is the stored one', async () => {
  const lines = looks.flatMap(([name, texts]) => {
    const stored = Object.entries({ ...texts, DARK_SCHEME: 'true' }).map(([type, value]) => ({ type, value: value ?? null }));
    const { values } = readParameters(stored);
    return (['light', 'dark'] as const).flatMap((scheme) =>
      Object.entries(toPalette(values, scheme)).map(([token, colour]) => `${name} ${scheme} ${token} ${colour}`),
    );
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, '../../golden/palettes.txt'));
});
