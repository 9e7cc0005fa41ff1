import { expect, it } from 'vitest'
import { issuerIn } from './sso.ts'

it.each([
  ['https://id.example', 'https://id.example'],
  [' https://id.example/realms/a/ ', 'https://id.example/realms/a/'],
  ['\ufeffhttps://id.example', 'https://id.example'],
  ['https://id.example/.well-known/openid-configuration', 'https://id.example'],
  ['https://id.example/realms/a/.well-known/openid-configuration/', 'https://id.example/realms/a'],
  ['https://id.example/.well-known/oauth-authorization-server', 'https://id.example'],
])('the issuer in %j', (typed, issuer) => {
  expect(issuerIn(typed)).toBe(issuer)
})
