import { defaultClaims } from '@deckle/core/sso/sso.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { type Person, testPassword } from '../../../test/factories.ts'

let test: TestApp
let admin: Person
const records = new Map<string, readonly string[] | null>()
const answers = new Map<string, { status: number; body: unknown } | 'refused' | 'failed'>()
beforeAll(async () => {
  test = await createTestApp({
    change: () => ({
      dns: { txt: async (domain) => (records.has(domain) ? (records.get(domain) ?? null) : []) },
      webRequest: async (url) => {
        const found = answers.get(url) ?? 'failed'
        if (typeof found === 'string') return found
        const text = typeof found.body === 'string' ? found.body : JSON.stringify(found.body)
        return { status: found.status, headers: {}, body: Buffer.from(text) }
      },
    }),
  })
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

const settings = {
  issuer: 'https://id.meadow.example',
  client_id: 'deckle',
  client_secret: 'a very secret secret',
  domains: ['meadow.example'],
}
const save = (sso: unknown, as: Person = admin) =>
  test.call('clients.update', {
    as,
    params: { id: as.clientId },
    body: { client: { app_configuration: { sso } } },
  })
const verify = (domain: string, as: Person = admin) =>
  test.call('sso.verifyDomain', { as, params: { id: as.clientId }, body: { domain } })

describe('settings', () => {
  it('need a fresh proof of identity, and the owner is told', async () => {
    const owner = await test.signedIn('Admin', { owns_client: true })
    const other = await test.signedIn('Admin', { clientId: owner.clientId })
    test.later(10 * 60_000 + 1)
    expect((await save({ ...settings, domains: [] }, other)).error.code).toBe('proof_needed')
    expect((await save(null, other)).error.code).toBe('proof_needed')
    await test.call('second_factor.prove', { as: other, body: { password: testPassword } })
    expect((await save({ ...settings, domains: [] }, other)).status).toBe(200)
    await test.jobsDone()
    const mails = await test.deps.db
      .selectFrom('mail_outbox')
      .select(['subject', 'text_body'])
      .where('to_address', '=', owner.email)
      .execute()
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('changed single sign-on')])
    expect(JSON.stringify(mails)).not.toContain(settings.client_secret)
    test.later(-10 * 60_000 - 1)
  })

  it('are of the client; the secret is sealed, and in no reply and no log', async () => {
    const { status, body } = await save(settings)
    expect(status).toBe(200)
    expect(body.client.app_configuration.sso).toEqual({
      issuer: settings.issuer,
      client_id: 'deckle',
      has_secret: true,
      label: '',
      domains: [{ domain: 'meadow.example', verified_at: null, verified_by: null, record: expect.any(String) }],
      claims: defaultClaims,
      only: false,
      is_ready: false,
      redirect_uri: `http://deckle.test/sso/${admin.clientId}`,
      post_logout_redirect_uri: `http://deckle.test/${admin.clientId}/login`,
    })
    expect(body.client.app_configuration.primary).toBe('#6a1b9a')
    const rows = await test.deps.db
      .selectFrom('clients')
      .select('sso_secret')
      .where('id', '=', admin.clientId)
      .execute()
    expect(rows[0]?.sso_secret).not.toContain('secret')
    const log = await test.deps.db.selectFrom('audit_log').select(['action', 'detail']).execute()
    expect(log.some(({ action }) => action === 'client.sso')).toBe(true)
    expect(JSON.stringify([log, body])).not.toContain('a very secret secret')
  })

  it('are shown to Admins alone; branding stays as it is, and the other way round', async () => {
    const learner = await test.signedIn('Learner', { clientId: admin.clientId })
    const shown = await test.call('clients.show', { as: learner, params: { id: admin.clientId } })
    expect(shown.body.client.app_configuration).not.toHaveProperty('sso')
    expect((await save(settings, learner)).status).toBe(403)
    const branding = { name: 'Hill', primary: '#00695c', logo: '', icon: '', footer: '' }
    const body = { client: { app_configuration: branding } }
    const saved = await test.call('clients.update', { as: admin, params: { id: admin.clientId }, body })
    expect(saved.body.client.app_configuration.sso?.client_id).toBe('deckle')
  })

  it('the stored secret is kept for the provider that it was entered for, and for no other', async () => {
    const { client_secret: _, ...rest } = settings
    expect((await save(rest)).body.client.app_configuration.sso?.has_secret).toBe(true)
    for (const change of [{ issuer: 'https://evil.example' }, { client_id: 'other' }]) {
      const { status, error } = await save({ ...rest, ...change })
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['client.app_configuration.sso.client_secret']])
    }
  })

  it.each([
    [{ issuer: 'http://id.meadow.example' }, 422],
    [{ issuer: 'https://user:pass@id.meadow.example' }, 422],
    [{ issuer: 'https://id.meadow.example?x=1' }, 422],
    [{ issuer: 'file:///etc/passwd' }, 422],
    [{ domains: ['not a domain'] }, 400],
    [{ only: true }, 422],
    [{ claims: { ...defaultClaims, licences: [{ value: 'x', license_type: 'Superadmin' }] } }, 400],
    [{ extra: 1 }, 400],
  ])('refuses %j', async (change, status) => {
    expect((await save({ ...settings, ...change })).status).toBe(status)
  })
})

