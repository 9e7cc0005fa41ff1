// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sourceOf } from './source-of.ts'

const client = '0190a000-0000-7000-8000-000000000001'
const words = { ask: 'May we?', allow: 'Allow', refuse: 'No thanks', change: 'Change' }
const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
const cookie = () =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith('deckle_visitor_'))
    ?.split('=')[1]

interface Opening {
  readonly mode?: string
  readonly kind?: string
  readonly search?: string
  readonly referrer?: string
  readonly embed?: boolean
  readonly privacy?: boolean
}

/** Opens a page with the script, and waits until it has run. */
async function open({
  mode = 'ask',
  kind = 'article',
  search = '',
  referrer = '',
  embed,
  privacy = false,
}: Opening = {}) {
  document.body.innerHTML = '<footer><nav><ul></ul></nav></footer>'
  history.replaceState(null, '', `/blog/meadow/tea${search}`)
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: privacy, configurable: true })
  const script = document.createElement('script')
  Object.assign(script.dataset, { client, mode, kind, thing: 'thing-1', words: JSON.stringify(words) })
  if (embed) script.dataset['embed'] = ''
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true })
  vi.useFakeTimers()
  vi.resetModules()
  await import('./touch.ts')
  vi.runAllTimers()
  vi.useRealTimers()
}
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
const sent = async () =>
  Promise.all(beacon.mock.calls.map(async ([url, body]) => [url, JSON.parse(await body.text()) as Sent] as const))
interface Sent {
  readonly visitor: string
  readonly touches?: readonly Record<string, unknown>[]
}

beforeEach(() => {
  beacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  document.cookie = `deckle_visitor_${client}=;Path=/;Max-Age=0`
})

describe('a visitor', () => {
  it('is asked once; nothing is stored or sent before, and what is sent after says how they came', async () => {
    await open({ search: '?utm_source=mail&utm_medium=post&utm_campaign=spring' })
    expect(document.body.textContent).toContain('May we?')
    expect([cookie(), beacon.mock.calls.length]).toEqual([undefined, 0])
    press('Allow')
    expect(document.body.textContent).not.toContain('May we?')
    const [[url, body] = ['', undefined]] = await sent()
    expect(url).toBe('/api/v2/touches')
    expect(body).toMatchObject({
      client,
      visitor: cookie(),
      touches: [
        {
          kind: 'article',
          thing: 'thing-1',
          arrival: true,
          source: 'mail',
          medium: 'post',
          campaign: 'spring',
          landing: '/blog/meadow/tea',
        },
      ],
    })
    expect(body?.visitor).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
    await open({ referrer: `${location.origin}/blog/meadow` })
    expect(document.body.textContent).not.toContain('May we?')
    const [, [, next] = ['', undefined]] = await sent()
    expect(next?.visitor).toBe(body?.visitor)
    expect(next?.touches).toMatchObject([{ arrival: false, source: '' }])
  })

  it('who says no is not asked again, and nothing of them is stored but the word', async () => {
    await open()
    press('No thanks')
    await open()
    expect(document.body.textContent).not.toContain('May we?')
    expect([cookie(), beacon.mock.calls.length]).toEqual(['no', 0])
  })

  it('changes their mind by the link in the footer: what was stored goes, here and there', async () => {
    await open()
    press('Allow')
    const visitor = cookie()
    press('Change')
    expect(document.activeElement?.textContent).toBe('Allow')
    press('No thanks')
    expect(cookie()).toBe('no')
    expect((await sent()).at(-1)).toEqual(['/api/v2/touches/clear', { client, visitor }])
    press('Change')
    press('Allow')
    expect(cookie()).not.toBe(visitor)
    expect((await sent()).at(-1)?.[0]).toBe('/api/v2/touches')
  })

  it('whose browser asks for privacy is neither asked nor followed', async () => {
    for (const mode of ['ask', 'always']) await open({ mode, privacy: true })
    expect(document.querySelectorAll('button')).toHaveLength(0)
    expect([cookie(), beacon.mock.calls.length]).toEqual([undefined, 0])
  })

  it('is followed without being asked where their client does not ask, until they say no', async () => {
    await open({ mode: 'always' })
    expect(document.body.textContent).not.toContain('May we?')
    expect((await sent())[0]?.[1].visitor).toBe(cookie())
    press('Change')
    press('No thanks')
    await open({ mode: 'always' })
    expect((await sent()).map(([url]) => url)).toEqual(['/api/v2/touches', '/api/v2/touches/clear'])
  })

  it('in a frame is never asked, and followed only after an earlier yes', async () => {
    await open({ embed: true, mode: 'always' })
    expect([cookie(), beacon.mock.calls.length, document.querySelectorAll('button').length]).toEqual([undefined, 0, 0])
    await open()
    press('Allow')
    await open({ embed: true })
    expect(beacon.mock.calls).toHaveLength(2)
  })
})

it.each([
  ['?source=poster&utm_source=mail', 'search.example', 'poster'],
  ['?utm_source=mail', 'search.example', 'mail'],
  ['', 'search.example', 'search.example'],
  ['', '', ''],
  ['', location.host, ''],
])('the source of %s from %s', (query, from, source) => {
  expect(sourceOf(new URLSearchParams(query), from)).toBe(source)
})
