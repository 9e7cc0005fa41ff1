import { afterEach, expect, it, vi } from 'vitest'
import { preferences, readPreferences } from './preferences.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['', { theme: 'system', language: 'en' }],
  ['deckle_theme=dark; deckle_language=hi', { theme: 'dark', language: 'hi' }],
  ['deckle_language=en; __Host-deckle_language=hi', { theme: 'system', language: 'hi' }],
  ['__Host-deckle_theme=light; deckle_theme=dark', { theme: 'light', language: 'en' }],
  ['my_deckle_theme=dark; deckle_language=xx', { theme: 'system', language: 'en' }],
])('%s is read as %j', (cookies, expected) => expect(readPreferences(cookies)).toEqual(expected))

it.each([
  ['https:', '__Host-deckle_theme=system; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['http:', 'deckle_theme=system; Path=/; Max-Age=31536000; SameSite=Lax'],
])('over %s a choice is stored as %s', (protocol, stored) => {
  vi.stubGlobal('location', { protocol })
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  preferences.set('theme', 'system')
  expect(set.mock.calls).toEqual([[stored]])
})
