import { containerTags, inlineTags, richTextAttributes } from '#schemas/rich-text.ts';

/** Formatted texts that hold, between them, every element and every attribute of schemas/rich-text.ts. */

const values: Readonly<Record<string, string>> = {
  ...{ id: 'lieu', lang: 'en', title: 'Un titre', target: '_blank', rel: 'nofollow', href: '/a-propos', scope: 'col' },
  ...{ src: '/media/1/a-propos-marie-640.webp', alt: 'Une robe', width: '64', height: '48', datetime: '2026-12-01', value: '7' },
  ...{ start: '4', reversed: '', type: 'a', colspan: '2', rowspan: '2' },
};

/** An element's attributes: those of all, or its own, or both, as in the three forms that each element is tried in. */
function attributesOf(tag: string, form: number): string {
  const own = form > 0 ? (richTextAttributes[tag] ?? []) : [];
  const shared = form === 1 ? [] : (richTextAttributes['*'] ?? []);
  return [...shared, ...own].map((name) => ` ${name}="${values[name]}"`).join('');
}

const inline = (tag: string, form: number, content = 'mot'): string =>
  tag === 'wbr' ? `long<wbr${attributesOf(tag, form)}>mot` : `<${tag}${attributesOf(tag, form)}>${content}</${tag}>`;

const inlineTexts = inlineTags.flatMap((tag) =>
  (richTextAttributes[tag] ? [0, 1, 2] : [0]).map((form) => `<p>Avant ${inline(tag, form)}, après.</p>`),
);

const containers = containerTags.map((tag, at) =>
  at % 2 === 0
    ? `<${tag}${attributesOf(tag, 0)}><p>Dans ${tag}.</p><ul><li>un</li></ul></${tag}>`
    : `<${tag}>Texte seul de ${tag}.</${tag}>`,
);

const blocks = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, at) => `<${tag}${attributesOf(tag, at % 2)}>Titre <em>${at}</em></${tag}>`),
  `<p${attributesOf('p', 0)}>Un paragraphe<br${attributesOf('br', 0)}>de deux lignes.</p>`,
  '<p></p>',
  `<blockquote${attributesOf('blockquote', 0)}><p>Une citation.</p><p>Sa suite.</p></blockquote>`,
  '<blockquote>Une citation sans paragraphe.</blockquote>',
  `<pre${attributesOf('pre', 0)}>une ligne\n    une <b>autre</b></pre>`,
  '<pre><code>const a = 1;\nconst b = 2;</code></pre>',
  `<hr${attributesOf('hr', 0)}>`,
  `<ul${attributesOf('ul', 0)}><li${attributesOf('li', 2)}>un</li><li>deux <strong>gras</strong></li></ul>`,
  '<ul><li>un<ul><li>dedans</li><li>encore</li></ul></li><li><p>deux</p><p>paragraphes</p></li></ul>',
  `<ol${attributesOf('ol', 2)}><li>quatre</li><li>cinq</li></ol>`,
  '<ol start="1" reversed><li>un</li></ol><table><tbody><tr><td colspan="1">1</td></tr></tbody></table>',
  '<ol start="12"><li>douze<ol type="i"><li>i</li></ol></li></ol>',
  '<ol><li><h3>Titre d’une entrée</h3><p>Son texte.</p></li></ol>',
  `<menu${attributesOf('menu', 0)}><li>un choix</li></menu>`,
  `<dl${attributesOf('dl', 0)}><dt${attributesOf('dt', 0)}>Taille</dt><dd${attributesOf('dd', 0)}>38</dd></dl>`,
  '<dl><dt>Matière</dt><dd><p>Laine.</p><p>Doublée.</p></dd><dt>Soin</dt><dd>À <em>froid</em></dd></dl>',
  '<table><tbody><tr><td>Taille</td><td>38</td></tr></tbody></table>',
  `<table${attributesOf('table', 0)}><caption${attributesOf('caption', 0)}>Les <b>tailles</b></caption><colgroup${attributesOf('colgroup', 0)}><col${attributesOf('col', 0)}><col></colgroup><thead${attributesOf('thead', 0)}><tr${attributesOf('tr', 0)}><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody><tbody id="suite"><tr><td>3</td><td>4</td></tr></tbody><tfoot${attributesOf('tfoot', 0)}><tr><td>5</td><td>6</td></tr></tfoot></table>`,
  `<table><tbody><tr><th scope="row" rowspan="2" id="t" lang="en">Size</th><td colspan="2"${attributesOf('td', 0)}>38</td></tr><tr><td>a</td><td>b</td></tr></tbody></table>`,
  `<table><tbody><tr><th${attributesOf('th', 1)}>A</th><td rowspan="2">B</td></tr><tr></tr></tbody></table>`,
  '<table><caption>Une légende</caption><tbody><tr><td><p>Un</p><p>deux</p></td><td><ul><li>puce</li></ul></td></tr></tbody></table>',
  '<table><tbody><tr><td></td><td>avec une image <img src="/media/1/a-propos-marie-320.webp" alt=""></td></tr></tbody></table>',
  `<p><img${attributesOf('img', 2)}> et sa légende.</p>`,
  `<figure><img${attributesOf('img', 1)}><figcaption>Une robe d’été.</figcaption></figure>`,
  '<p>Vers <a href="#lieu">le lieu</a>.<span id="lieu"></span></p>',
  '<p><strong><a href="https://exemple.fr/?a=1&amp;b=2">gras et lien</a></strong>, <a href="/x"><strong>lien</strong> et gras</a></p>',
  '<p>m<sup>2</sup>, H<sub>2</sub>O, 1<sup><small>er</small></sup> &amp; «&nbsp;guillemets&nbsp;» &lt;balise&gt;</p>',
  '<ruby>漢<rp>(</rp><rt lang="zh">kan</rt><rp>)</rp></ruby>',
  'Texte sans paragraphe, avec <em>accent</em><ul><li>puis une liste</li></ul>et une suite',
  '<p>{{COMPANY_LEGAL_NAME}} <a href="{{MEDIATOR_URL}}">médiateur</a></p>',
  '\n<h2>Mise en page\n  du fichier</h2>\n\n<p>\n  Une ligne,\n  une autre.\n</p>\n<ul>\n  <li>un</li>\n  <li>deux</li>\n</ul>\n',
];

