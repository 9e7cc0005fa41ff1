import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { press } from '../../test/press.ts'
import { rememberEmail } from './parts/known-email.ts'

prepareScreens('sign-in', 'captcha')
afterEach(() => rememberEmail(''))

type Config = Awaited<ReturnType<typeof api.config.fetch>>['config']
const config = (more: Partial<Config>) =>
  vi.spyOn(api.config, 'fetch').mockResolvedValue({
    config: {
      appName: 'Deckle',
      version: '3.0.0',
      latestVersion: '3.0.0',
      updatePolicy: 'stable',
      registration: true,
      guest: false,
      captcha: { kind: 'recaptcha', siteKey: 'site' },
      branding: { name: 'Deckle', primary: '', logo: '', icon: '', footer: '' },
      client: null,
      sso: null,
      ...more,
    },
  })
const nobody = { user: null }
const fill = async (label: RegExp, value: string) => {
  const input = await screen.findByLabelText(label)
  await act(async () => fireEvent.change(input, { target: { value } }))
}
async function fillIn() {
  await fill(/Full name/, 'ira bose')
  await fill(/E-mail/, ' Ira@Site.com ')
  await fill(/^Password/, 'quiet-lantern-77')
}

/** Google's script, which a test loads or not. */
function standIn() {
  const scripts: HTMLScriptElement[] = []
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void scripts.push(nodes[0] as HTMLScriptElement))
  const drawn: { callback: (token: string) => void }[] = []
  Object.assign(window, {
    grecaptcha: {
      ready: (then: () => void) => then(),
      render: (_: HTMLElement, options: { callback: (token: string) => void }) => drawn.push(options),
    },
  })
  return { scripts, drawn }
}
afterEach(() => Reflect.deleteProperty(window, 'grecaptcha'))

describe('registration', () => {
  it('says in words that it is off', async () => {
    config({ registration: false })
    await openScreen('/signup', nobody)
    expect(await screen.findByText('New accounts cannot be created here')).toBeTruthy()
  })

  it("asks for reCAPTCHA's tick in the person's language, and sends its token once", async () => {
    config({})
    const { scripts, drawn } = standIn()
    const create = vi.spyOn(api.users, 'create').mockResolvedValue({} as never)
    await openScreen('/register', nobody)
    const name = await screen.findByLabelText(/Full name/)
    expect(document.activeElement).toBe(name)
    await fillIn()
    await waitFor(() => expect(scripts).toHaveLength(1))
    expect(scripts[0]?.src).toBe('https://www.google.com/recaptcha/api.js?render=explicit&hl=en')
    await act(async () => scripts[0]?.onload?.(new Event('load')))
    await press('Create the account')
    expect(await screen.findByText(/Tick the box that says you are a person/)).toBeTruthy()
    expect(create).not.toHaveBeenCalled()
    await act(async () => drawn[0]?.callback('token'))
    await press('Create the account')
    await waitFor(() => expect(create).toHaveBeenCalledOnce())
    expect(create.mock.lastCall?.[0].body).toEqual({
      first_name: 'Ira',
      last_name: 'Bose',
      email: 'ira@site.com',
      password: 'quiet-lantern-77',
      license: { license_type: 'Creator', maxUsers: 10_000_000, maxSpace: 100_000_000 },
      captcha: 'token',
    })
    const again = vi.spyOn(api.users, 'resendConfirmation').mockResolvedValue({ ok: true })
    await press('Send the link again')
    expect(again.mock.lastCall?.[0].body).toEqual({ email: 'ira@site.com' })
    expect(await screen.findByText(/another link is on its way/)).toBeTruthy()
  })

  it('says in words that the script of reCAPTCHA did not load, keeps what was typed, and loads it again', async () => {
    config({})
    const { scripts } = standIn()
    await openScreen('/register', nobody)
    await fillIn()
    await waitFor(() => expect(scripts).toHaveLength(1))
    await act(async () => void scripts[0]?.dispatchEvent(new Event('error')))
    expect(await screen.findByText(/reCAPTCHA could not be reached/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/Full name/).value).toBe('ira bose')
    await press('Load it again')
    await waitFor(() => expect(scripts).toHaveLength(2))
    await act(async () => scripts[1]?.onload?.(new Event('load')))
    await waitFor(() => expect(screen.queryByText(/reCAPTCHA could not be reached/)).toBeNull())
  })
})

describe('a confirmation link', () => {
  it('that is over is asked for again', async () => {
    config({})
    const again = vi.spyOn(api.users, 'resendConfirmation').mockResolvedValue({ ok: true })
    await openScreen('/confirmEmail', nobody)
    await fill(/E-mail/, 'ira@site.com')
    await press('Send the link')
    expect(again.mock.lastCall?.[0].body).toEqual({ email: 'ira@site.com' })
    expect(await screen.findByText(/still waits for its confirmation, a link has been sent/)).toBeTruthy()
  })

  it('in another browser leads to a new password', async () => {
    config({})
    vi.spyOn(api.auth, 'me').mockRejectedValue(new Error('Nobody is signed in.'))
    vi.spyOn(api.auth, 'confirmEmail').mockResolvedValue({ ok: true, password_token: 'reset-1' })
    const reset = vi.spyOn(api.auth, 'confirmReset').mockResolvedValue({ ok: true, email: 'meera@lotus.example' })
    history.replaceState(null, '', '/confirmEmail#token=t1')
    await openScreen('/confirmEmail', nobody)
    await press('Confirm')
    expect(await screen.findByRole('heading', { name: 'Choose a password' })).toBeTruthy()
    await fill(/^New password/, 'quiet-lantern-77')
    await fill(/Repeat the password/, 'quiet-lantern-77')
    await press('Set the password')
    await waitFor(() =>
      expect(reset.mock.lastCall?.[0].body).toEqual({
        token: 'reset-1',
        password: 'quiet-lantern-77',
        password_confirmation: 'quiet-lantern-77',
      }),
    )
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeTruthy()
  })

  it('in the browser of the registration asks for nothing more', async () => {
    config({})
    vi.spyOn(api.auth, 'me').mockRejectedValue(new Error('Nobody is signed in.'))
    vi.spyOn(api.auth, 'confirmEmail').mockResolvedValue({ ok: true, password_token: null })
    history.replaceState(null, '', '/confirmEmail#token=t2')
    await openScreen('/confirmEmail', nobody)
    await press('Confirm')
    expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeTruthy()
  })
})

it('the link of the first Superadmin asks for 15 characters, and their email is filled in afterwards', async () => {
  config({})
  vi.spyOn(api.auth, 'confirmReset').mockResolvedValue({ ok: true, email: 'ada@deckle.example' })
  history.replaceState(null, '', '/resetPassword#token=t3&minimum=15')
  await openScreen('/resetPassword', nobody)
  expect(await screen.findByText(/^At least 15 characters/)).toBeTruthy()
  const set = async (password: string) => {
    await fill(/^New password/, password)
    await fill(/Repeat the password/, password)
    await press('Set the password')
  }
  await set('quiet-lantern')
  expect(await screen.findByText('At least 15 characters.')).toBeTruthy()
  expect(api.auth.confirmReset).not.toHaveBeenCalled()
  await set('quiet-lantern-on-77-hills')
  expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeTruthy()
  cleanup()
  await openScreen('/login', nobody)
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('ada@deckle.example')
})
