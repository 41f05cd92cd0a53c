/** Content of the clipboard after copying elsewhere, and the expected text. */
export type Clipboard = { from: string; html?: string; text?: string; expected: string };

/** A page as Word puts it into the clipboard. */
const word = (body: string): string => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<style><!-- @list l0:level1 {mso-level-number-format:bullet;} p.MsoNormal {margin:0cm;} --></style></head>
<body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (sign: string, level: number, text: string, list = 'l0'): string => `
<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const docsLine =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-style:normal;white-space:pre-wrap';
const docsSpan = (text: string, style = 'font-weight:400;text-decoration:none;vertical-align:baseline'): string =>
  `<span style="${docsLine};${style}">${text}</span>`;
/** A document as Google Docs puts it into the clipboard. */
const docs = (body: string): string =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7d2f9a1c-7fff">${body}</b><br class="Apple-interchange-newline">`;
const docsItem = (level: number, text: string): string =>
  `<li dir="ltr" style="list-style-type:disc;${docsLine}" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt" role="presentation">${docsSpan(text)}</p></li>`;

export const clipboards: readonly Clipboard[] = [
  {
    from: 'Word: a heading, formats, a superscript and an empty line',
    html: word(
      "<h2>Nos <i>robes</i><o:p></o:p></h2><p class=MsoNormal>Une <b style='mso-bidi-font-weight:normal'>belle</b>\nmatière de 12 m<sup>2</sup>, H<sub>2</sub>O<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'>The end<o:p></o:p></span></p>",
    ),
    expected: '<h2>Nos <i>robes</i></h2><p>Une <b>belle</b> matière de 12 m<sup>2</sup>, H<sub>2</sub>O</p><p>The end</p>',
  },
  {
    from: 'Word: a list with bullets, one within it, and a paragraph after it',
    html: word(`${item('·', 1, 'Un')}${item('o', 2, 'Dedans')}${item('·', 1, 'Deux')}<p class=MsoNormal>Fin</p>`),
    expected: '<ul><li>Un<ul><li>Dedans</li></ul></li><li>Deux</li></ul><p>Fin</p>',
  },
  {
    from: 'Word: numbers that begin at three, then letters, then numbers anew',
    html: word(
      `${item('3.', 1, 'Trois')}${item('4.', 1, 'Quatre')}<p class=MsoNormal>Puis</p>${item('a)', 1, 'A', 'l1')}${item('b)', 1, 'B', 'l1')}${item('1.', 1, 'Un', 'l2')}`,
    ),
    expected: '<ol start="3"><li>Trois</li><li>Quatre</li></ol><p>Puis</p><ol type="a"><li>A</li><li>B</li></ol><ol><li>Un</li></ol>',
  },
  {
    from: 'Word: a table whose cells span others',
    html: word(
      "<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=201 colspan=2 valign=top style='width:151pt'><p class=MsoNormal><b>Tailles</b><o:p></o:p></p></td></tr><tr><td width=100><p class=MsoNormal>38<o:p></o:p></p></td><td width=100><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table><p class=MsoNormal>Fin</p>",
    ),
    expected: '<table><tbody><tr><td colspan="2"><b>Tailles</b></td></tr><tr><td>38</td><td></td></tr></tbody></table><p>Fin</p>',
  },
  {
    from: 'Word: a link, the way to a footnote, a numbered heading and a picture of its own',
    html: word(
      '<h1 style=\'mso-list:l0 level1 lfo1\'><![if !supportLists]><span style=\'mso-list:Ignore\'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Titre</h1><p class=MsoNormal>Voir <a href="https://exemple.fr/"><span style=\'color:blue\'>le site</span></a><a style=\'mso-footnote-id:ftn1\' href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a> <img width=10 height=10 src="file:///C:/image001.png"></p>',
    ),
    expected: '<h1>1. Titre</h1><p>Voir <a href="https://exemple.fr/">le site</a><sup>[1]</sup></p>',
  },
  {
    from: 'Google Docs: a heading, formats out of styles and a superscript',
    html: docs(
      `<h2 dir="ltr" style="line-height:1.38">${docsSpan('Nos robes', 'font-weight:700;vertical-align:baseline')}</h2><p dir="ltr" style="line-height:1.38">${docsSpan('Une ')}${docsSpan('belle', 'font-weight:700')}${docsSpan(' matière ')}${docsSpan('rare', 'font-weight:400;font-style:italic')}${docsSpan(', m')}${docsSpan('2', 'vertical-align:super;font-size:0.6em')}</p><br /><p dir="ltr">${docsSpan('Fin')}</p>`,
    ),
    expected: '<h2>Nos robes</h2><p>Une <strong>belle</strong> matière <em>rare</em>, m<sup>2</sup></p><p>Fin</p>',
  },
  {
    from: 'Google Docs: a list in a list, and a link',
    html: docs(
      `<ul style="margin-top:0">${docsItem(1, 'Un')}<ul>${docsItem(2, 'Dedans')}</ul>${docsItem(1, 'Deux')}</ul><p dir="ltr"><a href="https://exemple.fr/" style="text-decoration:none">${docsSpan('Le site', 'color:#1155cc;text-decoration:underline')}</a></p>`,
    ),
    expected: '<ul><li>Un<ul><li>Dedans</li></ul></li><li>Deux</li></ul><p><a href="https://exemple.fr/">Le site</a></p>',
  },
  {
    from: 'Google Docs: a table',
    html: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none"><colgroup><col width="100" /><col /></colgroup><tbody><tr style="height:0pt"><td style="border:solid"><p dir="ltr">${docsSpan('Taille')}</p></td><td colspan="1" rowspan="1"><p dir="ltr">${docsSpan('38')}</p></td></tr></tbody></table></div><p dir="ltr">${docsSpan('Fin')}</p>`,
    ),
    expected: '<table><tbody><tr><td>Taille</td><td>38</td></tr></tbody></table><p>Fin</p>',
  },
  {
    from: 'a web page: boxes, a script, classes and a picture from elsewhere',
    html: '<div class="a" id="x"><h3 style="color:red">Titre</h3><div>Un texte<script>alert(1)</script></div><figure><img src="https://ailleurs.example/a.png"></figure><p onclick="x()">Un <a href="javascript:x()">lien</a></p></div>',
    expected: '<h3>Titre</h3><p>Un texte</p><p>Un lien</p>',
  },
  {
    from: 'words alone, with a format',
    html: '<span style="font-weight: 700">gras</span> et simple',
    expected: '<p><strong>gras</strong> et simple</p>',
  },
  {
    from: 'Markdown: headings, a list with another, a table, a quote and code',
    text: '# Titre\n\nUn **mot** et un [lien](https://exemple.fr), m<sup>2</sup>.\n\n- un\n  - dedans\n- deux\n\n3. trois\n4. quatre\n\n| A | B |\n|---|--:|\n| 1 | 2 |\n\n> cité\n\n```\ncode\n```\n',
    expected:
      '<h1>Titre</h1><p>Un <strong>mot</strong> et un <a href="https://exemple.fr">lien</a>, m<sup>2</sup>.</p><ul><li>un<ul><li>dedans</li></ul></li><li>deux</li></ul><ol start="3"><li>trois</li><li>quatre</li></ol><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><blockquote><p>cité</p></blockquote><pre><code>code\n</code></pre>',
  },
  {
    from: 'Markdown: what would run',
    text: '# Titre\n\n<img src=x onerror="alert(1)"> [clic](javascript:alert(1)) **gras**',
    expected: '<h1>Titre</h1><p>clic <strong>gras</strong></p>',
  },
  {
    from: 'plain text that only looks a little like Markdown',
    text: '* champ requis\n2 * 3 * 4 = 24\n# 1 des ventes\n- 20 % sur tout',
    expected: '<p>* champ requis</p><p>2 * 3 * 4 = 24</p><p># 1 des ventes</p><p>- 20 % sur tout</p>',
  },
];
