import { describe, expect, it } from 'vitest'
import { isSiteAddress, isWebAddress } from './web-address.ts'

describe('web addresses', () => {
  it.each([
    'https://firm.in',
    'HTTP://firm.in/a?b#c',
    'https://[::1]:3000/',
    'https://firm.in/@asha?q="a"',
    'https://firm.in/ä',
  ])('%s is one', (text) => {
    expect([isWebAddress(text), isSiteAddress(text)]).toEqual([true, true])
  })

  it.each(['firm.in', 'www.firm.in:8080/about', 'भारत.भारत', 'my-firm.co.in?x=1'])(
    '%s is one without its scheme',
    (text) => {
      expect([isWebAddress(text), isSiteAddress(text)]).toEqual([false, true])
    },
  )

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\r:alert(1)',
    'JaVaScRiPt:1',
    'data:text/html,x',
    'vbscript:x',
    'https:evil',
    'https://',
    'https:///x',
    'https://\\evil',
    'https://a b',
    'https://a"onmouseover=x',
    "https://a'b",
    'https://user:pw@host',
    'https://user@host/a',
    'https://a<b',
    'https://a\nb',
    '//evil.example',
    'firm.in\njavascript:1',
    'firm',
    '',
  ])('%j is none', (text) => expect([isWebAddress(text), isSiteAddress(text)]).toEqual([false, false]))
})
