import { expect, it } from 'vitest'
import { siteHref } from './site-href.ts'

it.each([
  ['https://meadow.example/about', 'https://meadow.example/about'],
  ['http://meadow.example', 'http://meadow.example/'],
  ['meadow.example', 'https://meadow.example/'],
  ['www.meadow.example/team', 'https://www.meadow.example/team'],
])('%s leads to %s', (text, href) => {
  expect(siteHref(text)).toBe(href)
})

it.each([
  '',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:asha@meadow.example',
  'ask me',
  'https://bank.example@evil.example',
])('%j leads nowhere', (text) => {
  expect(siteHref(text)).toBeNull()
})
