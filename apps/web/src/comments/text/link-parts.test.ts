import { expect, it } from 'vitest'
import { linkParts } from './link-parts.ts'

const linked = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

it.each([
  ['See https://deckle.example/a?b=1#c now', ['https://deckle.example/a?b=1#c']],
  ['www.deckle.example.', ['https://www.deckle.example/']],
  ['(http://deckle.example/x_(y))', ['http://deckle.example/x_(y)']],
  ['देखें https://deckle.example/चाय।', ['https://deckle.example/%E0%A4%9A%E0%A4%BE%E0%A4%AF']],
  ['https://one.example, https://two.example!', ['https://one.example/', 'https://two.example/']],
  ['http://localhost:3000/feed', ['http://localhost:3000/feed']],
])('makes links of the addresses in %j', (text, expected) => {
  expect(linked(text)).toEqual(expected)
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt://www/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'file:///etc/passwd',
  '//evil.example',
  'https://',
  'https://bank.example@evil.example/',
  'https://user:secret@evil.example',
  'mail@www.example.com',
  'http://no-dot',
  'www.',
  'www..x',
])('leaves %j as text', (text) => {
  expect(linkParts(text)).toEqual([{ text }])
})

it('ends an address before what would break out of it', () => {
  expect(linkParts('https://a.example/"onmouseover="alert(1)')).toEqual([
    { text: 'https://a.example/', href: 'https://a.example/' },
    { text: '"onmouseover="alert(1)' },
  ])
  expect(linked('https://a.example/<script>')).toEqual(['https://a.example/'])
})

it('ends an address before characters that turn the text around or are not seen', () => {
  expect(linkParts('https://a.example/\u202Egpj.exe')[0]).toEqual({
    text: 'https://a.example/',
    href: 'https://a.example/',
  })
  expect(linked('https://bank\u200B.example')).toEqual([])
})

it('keeps every character of any text', () => {
  for (const text of ['', 'a', '<b>https://x.example</b>', 'www.a.b,,https://c.d)))', '\u0000https://e.f\u0000'])
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})

it('takes a long text in a moment', () => {
  const long = `https://a.example/${')'.repeat(5000)}`
  expect(
    linkParts(long)
      .map((part) => part.text)
      .join(''),
  ).toBe(long)
})
