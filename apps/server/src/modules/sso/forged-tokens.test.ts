import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { challengeOf, type Forgery, type ForgingProvider, startForgingProvider } from './test/forging-provider.ts'
import { createSsoScene, type SsoScene } from './test/sso-scene.ts'

let scene: SsoScene
let provider: ForgingProvider
let other: ForgingProvider
beforeAll(async () => {
  ;[provider, other] = [await startForgingProvider(), await startForgingProvider()]
  scene = await createSsoScene([provider.issuer, other.issuer])
  await scene.setUp(provider)
})
afterAll(async () => {
  await scene.test.close()
  await provider.close()
  await other.close()
})
beforeEach(() => {
  provider.forgery = {}
  other.forgery = {}
})

async function signIn(forgery: Forgery = {}, more: Readonly<Record<string, string>> = {}) {
  provider.forgery = forgery
  const started = await scene.visit.start(scene.slug)
  return scene.visit.connect(scene.slug, provider.answer(started.location, more), started.cookie)
}
const seconds = () => Math.floor(Date.now() / 1000)

it('an honest token signs in; the code is exchanged with the verifier of the challenge and the secret', async () => {
  const started = await scene.visit.start(scene.slug)
  const params = new URL(started.location).searchParams
  const reply = await scene.visit.connect(scene.slug, provider.answer(started.location), started.cookie)
  expect(reply.status).toBe(200)
  const asked = provider.asked.at(-1) ?? {}
  expect(challengeOf(asked['code_verifier'] ?? '')).toBe(params.get('code_challenge'))
  expect(params.get('code_challenge_method')).toBe('S256')
  expect(asked['client_secret']).toBe('a-secret-of-the-provider')
})

it('a provider whose clock is two minutes off signs in', async () => {
  expect((await signIn({ claims: { nbf: seconds() + 60, iat: seconds() + 60 } })).status).toBe(200)
  expect((await signIn({ claims: { iat: seconds() - 700, exp: seconds() - 60 } })).status).toBe(200)
})

it('a provider that has just changed its key signs in', async () => {
  expect((await signIn()).status).toBe(200)
  await provider.changeKey()
  scene.test.later(6000)
  expect((await signIn()).status).toBe(200)
  const fetches = provider.keyFetches
  // Known keys are cached.
  for (let times = 0; times < 3; times++) expect((await signIn()).status).toBe(200)
  expect(provider.keyFetches).toBe(fetches)
})

const forgeries: Readonly<Record<string, () => Forgery>> = {
  'without a signature': () => ({ signature: 'none' }),
  'signed by another key': () => ({ signature: 'other' }),
  'with the nonce of another sign-in': () => ({ claims: { nonce: 'x' } }),
  'for another client': () => ({ claims: { aud: 'another' } }),
  'of another issuer': () => ({ claims: { iss: other.issuer } }),
  'that has ended': () => ({ claims: { iat: seconds() - 900, exp: seconds() - 600 } }),
}

describe('a token is refused', () => {
  it.each(Object.entries(forgeries))('%s', async (_, forgery) => {
    const reply = await signIn(forgery())
    expect([reply.status, reply.error.code]).toEqual([403, 'sso_failed'])
    expect(reply.error.errors[0]).toContain('could not be verified')
    expect(reply.headers['access-token']).toBeUndefined()
  })

  it('from the future, which names the clock', async () => {
    const reply = await signIn({ claims: { nbf: seconds() + 600 } })
    expect([reply.status, reply.error.errors[0]]).toEqual([403, expect.stringContaining('clock')])
  })

  it('where the answer says that another issuer sent it', async () => {
    expect((await signIn({}, { iss: other.issuer })).error.code).toBe('sso_failed')
    expect((await signIn({}, { iss: provider.issuer })).status).toBe(200)
  })
})

it.each([
  [502, 'text/html', '<h1>Bad gateway</h1>'],
  [200, 'text/html', '<h1>Maintenance</h1>'],
  [200, 'application/json', '{"access_token":'],
  [302, 'text/html', ''],
])(
  'an answer of %i, %s, %j means that the provider can’t be reached, not that a token is forged',
  async (status, type, body) => {
    const reply = await signIn({ page: { status, type, body } })
    expect([reply.status, reply.error.code]).toEqual([403, 'sso_failed'])
    expect(reply.error.errors[0]).toContain('does not answer')
  },
)

describe('providers are not mixed up', () => {
  it('an answer for one client is not good for another, nor after the provider has changed', async () => {
    const { test } = scene
    const second = await test.signedIn('Admin')
    const sso = { issuer: other.issuer, client_id: 'deckle', client_secret: 'x', domains: ['hill.example'] }
    const body = { client: { app_configuration: { sso } } }
    await test.call('clients.update', { as: second, params: { id: second.clientId }, body })
    const root = await test.signedIn('Superadmin')
    const place = { params: { id: second.clientId }, body: { domain: 'hill.example' } }
    expect((await test.call('sso.confirmDomain', { as: root, ...place })).status).toBe(200)
    const started = await scene.visit.start(second.clientId)
    expect(started.location.startsWith(other.issuer)).toBe(true)
    // The other provider sends the browser on to the first one's client.
    const crossed = await scene.visit.connect(scene.slug, other.answer(started.location), started.cookie)
    expect(crossed.error.code).toBe('sso_failed')
    const under = await scene.visit.start(scene.slug)
    await scene.setUp(other)
    const late = await scene.visit.connect(scene.slug, provider.answer(under.location), under.cookie)
    expect(late.error.errors[0]).toContain('took too long')
    await scene.setUp(provider)
  })

  it('an issuer that is every tenant at once is refused', async () => {
    scene.test.later(11 * 60_000)
    provider.forgery = { metadata: { issuer: 'https://login.example/{tenantid}/v2.0' } }
    expect((await scene.visit.start(scene.slug)).location).toMatch(/\?error=unreachable$/)
  })
})
