import { type ClaimsMapping, defaultClaims } from '@deckle/core/sso/sso.ts'
import { createSafeRequest } from '../../../platform/web-fetch/safe-request.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { signsInOf, type Visit } from './visit.ts'

export const DOMAIN = 'meadow.example'

/** A server whose clients can use providers on loopback, and records of domains that tests set. */
export interface SsoScene {
  readonly test: TestApp
  readonly admin: Person
  readonly slug: string
  /** TXT records by domain. */
  readonly records: Map<string, readonly string[] | null>
  /** Single sign-on of the admin's client, its domain verified. */
  setUp(provider: { readonly issuer: string }, claims?: Partial<ClaimsMapping>, more?: object): Promise<void>
  readonly visit: Visit
}

export async function createSsoScene(issuers: readonly string[]): Promise<SsoScene> {
  const records = new Map<string, readonly string[] | null>()
  const test = await createTestApp({
    env: { SSO_HOSTS: issuers.map((issuer) => new URL(issuer).host).join(',') },
    change: ({ env }) => ({
      webRequest: createSafeRequest({ privateHosts: env.ssoHosts, longest: 2000 }),
      dns: { txt: async (domain) => records.get(domain) ?? (records.has(domain) ? null : []) },
    }),
  })
  const admin = await test.signedIn('Admin')
  const slug = 'meadow-school'
  await test.call('clients.update', { as: admin, params: { id: admin.clientId }, body: { client: { slug } } })
  return {
    test,
    admin,
    slug,
    records,
    async setUp({ issuer }, claims = {}, more = {}) {
      const sso = {
        issuer,
        client_id: 'deckle',
        client_secret: 'a-secret-of-the-provider',
        domains: [DOMAIN],
        claims: { ...defaultClaims, ...claims },
        ...more,
      }
      const params = { id: admin.clientId }
      // Settings need a proof of identity that is ten minutes old at most.
      const proven_at = test.deps.now()
      await test.deps.db.updateTable('sessions').set({ proven_at }).where('user_id', '=', admin.userId).execute()
      const saved = await test.call('clients.update', {
        as: admin,
        params,
        body: { client: { app_configuration: { sso } } },
      })
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.error))
      const record = saved.body.client.app_configuration.sso?.domains[0]?.record ?? ''
      records.set(DOMAIN, [record])
      await test.call('sso.verifyDomain', { as: admin, params, body: { domain: DOMAIN } })
    },
    visit: signsInOf(() => test),
  }
}
