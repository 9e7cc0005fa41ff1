import { expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { htmlOfMarkdown, isMarkdown } from './markdown.ts'

it.each([
  ['# Tea', true],
  ['one\n\n```js\nlet a\n```', true],
  ['a | b\n--- | ---\n1 | 2', true],
  ['- one\n- two', true],
  ['1. one\n2. two', true],
  ['see [one](https://a.example) and [two](https://b.example)', true],
  ['Dear all,\n\n- I will be late', false],
  ['#hashtag and a #second', false],
  ['5 * 3 * 2 = 30', false],
  ['https://example.com', false],
  ['Hello', false],
])('%j is Markdown: %s', (text, expected) => {
  expect(isMarkdown(text)).toBe(expected)
})

it('makes blocks of the editor from Markdown', async () => {
  const markdown = `# Tea

Brew **hot**, *slowly*, with \`care\`, see [there](https://example.com) not [here](javascript:alert(1)).

- Assam
  - Second flush
1. Boil

> Quote

\`\`\`js
let a = 1
\`\`\`

| A | B |
|---|---|
| 1 | 2 |

<script>alert(1)</script>`
  const { html } = cleanPaste(await htmlOfMarkdown(markdown))
  for (const part of [
    '<h2>Tea</h2>',
    '<strong>hot</strong>, <em>slowly</em>, with <code>care</code>, see <a href="https://example.com">there</a> not here.',
    /<ul>\s*<li>Assam\s*<ul>\s*<li>Second flush<\/li>/,
    /<ol>\s*<li>Boil/,
    /<blockquote>\s*<p>Quote/,
    '<pre><code>let a = 1',
    /<tr>\s*<th>A<\/th>\s*<th>B<\/th>\s*<\/tr>\s*<tbody>\s*<tr>\s*<td>1<\/td>/,
  ])
    expect(html).toMatch(part)
  expect(html).not.toMatch(/script/)
})
