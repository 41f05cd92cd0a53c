import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { sanitise } from '#registry/content/texts/sanitise.ts';
import { richTextAttributes, richTextTags } from '#schemas/rich-text.ts';
import { richTexts } from '../../../stories/samples/rich-texts.ts';

const spelled = (html: string): string => serialize(parseFragment(html));
const shown = (html: string): string => sanitise(html, { site: { defaultLang: 'fr_FR' } as never, lang: 'fr' });

describe('a formatted text', () => {
  it('is tried with every element and every attribute that it may hold', () => {
    const all = richTexts.join('');
    for (const tag of richTextTags) expect(all, tag).toMatch(new RegExp(`<${tag}[ >]`));
    for (const [tag, names] of Object.entries(richTextAttributes))
      for (const name of names) expect(all, `${tag} ${name}`).toMatch(new RegExp(`<${tag === '*' ? '\\w+' : tag}(?: [^>]*)? ${name}=`));
  });

  it('is stored as it was written, whatever of that it holds', () => {
    for (const text of richTexts) expect(spelled(sanitiseHtml(text))).toBe(spelled(text));
  });

  it('is shown with its tables, lists, superscripts and the site’s own pictures', () => {
    const text =
      '<table><caption>T</caption><tbody><tr><td rowspan="2">1<sup>er</sup></td></tr></tbody></table><ol start="4"><li value="7">a</li></ol><pre><code>x</code></pre><figure><img src="/media/1/a.webp" alt="A" width="3" height="4" /></figure>';
    expect(shown(text)).toBe(text);
  });

  it('is shown without pictures of other hosts, without landmarks, and with one title of the first level a page', () => {
    expect(shown('<p>a<img src="https://ailleurs.example/a.png"><img src="//ailleurs.example/a.png">b</p>')).toBe('<p>ab</p>');
    expect(shown('<main><h1>a</h1></main><nav>b</nav>')).toBe('<h2>a</h2>b');
  });

  it('keeps what is said of a link, and says that a new window may not reach back', () => {
    expect(shown('<a href="/a" target="_blank" rel="nofollow">a</a>')).toBe('<a target="_blank" href="/a" rel="nofollow noopener">a</a>');
    expect(shown('<a href="//exemple.fr/" rel="nofollow">a</a>')).toBe('<a href="https://exemple.fr/" rel="nofollow">a</a>');
    expect(sanitiseHtml('<a href="/a" rel="nofollow">a</a>')).toBe('<a href="/a" rel="nofollow">a</a>');
  });
});
