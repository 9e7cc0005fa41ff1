import { growsLinearly } from '@deckle/core/test/grows-linearly.ts'
import { expect, it } from 'vitest'
import { readHtml } from './read-html.ts'

function eventsOf(html: string): string[] {
  const events: string[] = []
  let text = ''
  const flush = (): void => {
    if (text !== '') events.push(text)
    text = ''
  }
  readHtml(html, () => ({
    onOpen(name, attributes) {
      flush()
      events.push(`<${[name, ...[...attributes].map(([key, value]) => `${key}=${value}`)].join(' ')}>`)
    },
    onText: (part) => void (text += part),
    onClose(name) {
      flush()
      events.push(`</${name}>`)
    },
  }))
  flush()
  return events
}

it.each([
  ['<P>a &amp; b</P>', ['<p>', 'a & b', '</p>']],
  ['<a HREF="x&amp;y" href=z b>', ['<a href=x&y b=>']],
  ['<br/>a<br />b', ['<br>', 'a', '<br>', 'b']],
  ['<script>if (a < b) "</p>"</script>c', ['<script>', 'if (a < b) "</p>"', '</script>', 'c']],
  ['<title>a &lt; <b></title>', ['<title>', 'a < <b>', '</title>']],
  ['a<!-- <p> -->b<!doctype html>', ['ab']],
  ['1 < 2 &unknown; &#x41;&#0;', ['1 < 2 &unknown; A\ufffd']],
  ['</b></b>', ['</b>', '</b>']],
])('%j', (html, events) => expect(eventsOf(html)).toEqual(events))

it('stops where it is told to', () => {
  const names: string[] = []
  readHtml('<a><b><c><d>', (stop) => ({
    onOpen(name) {
      names.push(name)
      if (name === 'b') stop()
    },
  }))
  expect(names).toEqual(['a', 'b'])
})

it.each([
  ['unclosed tags', '<a>'],
  ['closing tags', '<a></b>'],
  ['forms', '<form>'],
  ['beginnings of tags', '<'],
  ['beginnings of scripts', '<script '],
  ['attributes', '<a b=c '],
  ['character references', '&lt;'],
  ['beginnings of comments', '<!--'],
])('takes time in proportion to %s', (_name, part) => {
  const pages = new Map([20_000, 200_000].map((size) => [size, part.repeat(size / part.length)]))
  expect(growsLinearly((size) => eventsOf(pages.get(size)!), 20_000)).toBe(true)
})
