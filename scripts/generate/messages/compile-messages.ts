import { type CompiledText, compileText, joinTypes, type ParameterType } from './compile-text.ts';
import { fallbackLang, type Texts, type TextsByLang } from './read-texts.ts';

/** A path's module, the keys that a language lacks (English stands in for them), and what is wrong: a line each. */
export type CompiledMessages = { module: string; missing: string[]; problems: string[] };

/** A text or a group of texts in TypeScript: its type, and its value in each language. */
type Compiled = { type: string; values: readonly string[] };

/**
 * Compiles a path's texts to a module: `messages` by language, and their type `Messages`. A text without parameters stays a string, another
 * becomes a function of one object. The keys are those of English; the parameters are those of English and of the first language, of which a
 * further language may leave some out.
 */
export function compileMessages({ path, texts }: TextsByLang, langs: readonly string[]): CompiledMessages {
  const missing: string[] = [];
  const problems: string[] = [];
  const tell = (lang: string, keys: readonly string[], problem: string) =>
    problems.push(`messages/${lang}/${path}.json: ${keys.join(' › ')}: ${problem}`);

  const { type, values } = compileGroup(
    texts.get(fallbackLang) ?? {},
    langs.map((lang) => texts.get(lang)),
    [],
  );
  const body = langs.map((lang, at) => `  ${lang}: ${values[at]},\n`).join('');
  return { module: moduleOf(path, type, body), missing, problems };

  function compileGroup(english: Texts, own: readonly (Texts | undefined)[], above: readonly string[]): Compiled {
    for (const [at, group] of own.entries())
      for (const key of Object.keys(group ?? {})) if (!(key in english)) tell(langs[at] ?? '', [...above, key], 'is not in English');
    const entries = Object.entries(english).map(([key, text]) => {
      const keys = [...above, key];
      const found = own.map((group) => group?.[key]);
      for (const [at, each] of found.entries())
        if (each !== undefined && typeof each !== typeof text)
          tell(langs[at] ?? '', keys, 'is one text in one language and several in another');
      const compiled =
        typeof text === 'string'
          ? compileLeaf(text, found, keys)
          : compileGroup(
              text,
              found.map((each) => (typeof each === 'object' ? each : undefined)),
              keys,
            );
      return { key: /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key), ...compiled };
    });
    const group = (lines: readonly string[], indent: string) => `{\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}`;
    const indent = '  '.repeat(above.length);
    return {
      type: group(
        entries.map((each) => `${each.key}: ${each.type};`),
        indent,
      ),
      values: langs.map((_, at) =>
        group(
          entries.map((each) => `${each.key}: ${each.values[at]},`),
          `  ${indent}`,
        ),
      ),
    };
  }

  function compileLeaf(english: string, own: readonly (string | Texts | undefined)[], keys: readonly string[]): Compiled {
    const compiled = langs.map((lang, at): CompiledText => {
      const text = own[at];
      if (typeof text !== 'string') missing.push(`messages/${lang}/${path}.json: ${keys.join(' › ')}`);
      try {
        return typeof text === 'string' ? compileText(text, lang) : compileText(english, fallbackLang);
      } catch (error) {
        tell(lang, keys, (error as Error).message);
        return { expression: '""', parameters: new Map() };
      }
    });
    const declared = new Set(
      compiled.flatMap(({ parameters }, at) => (at === 0 || langs[at] === fallbackLang ? [...parameters.keys()] : [])),
    );
    const types = new Map<string, ParameterType>();
    for (const [at, { parameters }] of compiled.entries()) {
      for (const [name, type] of parameters) {
        if (!declared.has(name)) tell(langs[at] ?? '', keys, `{${name}} is not a parameter of this text`);
        try {
          types.set(name, joinTypes(name, types.get(name) ?? type, type));
        } catch (error) {
          tell(langs[at] ?? '', keys, (error as Error).message);
        }
      }
    }
    if (types.size === 0) return { type: 'string', values: compiled.map(({ expression }) => expression) };
    const fields = [...types].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, type]) => `${name}: ${type}`);
    return {
      type: `(v: { ${fields.join('; ')} }) => string`,
      values: compiled.map(({ expression, parameters }) => `${parameters.size > 0 ? '(v)' : '()'} => ${expression}`),
    };
  }
}

function moduleOf(path: string, type: string, body: string): string {
  const up = '../'.repeat(path.split('/').length);
  const used = ['counted', 'formatNumber', 'plural'].filter((name) => body.includes(`${name}("`));
  return `/** Texts of \`${path}\`, made by \`npm run generate\` from \`messages/<lang>/${path}.json\`. */
import type { Lang } from '${up}languages.ts';
${used.length > 0 ? `import { ${used.join(', ')} } from '${up}plural.ts';\n` : ''}
export type Messages = ${type};

export const messages: Readonly<Record<Lang, Messages>> = {
${body}};
`;
}
