import { expect, it } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

it.each([
  ['<p>Hello</p><p>again</p>', 'Hello\nagain\n'],
  ['one<br>two<br/>three', 'one\ntwo\nthree'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb\n\n'],
  [
    '<html><head><title>Re</title><style>p{}</style></head><body>Hello &amp; <b>thanks</b></body></html>',
    'Hello & thanks',
  ],
  ['a<script>alert(1)</script>b', 'ab'],
  ['mine<blockquote>old<blockquote>older</blockquote></blockquote>below', 'minebelow'],
  ['one\n  line&nbsp;only', 'one line only'],
])('%j → %j', (html, text) => expect(textOfHtml(html)).toBe(text))
