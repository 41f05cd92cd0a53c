import { expect, it } from 'vitest';
import { html } from '#backend/html.ts';

it('escapes what is filled in, and keeps HTML that is HTML already', () => {
  const name = `<script>alert("x")</script> & 'co'`;
  expect(html`<p title="${name}">${html`<b>${1}</b>`}${null}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;"><b>1</b></p>',
  );
});

it('joins lists of HTML without commas', () => {
  expect(html`<ul>${['a', 'b'].map((each) => html`<li>${each}</li>`)}</ul>`.text).toBe('<ul><li>a</li><li>b</li></ul>');
});
