import { describe, expect, it } from 'vitest'
import { isClick, referringHost, urlSlugProblem } from './short-url.ts'

it.each([
  ['spring-sale', null],
  ['ab', 'short'],
  ['', 'short'],
  ['Spring', 'shape'],
  ['a--b', 'shape'],
  ['वसंत', 'shape'],
  ['abcdefgh', 'like_shortid'],
  ['login', 'reserved'],
  ['deckle', 'reserved'],
  ['a'.repeat(61), 'long'],
])('the slug %s: %s', (slug, problem) => {
  expect(urlSlugProblem(slug)).toBe(problem)
})

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36'

describe('a click', () => {
  it.each([
    [phone, true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Instagram 339.0', true],
    [`${phone} [FB_IAB/FB4A;FBAV/475.0;]`, true],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', false],
    ['facebookexternalhit/1.1', false],
    ['WhatsApp/2.24.1 A', false],
    ['TelegramBot (like TwitterBot)', false],
    ['Slackbot-LinkExpanding 1.0', false],
    ['curl/8.5.0', false],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/120.0.0.0', false],
    ['', false],
  ])('by %s: %s', (userAgent, is) => {
    expect(isClick({ userAgent, method: 'GET', purposes: [] })).toBe(is)
  })

  it('is nobody who only looks ahead', () => {
    const visit = (method: string, ...purposes: (string | undefined)[]) =>
      isClick({ userAgent: phone, method, purposes })
    expect([visit('HEAD'), visit('GET', 'prefetch;prerender'), visit('GET', undefined, 'preview')]).toEqual([
      false,
      false,
      false,
    ])
    expect(visit('GET', undefined, 'navigate')).toBe(true)
  })
})

it.each([
  ['https://www.Example.org/a?b=c', 'example.org'],
  ['https://news.example.org:8443/', 'news.example.org:8443'],
  ['https://deckle.test/library', ''],
  ['android-app://com.example', ''],
  ['not an address', ''],
  [undefined, ''],
  [`https://${'a'.repeat(61)}.example/`, ''],
])('the source of a referrer %s: %s', (referrer, host) => {
  expect(referringHost(referrer, 'deckle.test')).toBe(host)
})
