// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { clients } from '@deckle/contract/clients.ts'
import type { SsoSettings } from '@deckle/contract/models/sso.ts'
import { defaultClaims } from '@deckle/core/sso/sso.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const settings: SsoSettings = {
  issuer: 'https://id.meadow.example',
  client_id: 'deckle',
  has_secret: true,
  label: 'Meadow ID',
  domains: [
    { domain: 'meadow.example', verified_at: '2026-11-01T10:00:00.000Z', verified_by: 'dns', record: 'proof=one' },
    { domain: 'school.example', verified_at: null, verified_by: null, record: 'proof=two' },
  ],
  claims: defaultClaims,
  only: false,
  is_ready: true,
  redirect_uri: 'https://deckle.example/sso/c1',
  post_logout_redirect_uri: 'https://deckle.example/c1/login',
}
const clientWith = (sso: SsoSettings | null): ReplyOf<typeof clients.show> => ({
  client: {
    id: 'c1',
    name: 'Meadow',
    slug: 'meadow',
    app_configuration: { name: 'Meadow', primary: '#6a1b9a', logo: '', icon: '', footer: '', sso },
    reporting_zone: 'UTC',
    plan: 'agency',
    planType: 'subscription',
    owner: null,
    can: { brand: true, handOver: false, sso: true },
  },
})
const spyOnUpdate = () => vi.spyOn(api.clients, 'update')
const show = () => vi.spyOn(api.clients, 'show')
const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const open = (license_type: 'Admin' | 'Manager' = 'Admin') =>
  openScreen('/account?tab=sso', { user: { client: 'c1', license: { license_type } } })
/** The settings of the last change. */
const sentBy = (update: ReturnType<typeof spyOnUpdate>): unknown =>
  (update.mock.lastCall?.[0].body as { client?: { app_configuration?: { sso?: unknown } } } | undefined)?.client
    ?.app_configuration?.sso
const press = async (name: RegExp | string) => fireOn.click(screen.findByRole('button', { name }))

it('is for Admins alone', async () => {
  await open('Manager')
  expect(await screen.findByRole('tab', { name: 'Profile' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Single sign-on' })).toBeNull()
})

it('says what it is for where there is none, and saves the first settings', async () => {
  show().mockResolvedValue(clientWith(null))
  const update = spyOnUpdate().mockResolvedValue(clientWith(settings))
  await open()
  expect(await screen.findByText(/sign in with the account that they have/)).toBeTruthy()
  await press('Save')
  expect(await screen.findAllByText('This cannot be empty.')).toHaveLength(2)
  const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
  type(/^Address of the provider/, 'https://id.meadow.example')
  type(/^Client id/, 'deckle')
  type(/^Client secret/, 'sesame')
  type(/^Domains, one a line/, '@Meadow.example\nschool.example')
  await press('Add a group')
  type(/^Group$/, 'staff')
  await press('Save')
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(sentBy(update)).toEqual({
    issuer: 'https://id.meadow.example',
    client_id: 'deckle',
    client_secret: 'sesame',
    label: '',
    domains: ['meadow.example', 'school.example'],
    claims: { ...defaultClaims, licences: [{ value: 'staff', license_type: 'Creator' }] },
    only: false,
  })
})

it('says why it failed, and tries again', async () => {
  show().mockRejectedValueOnce(refusal).mockResolvedValue(clientWith(settings))
  await open()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByDisplayValue('https://id.meadow.example')).toBeTruthy()
})

it('shows settings without the secret, leaves it as it is, and checks domains', async () => {
  show().mockResolvedValue(clientWith(settings))
  const update = spyOnUpdate().mockResolvedValue(clientWith(settings))
  const verify = vi
    .spyOn(api.sso, 'verifyDomain')
    .mockRejectedValueOnce(new CallError(422, { code: 'rule_broken', message: 'No record.', errors: ['No record.'] }))
    .mockResolvedValue({ sso: settings })
  await open()
  expect(await screen.findByText('A secret is stored. Leave this empty to keep it.')).toBeTruthy()
  expect(screen.getByDisplayValue('https://deckle.example/sso/c1')).toBeTruthy()
  expect(screen.getByDisplayValue('proof=two')).toBeTruthy()
  await press('Check now')
  expect(await screen.findByText('No record.')).toBeTruthy()
  await press('Check now')
  expect(verify.mock.lastCall?.[0]).toMatchObject({ params: { id: 'c1' }, body: { domain: 'school.example' } })
  await press('Save')
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(sentBy(update)).not.toHaveProperty('client_secret')
})

it('a test of the provider says what is wrong', async () => {
  show().mockResolvedValue(clientWith(settings))
  const nothing = { issuer: null, authorization_endpoint: null, token_endpoint: null, signs_out: false, claims: [] }
  vi.spyOn(api.sso, 'test')
    .mockResolvedValueOnce({ test: { ...nothing, result: 'other_issuer', issuer: 'https://other.example' } })
    .mockResolvedValue({ test: { ...nothing, result: 'ok', signs_out: true, claims: ['email', 'groups'] } })
  await open()
  await press('Test the connection')
  expect(await screen.findByText('The provider calls itself https://other.example. Enter exactly this.')).toBeTruthy()
  await press('Test the connection')
  expect(await screen.findByText('Claims that it may send: email, groups')).toBeTruthy()
})

it('takes it away once that is confirmed', async () => {
  show().mockResolvedValue(clientWith(settings))
  const update = spyOnUpdate().mockResolvedValue(clientWith(null))
  await open()
  await press('Take single sign-on away')
  const dialog = await screen.findByRole('dialog')
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Take it away' })))
  expect(update.mock.lastCall?.[0].body).toEqual({ client: { app_configuration: { sso: null } } })
})
