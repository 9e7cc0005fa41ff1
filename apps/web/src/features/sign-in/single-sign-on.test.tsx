// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { SsoOffer } from '@deckle/contract/models/sso.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { config } from '@deckle/contract/config.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { authState } from '../../lib/session/auth-state.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { sampleUser } from '../../test/sample-user.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const offer: SsoOffer = { client: 'meadow', label: 'Meadow ID', only: false }
const configuration: ReplyOf<typeof config.fetch>['config'] = {
  appName: 'Deckle',
  version: '3.0.0',
  latestVersion: '3.0.0',
  updatePolicy: 'stable',
  registration: false,
  guest: false,
  captcha: { kind: 'proof_of_work', siteKey: null },
  branding: { name: 'Meadow', primary: '', logo: '', icon: '', footer: '' },
  client: 'meadow',
  sso: null,
}
const leaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
const press = async (name: RegExp | string) => fireOn.click(screen.findByRole('button', { name }))

async function openLogin(address: string, sso: SsoOffer | null) {
  vi.spyOn(api.config, 'fetch').mockResolvedValue({ config: { ...configuration, sso } })
  return openScreen(address, { user: null })
}

it('the sign-in page of a client with single sign-on has its button, and leads back to where the person was', async () => {
  await openLogin('/meadow/login?back=%2Fcourses', offer)
  const assign = leaving()
  await press('Continue with Meadow ID')
  expect(assign).toHaveBeenCalledWith('/api/v2/meadow/auth/start?back=%2Fcourses')
  expect(screen.getByText('or with e-mail and password')).toBeTruthy()
})

it('where passwords are forbidden there is only the button, and a way for the owner', async () => {
  await openLogin('/meadow/login', { ...offer, only: true })
  expect(await screen.findByRole('button', { name: 'Continue with Meadow ID' })).toBeTruthy()
  expect(screen.queryByLabelText('Password')).toBeNull()
  await press(/I own the organisation/)
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

it('an e-mail of a domain with single sign-on offers it; only the domain is sent', async () => {
  const discover = vi.spyOn(api.sso, 'discover').mockResolvedValue({ sso: { ...offer, only: true } })
  await openLogin('/login', null)
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'Tara@Meadow.example' } })
  expect(await screen.findByRole('button', { name: 'Continue with Meadow ID' })).toBeTruthy()
  expect(discover.mock.lastCall?.[0].query).toEqual({ domain: 'meadow.example' })
  expect(screen.queryByLabelText('Password')).toBeNull()
  await press('Sign in with a password')
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

it('a password that the organisation forbids leads to the button', async () => {
  vi.spyOn(api.sso, 'discover').mockResolvedValue({ sso: null })
  const data = { client: 'meadow', label: 'Meadow ID' }
  vi.spyOn(api.auth, 'signIn').mockRejectedValue(
    new CallError(403, { code: 'sso_only', message: 'Single sign-on only.', errors: ['Single sign-on only.'], data }),
  )
  await openLogin('/login', null)
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'tara@elsewhere.example' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'quiet-lantern-77' } })
  await press('Sign in')
  expect(await screen.findByRole('button', { name: 'Continue with Meadow ID' })).toBeTruthy()
  expect(screen.getByText('Single sign-on only.')).toBeTruthy()
})

it('what the provider sent back signs in, and opens own paths alone', async () => {
  vi.spyOn(api.config, 'fetch').mockResolvedValue({ config: configuration })
  const connect = vi
    .spyOn(api.sso, 'connect')
    .mockResolvedValue({ ...sampleUser({ first_name: 'Tara' }), back: '//evil.example' })
  const { router } = await openScreen('/sso/c1?code=abc&state=xyz&iss=https%3A%2F%2Fid.example', { user: null })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(connect).toHaveBeenCalledOnce()
  expect(connect.mock.lastCall?.[0]).toMatchObject({
    params: { client: 'c1' },
    body: { code: 'abc', state: 'xyz', iss: 'https://id.example' },
  })
  expect(authState.getState().user?.first_name).toBe('Tara')
})

it('a person with a second factor answers with it once, and comes back where they were', async () => {
  vi.spyOn(api.config, 'fetch').mockResolvedValue({ config: configuration })
  const data = { challenge: 'c1', methods: ['totp', 'recovery_code'], helpers: [], back: '/library' }
  vi.spyOn(api.sso, 'connect').mockRejectedValue(
    new CallError(401, { code: 'second_factor', message: '', errors: [''], data }),
  )
  const answer = vi.spyOn(api.second_factor, 'answer').mockResolvedValue(sampleUser({ first_name: 'Tara' }))
  const { router } = await openScreen('/sso/c1?code=abc&state=xyz', { user: null })
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
  await press('Sign in')
  await waitFor(() => expect(router.state.location.pathname).toBe('/library'))
  expect(answer.mock.lastCall?.[0]).toEqual({ body: { challenge: 'c1', code: '123456' } })
})

it('a refusal is said in words, and it can be begun again', async () => {
  vi.spyOn(api.config, 'fetch').mockResolvedValue({ config: configuration })
  vi.spyOn(api.sso, 'connect').mockRejectedValue(
    new CallError(403, { code: 'sso_failed', message: 'Begun elsewhere.', errors: ['Begun elsewhere.'] }),
  )
  const { router } = await openScreen('/sso/c1?code=abc&state=xyz', { user: null })
  expect(await screen.findByText('Begun elsewhere.')).toBeTruthy()
  expect(router.state.location.searchStr).toBe('')
  const assign = leaving()
  await press('Start again')
  expect(assign).toHaveBeenCalledWith('/api/v2/c1/auth/start')
})

it.each([
  ['?error=access_denied', /did not let you through/],
  ['?error=unreachable', /does not answer/],
  ['?error=strange_thing%3Cb%3E', /refused: strange_thingb/],
  ['', /sent nothing/],
])('an error of the provider in words: %s', async (search, text) => {
  vi.spyOn(api.config, 'fetch').mockResolvedValue({ config: configuration })
  await openScreen(`/sso/c1${search}`, { user: null })
  expect(await screen.findByText(text)).toBeTruthy()
})
