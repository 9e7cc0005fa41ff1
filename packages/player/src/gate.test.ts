// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const replace = vi.fn<(address: string) => void>()
const asked: unknown[] = []

interface Visit {
  readonly search?: string
  readonly referrer?: string
  readonly reply?: unknown
  readonly html?: string
}

/** Opens the page before the deck; returns where it leads, undefined for nowhere. */
async function visit({ search = '', referrer = '', reply = {}, html }: Visit): Promise<string | undefined> {
  document.body.innerHTML =
    html ?? '<div data-gate="ticket" data-deck="abcdefgh"><p class="error" role="alert" hidden></p></div>'
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  vi.stubGlobal('location', { search, pathname: '/play/abcdefgh', host: 'deckle.example', replace })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return new Response(JSON.stringify(reply))
  })
  vi.resetModules()
  // @ts-expect-error It is a script: it exports nothing.
  await import('./gate.ts')
  await new Promise((resolve) => setTimeout(resolve, 20))
  const address = replace.mock.calls.at(-1)?.[0]
  replace.mockClear()
  return address
}

const used = { errors: ['This link was used already.'], code: 'gone' }
const alert = () => document.querySelector('.error')?.textContent

beforeEach(() => localStorage.clear())
afterEach(() => {
  asked.length = 0
  vi.unstubAllGlobals()
})

it('goes on with a link that works once where it was used on this device, without going round', async () => {
  expect(await visit({ search: '?ticket=one', reply: { pass: 'P1' } })).toBe('/play/abcdefgh?pass=P1')
  expect(await visit({ search: '?ticket=one', reply: used })).toBe('/play/abcdefgh?pass=P1')
  expect(asked).toHaveLength(2)
  // The pass is no good any more.
  expect(await visit({ search: '?pass=P1', reply: used })).toBeUndefined()
  expect(await visit({ search: '?ticket=one', reply: used })).toBeUndefined()
  expect(alert()).toBe('This link was used already.')
})

it("opens nobody's play with somebody else's used link", async () => {
  await visit({ search: '?ticket=one', reply: { pass: 'P1' } })
  expect(await visit({ search: '?ticket=two', reply: used })).toBeUndefined()
  expect(alert()).toBe('This link was used already.')
  expect(await visit({ search: '?ticket=two', reply: { pass: 'P2' } })).toBe('/play/abcdefgh?pass=P2')
  expect(await visit({ search: '?ticket=one', reply: used })).toBeUndefined()
})

it.each([
  ['https://shop.example/page', '?utm_medium=x', '?utm_medium=x&source=shop.example&pass=P'],
  ['https://shop.example/page', '?utm_source=mail', '?utm_source=mail&pass=P'],
  ['https://shop.example/page', '?source=poster', '?source=poster&pass=P'],
  ['https://deckle.example/login', '', '?pass=P'],
  ['', '', '?pass=P'],
])('hands on the site that led here: %s, %s', async (referrer, search, expected) => {
  localStorage.setItem('deckle.pass.abcdefgh', 'P')
  expect(await visit({ referrer, search })).toBe(`/play/abcdefgh${expected}`)
  localStorage.setItem('deckle.begun.abcdefgh', 'T')
  const html = '<div data-closed data-deck="abcdefgh"></div>'
  expect(await visit({ referrer, search, html, reply: { pass: 'P' } })).toBe(`/play/abcdefgh${expected}`)
})

it('hands on the site that led here over the sign-in', async () => {
  const html =
    '<div data-gate="members" data-deck="abcdefgh"><a class="act" href="http://a.example/enter/x?lang=hi"></a></div>'
  expect(await visit({ referrer: 'https://shop.example/page', html })).toBeUndefined()
  expect(document.querySelector('a')?.href).toBe('http://a.example/enter/x?lang=hi&source=shop.example')
})