/** The same numbers at each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state >>> 8;
  }
}

const random = numbers(2026);
const draw = <T>(list: readonly T[]): T => list[random.next().value % list.length] as T;

const notInEachOther: ReadonlySet<string> = new Set(['a', 'ruby', 'rb', 'rp', 'rt', 'rtc', 'wbr']);

/** Words in up to three elements within one another. */
function mixedLine(): string {
  let line = `mot ${random.next().value % 100}`;
  for (const tag of new Set([draw(inlineTags), draw(inlineTags), draw(inlineTags)]))
    if (!notInEachOther.has(tag)) line = inline(tag, random.next().value % 3, line);
  return `${draw(['', 'Un ', '<img src="/media/1/a-propos-marie-320.webp" alt="b"> '])}${line}${draw(['', ' suite.', '<br>suite'])}`;
}

/** A text of several blocks, with lines of mixed formats between them, in items and in cells. */
const mixedText = (): string =>
  [
    `<p>${mixedLine()}</p>`,
    draw(blocks.slice(0, 29)),
    draw([`<ul><li>${mixedLine()}</li><li>deux</li></ul>`, `<table><tbody><tr><td>${mixedLine()}</td><td>38</td></tr></tbody></table>`]),
    draw([...containers, ...blocks.slice(6, 29)]),
    `<p>${mixedLine()}</p>`,
  ].join('');

/** Texts that even the schema cannot keep, with the reasons shown to the person. */
export const textsForSource: readonly (readonly [text: string, ...reasons: string[]])[] = [
  ['<p style="color:red">rouge</p>', 'style="color:red"'],
  ['<p>Avant</p><iframe src="https://exemple.fr"></iframe>', '<iframe>', 'src="https://exemple.fr"'],
  ['<p class="grand">grand</p>', 'class="grand"'],
  ['<a href="/x"><p>Un paragraphe dans un lien</p></a>', '<a>'],
  ['<p><b>a</b><b>b</b></p>', '<b>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl>'],
  ['<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>', '<table>'],
  ['<ul>texte<li>un</li></ul>', '<ul>'],
  ['<p><a href="javascript:x()">mal</a></p>', 'href="javascript:x()"'],
];

const written = [...inlineTexts, ...containers, ...blocks];

/** The texts that the editors are tried with: each element alone before a paragraph, then mixed, 200 with those that are for the source. */
export const richTexts: readonly string[] = [
  ...written.map((text) => `${text}<p>Fin.</p>`),
  ...Array.from({ length: 200 - written.length - textsForSource.length }, mixedText),
];
