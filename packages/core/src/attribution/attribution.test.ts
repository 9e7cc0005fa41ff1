import { expect, it } from 'vitest'
import { visitorIn } from './attribution.ts'

const client = '0190a000-0000-7000-8000-000000000001'
const visitor = 'a7b1c2d3-1234-4abc-8def-0123456789ab'
const cookie = `look=dark; deckle_visitor_${client}=${visitor}; other=1`

it.each([
  [{ cookie }, visitor],
  [{}, null],
  [{ cookie: cookie.replace(visitor, 'no') }, null],
  [{ cookie: cookie.replace(visitor, '../../etc') }, null],
  [{ cookie: cookie.replace(client, client.replace('1', '2')) }, null],
  [{ cookie, 'sec-gpc': '1' }, null],
  [{ cookie, dnt: '1' }, null],
  [{ cookie, dnt: '0' }, visitor],
  [{ cookie: cookie.replace('deckle', '__Host-deckle') }, visitor],
  [{ cookie: `${cookie}; __Host-deckle_visitor_${client}=no` }, null],
])('the visitor of %j', (headers: Readonly<Record<string, string>>, expected) => {
  expect(visitorIn((name) => headers[name], client)).toBe(expected)
})
