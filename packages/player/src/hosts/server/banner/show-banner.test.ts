// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showBanner } from './show-banner.ts'

const banner = {
  id: 'b1',
  title: 'Taste <b>the</b> rest',
  subtitle: '',
  image: { id: 'wide', alt: 'Cups' },
  phone_image: { id: 'high', alt: 'A cup' },
  link: 'https://firm.in/tea',
  placement: 'player',
}
let report: (ratio: number) => void = () => undefined
let place: HTMLElement
const { IntersectionObserver: before } = globalThis

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div class="dk-body"><div id="place"></div></div>'
  place = document.querySelector('#place') as HTMLElement
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (intersectionRatio) => callback([{ intersectionRatio } as never], {} as never)
    }
    observe() {}
    disconnect() {
      report = () => undefined
    }
  } as never
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.IntersectionObserver = before
})

const imageUrl = (id: string, width: number) => `/media/${id}/${width}.webp`
const show = async (reply: unknown, status = 200) => {
  const calls: (readonly [string, unknown])[] = []
  const fetch = async (url: unknown, init?: RequestInit) => {
    calls.push([String(url), JSON.parse(String(init?.body))])
    return Response.json(reply, { status })
  }
  await showBanner(place, { api: '/api/v2', token: 't', imageUrl, fetch: fetch as typeof globalThis.fetch })
  return calls
}

it('shows what the client has for the ending, and counts it once it was seen', async () => {
  const calls = await show({ banner })
  expect(calls).toEqual([['/api/v2/banners/ending', { token: 't' }]])
  const link = place.querySelector('a')
  expect(link?.textContent).toBe('Taste <b>the</b> rest')
  expect([link?.getAttribute('href'), link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
    'https://firm.in/tea',
    '_blank',
    'noopener noreferrer sponsored',
  ])
  expect(place.querySelector('img')?.getAttribute('alt')).toBe('Cups')
  expect(place.querySelector('source')?.srcset).toBe('/media/high/640.webp')
  report(0.6)
  vi.advanceTimersByTime(900)
  report(0.1)
  vi.advanceTimersByTime(5000)
  expect(calls).toHaveLength(1)
  report(0.6)
  vi.advanceTimersByTime(1100)
  report(1)
  vi.advanceTimersByTime(5000)
  expect(calls.slice(1)).toEqual([['/api/v2/banners/b1/seen', { token: 't' }]])
})

it('counts a click', async () => {
  const calls = await show({ banner })
  place.querySelector('a')?.dispatchEvent(new Event('click', { cancelable: true }))
  expect(calls.slice(1)).toEqual([['/api/v2/banners/b1/click', { token: 't' }]])
})

it('leads nowhere without a link', async () => {
  await show({ banner: { ...banner, link: '', phone_image: { id: '', alt: '' } } })
  expect(place.querySelector('a')).toBeNull()
  expect(place.querySelector('source')).toBeNull()
  expect(place.querySelector('aside')?.getAttribute('aria-label')).toBe('Taste <b>the</b> rest')
})

it.each([
  ['none', { banner: null }, 200],
  ['a refusal', { code: 'gone', errors: ['x'] }, 410],
])('shows nothing for %s', async (_, reply, status) => {
  await show(reply, status)
  expect(place.childElementCount).toBe(0)
})

it('shows nothing at an ending that is left', async () => {
  place.remove()
  await show({ banner })
  expect(place.childElementCount).toBe(0)
})
