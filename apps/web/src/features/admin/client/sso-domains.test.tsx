// @vitest-environment happy-dom
import { defaultClaims } from '@deckle/core/sso/sso.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { SsoDomains } from './sso-domains.tsx'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('single-sign-on', 'errors')

const domain = { verified_at: null, verified_by: null, record: 'proof' }
const sso = {
  issuer: 'https://id.meadow.example',
  client_id: 'deckle',
  has_secret: true,
  label: '',
  domains: [
    { ...domain, domain: 'meadow.example' },
    { ...domain, domain: 'hill.example', verified_at: '2026-11-01T10:00:00.000Z', verified_by: 'dns' as const },
  ],
  claims: defaultClaims,
  only: false,
  is_ready: true,
  redirect_uri: '',
  post_logout_redirect_uri: '',
}
const clientWith = (settings: typeof sso | null) => ({
  client: { app_configuration: { sso: settings } },
})
const show = (settings: typeof sso | null) =>
  vi.spyOn(api.clients, 'show').mockResolvedValue(clientWith(settings) as never)

it('a Superadmin confirms a domain that waits', async () => {
  show(sso)
  const confirm = vi.spyOn(api.sso, 'confirmDomain').mockResolvedValue({ sso })
  await drawPart(<SsoDomains id="c1" />)
  expect(await screen.findByText('Verified')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: 'Confirm meadow.example' }))
  await waitFor(() =>
    expect(confirm.mock.lastCall?.[0]).toMatchObject({ params: { id: 'c1' }, body: { domain: 'meadow.example' } }),
  )
})

it('is not there for a client without single sign-on', async () => {
  const shown = show(null)
  await drawPart(<SsoDomains id="c1" />)
  await waitFor(() => expect(shown).toHaveBeenCalled())
  expect(screen.queryByText('Domains for single sign-on')).toBeNull()
})