describe('domains', () => {
  it('lead nowhere until their record is found', async () => {
    const offer = () => test.call('sso.discover', { query: { domain: 'meadow.example' } })
    expect((await offer()).body.sso).toBeNull()
    expect((await verify('meadow.example')).error.errors[0]).toContain('not found yet')
    records.set('meadow.example', null)
    expect((await verify('meadow.example')).error.errors[0]).toContain('did not answer')
    const { body } = await test.call('clients.show', { as: admin, params: { id: admin.clientId } })
    records.set('meadow.example', ['v=spf1 -all', body.client.app_configuration.sso?.domains[0]?.record ?? ''])
    expect((await verify('meadow.example')).body.sso.is_ready).toBe(true)
    expect((await offer()).body.sso).toEqual({ client: admin.clientId, label: 'Meadow Academy', only: false })
    expect((await test.call('sso.discover', { query: { domain: 'nobody.example' } })).body.sso).toBeNull()
    expect((await verify('other.example')).status).toBe(422)
  })

  it('are one client’s: a second may name it, and not verify it, also not in the operator’s word', async () => {
    const second = await test.signedIn('Admin')
    expect((await save(settings, second)).status).toBe(200)
    const shown = await test.call('clients.show', { as: second, params: { id: second.clientId } })
    const record = shown.body.client.app_configuration.sso?.domains[0]?.record ?? ''
    expect(records.get('meadow.example')).not.toContain(record)
    records.set('meadow.example', [record])
    expect((await verify('meadow.example', second)).status).toBe(409)
    const root = await test.signedIn('Superadmin')
    const confirm = (domain: string, as: Person) =>
      test.call('sso.confirmDomain', { as, params: { id: second.clientId }, body: { domain } })
    expect((await confirm('meadow.example', root)).status).toBe(409)
    expect((await confirm('meadow.example', second)).status).toBe(403)
    // The first gives it up.
    await save({ ...settings, domains: ['hill.example'] })
    expect((await confirm('meadow.example', root)).body.sso.domains[0]?.verified_by).toBe('operator')
    expect((await save(null, second)).body.client.app_configuration.sso).toBeNull()
    expect((await test.call('sso.discover', { query: { domain: 'meadow.example' } })).body.sso).toBeNull()
  })
})

describe('a test of the provider', () => {
  const at = 'https://id.meadow.example/.well-known/openid-configuration'
  const good = {
    issuer: 'https://id.meadow.example',
    authorization_endpoint: 'https://id.meadow.example/a',
    token_endpoint: 'https://id.meadow.example/t',
    jwks_uri: 'https://id.meadow.example/k',
    end_session_endpoint: 'https://id.meadow.example/e',
  }
  const examine = async (issuer = 'https://id.meadow.example') =>
    (await test.call('sso.test', { as: admin, params: { id: admin.clientId }, body: { issuer } })).body.test

  it.each([
    ['refused', 'private'],
    ['failed', 'unreachable'],
    [{ status: 503, body: '' }, 'unreachable'],
    [{ status: 404, body: '' }, 'no_discovery'],
    [{ status: 200, body: '<html>' }, 'not_json'],
    [{ status: 200, body: { ...good, issuer: 'https://id.meadow.example/' } }, 'ok'],
    [{ status: 200, body: { ...good, issuer: 'https://other.example' } }, 'other_issuer'],
    [{ status: 200, body: { ...good, issuer: 'https://x/{tenantid}' } }, 'many_tenants'],
    [{ status: 200, body: { ...good, token_endpoint: 4 } }, 'no_code'],
    [{ status: 200, body: { ...good, jwks_uri: undefined } }, 'no_keys'],
    [{ status: 200, body: good }, 'ok'],
  ] as const)('%j: %s', async (answer, result) => {
    answers.set(at, answer)
    expect((await examine()).result).toBe(result)
  })

  it('names addresses that are none, and is for who may change the settings', async () => {
    expect((await examine('nothing')).result).toBe('bad_address')
    expect((await examine('http://id.meadow.example')).result).toBe('insecure')
    const other = await test.signedIn('Admin')
    const params = { id: admin.clientId }
    expect((await test.call('sso.test', { as: other, params, body: { issuer: 'https://x.example' } })).status).toBe(404)
  })
})
