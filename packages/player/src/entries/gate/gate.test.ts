// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const replace = vi.fn<(address: string) => void>()
const requests: unknown[] = []

interface Visit {
  readonly search?: string
  readonly hash?: string
  readonly referrer?: string
  readonly reply?: unknown
  readonly html?: string
}

/** Opens the gate; returns where it redirects, undefined for nowhere. */
async function visit({ search = '', hash = '', referrer = '', reply = {}, html }: Visit): Promise<string | undefined> {
  document.body.innerHTML =
    html ?? '<div data-gate="invite" data-deck="abcdefgh"><p class="error" role="alert" hidden></p></div>'
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  vi.stubGlobal('location', { search, hash, pathname: '/play/abcdefgh', host: 'deckle.example', replace })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const credentials = JSON.parse(body) as { kind: string; pass?: string }
    requests.push(credentials)
    const again = passes.includes(credentials.pass ?? '')
      ? { pass: credentials.pass, opening: `O-${credentials.pass}` }
      : shutOut
    return { json: async () => (credentials.kind === 'pass' ? again : reply) }
  })
  vi.resetModules()
  await import('./gate.ts')
  // Only promises are left, which are settled before the next turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve))
  const address = replace.mock.calls.at(-1)?.[0]
  replace.mockClear()
  return address
}

const shutOut = { errors: ['Enter again.'], code: 'not_allowed' }
/** Passes that the server accepts. */
let passes: string[]
const used = { errors: ['This link was used already.'], code: 'gone' }
const alert = () => document.querySelector('.error')?.textContent

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  passes = ['P', 'P1', 'P2']
})
afterEach(() => {
  requests.length = 0
  vi.unstubAllGlobals()
})

it('goes on with an invite where it was used on this device, without going round', async () => {
  expect(await visit({ search: '?invite=one', reply: { pass: 'P1', opening: 'O1' } })).toBe('/play/abcdefgh?pass=O1')
  expect(await visit({ search: '?invite=one', reply: used })).toBe('/play/abcdefgh?pass=O-P1')
  // A reload, with the opening in the address.
  expect(await visit({ search: '?pass=O1' })).toBe('/play/abcdefgh?pass=O-P1')
  expect(localStorage.getItem('deckle.pass.abcdefgh')).toBe('P1')
  passes = []
  sessionStorage.clear()
  expect(await visit({ search: '?pass=O1', reply: used })).toBeUndefined()
  expect(localStorage.getItem('deckle.pass.abcdefgh')).toBeNull()
  expect(await visit({ search: '?invite=one', reply: used })).toBeUndefined()
  expect(alert()).toBe('This link was used already.')
})

it('takes an invite link of before migration 0014 (`?ticket=`)', async () => {
  expect(await visit({ search: '?ticket=one&lang=hi', reply: { pass: 'P1', opening: 'O1' } })).toBe(
    '/play/abcdefgh?lang=hi&pass=O1',
  )
  expect(requests).toEqual([{ kind: 'invite', invite: 'one' }])
  expect(await visit({ search: '?invite=one', reply: used }), 'the same invite').toBe('/play/abcdefgh?pass=O-P1')
})

it("opens nobody's play with somebody else's used link", async () => {
  await visit({ search: '?invite=one', reply: { pass: 'P1', opening: 'O1' } })
  expect(await visit({ search: '?invite=two', reply: used })).toBeUndefined()
  expect(alert()).toBe('This link was used already.')
  expect(await visit({ search: '?invite=two', reply: { pass: 'P2', opening: 'O2' } })).toBe('/play/abcdefgh?pass=O2')
  expect(await visit({ search: '?invite=one', reply: used })).toBeUndefined()
})

it.each([
  ['https://shop.example/page', '?utm_medium=x', '?utm_medium=x&source=shop.example&pass=O-P'],
  ['https://shop.example/page', '?utm_source=mail', '?utm_source=mail&pass=O-P'],
  ['https://shop.example/page', '?source=poster', '?source=poster&pass=O-P'],
  ['https://deckle.example/login', '', '?pass=O-P'],
  ['', '', '?pass=O-P'],
])('hands on the site that led here: %s, %s', async (referrer, search, expected) => {
  localStorage.setItem('deckle.pass.abcdefgh', 'P')
  expect(await visit({ referrer, search })).toBe(`/play/abcdefgh${expected}`)
  localStorage.setItem('deckle.begun.abcdefgh', 'T')
  const html = '<div data-closed data-deck="abcdefgh"></div>'
  expect(await visit({ referrer, search, html, reply: { pass: 'P', opening: 'O-P' } })).toBe(
    `/play/abcdefgh${expected}`,
  )
})

it('hands on the site that led here over the sign-in', async () => {
  const html =
    '<div data-gate="members" data-deck="abcdefgh"><a class="act" href="http://a.example/enter/x?lang=hi"></a></div>'
  expect(await visit({ referrer: 'https://shop.example/page', html })).toBeUndefined()
  expect(document.querySelector('a')?.href).toBe('http://a.example/enter/x?lang=hi&source=shop.example')
})

it('sends nobody to the deck for ever whom the page does not open for', async () => {
  localStorage.setItem('deckle.pass.abcdefgh', 'P')
  expect(await visit({})).toBe('/play/abcdefgh?pass=O-P')
  expect(await visit({ search: '?pass=O-P' })).toBeUndefined()
  expect(localStorage.getItem('deckle.pass.abcdefgh')).toBe('P')
})

it('puts the pass behind the address where nothing is kept, and finds it there again', async () => {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('localStorage', nothing)
  vi.stubGlobal('sessionStorage', nothing)
  const first = await visit({ search: '?invite=one', reply: { pass: 'P1', opening: 'O1' } })
  expect(first).toBe('/play/abcdefgh?pass=O1#pass=P1')
  expect(await visit({ search: '?pass=O1', hash: '#pass=P1' })).toBe('/play/abcdefgh?pass=O-P1#pass=P1')
})

it('opens a deck for members by the pass of who is signed in, not by that of who was here before', async () => {
  const html = '<div data-gate="members" data-deck="abcdefgh"><a class="act" href="http://a.example/enter/x"></a></div>'
  const pass = `members.${btoa('id-of-asha')}.1.x`
  passes = [pass]
  const signIn = (id: string) => localStorage.setItem('deckle:auth', JSON.stringify({ user: { _id: id } }))
  localStorage.setItem('deckle.pass.abcdefgh', pass)
  signIn('id-of-asha')
  expect(await visit({ html })).toBe(`/play/abcdefgh?pass=O-${encodeURIComponent(pass)}`)
  signIn('id-of-ben')
  expect(await visit({ html })).toBeUndefined()
  expect(localStorage.getItem('deckle.pass.abcdefgh')).toBeNull()
})
