import type { clients } from '@deckle/contract/clients.ts'
import type { config } from '@deckle/contract/config.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { defaultClaims } from '@deckle/core/sso/sso.ts'
import type { Page } from '@playwright/test'

const branding = { name: 'Meadow School', primary: '#00695c', logo: '', icon: '', footer: 'Meadow School' }

const client: ReplyOf<typeof clients.show>['client'] = {
  id: '01900000-0000-7000-8000-0000000000a1',
  name: 'Meadow School',
  slug: 'meadow-school',
  app_configuration: {
    ...branding,
    sso: {
      issuer: 'https://login.meadow.example',
      client_id: 'deckle',
      has_secret: true,
      label: 'Meadow ID',
      domains: [
        {
          domain: 'meadow.example',
          verified_at: '2026-10-05T09:30:00.000Z',
          verified_by: 'dns',
          record: 'deckle-domain-verification=2Vt9wqLh8mXb4RcYk7NfPzS3aDgJeU6T',
        },
        {
          domain: 'meadow.school.example',
          verified_at: null,
          verified_by: null,
          record: 'deckle-domain-verification=b7QmZr5TxWc2LpVhNk9EyJ4uGdSa8FfR',
        },
      ],
      claims: {
        ...defaultClaims,
        manager: 'manager_email',
        licences: [{ value: 'teachers', license_type: 'Creator' }],
      },
      only: false,
      is_ready: true,
      redirect_uri: 'https://deckle.example/sso/01900000-0000-7000-8000-0000000000a1',
      post_logout_redirect_uri: 'https://deckle.example/01900000-0000-7000-8000-0000000000a1/login',
    },
  },
  reporting_zone: 'Asia/Kolkata',
  plan: 'agency',
  planType: 'subscription',
  owner: null,
  can: { brand: true, handOver: false, sso: true },
}

/** Records and addresses hold the client's id, which is another one in every run. */
export async function fixSingleSignOn(page: Page): Promise<void> {
  await page.route(/\/api\/v2\/clients\/[^/]+$/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { client } }) : route.fallback(),
  )
  await page.route('**/api/v2/config/fetch*', async (route) => {
    if (!route.request().url().includes('client=meadow-school')) return route.fallback()
    const { config: ours } = (await (await route.fetch()).json()) as ReplyOf<typeof config.fetch>
    const sso = { client: 'meadow-school', label: 'Meadow ID', only: false }
    await route.fulfill({ json: { config: { ...ours, branding, client: 'meadow-school', sso } } })
  })
}
