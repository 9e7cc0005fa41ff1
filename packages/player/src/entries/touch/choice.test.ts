// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { readChoice, storeChoice } from './choice.ts'

const client = '0190a000-0000-7000-8000-000000000001'
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['https:', `__Host-deckle_visitor_${client}=no;Path=/;Max-Age=15552000;SameSite=Lax;Secure`],
  ['http:', `deckle_visitor_${client}=no;Path=/;Max-Age=15552000;SameSite=Lax`],
])('over %s a choice is stored as %s', (protocol, stored) => {
  vi.stubGlobal('location', { protocol })
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  storeChoice(client, 'no')
  expect(set.mock.calls).toEqual([[stored]])
})

it('reads the choice with the prefix first', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(
    `deckle_visitor_${client}=no; __Host-deckle_visitor_${client}=later`,
  )
  expect(readChoice(client)).toBe('later')
})
