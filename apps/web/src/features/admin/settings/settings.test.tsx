import { environmentSettings, type EnvironmentSettingState, type StoredSettingState } from '@deckle/contract/config.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { press } from '../../../test/press.ts'

prepareScreens()

const root = { user: { license: { license_type: 'Superadmin' } } } as const
const setting = (key: StoredSettingState['key'], values: Partial<StoredSettingState>): StoredSettingState => ({
  key,
  value: false,
  initial: false,
  isChanged: false,
  changedBy: null,
  changedAt: null,
  ...values,
})
const changed = { isChanged: true, changedBy: 'Rosa Rao', changedAt: '2026-03-02T09:00:00.000Z' }
const environment = environmentSettings.map((name): EnvironmentSettingState => ({
  name,
  value: name === 'PORT' ? '8080' : null,
  initial: name === 'PORT' ? '3000' : null,
  isSecret: name === 'SMTP_URL',
  isSet: name === 'PORT' || name === 'SMTP_URL',
}))
const settings = {
  stored: [
    setting('registration', { value: true, ...changed }),
    setting('updatePolicy', { value: 'stable', initial: 'stable' }),
    setting('latestVersion', { value: '3.0.0', initial: '3.0.0' }),
  ],
  environment,
}
const config = {
  appName: 'Deckle',
  version: '3.0.0',
  latestVersion: '3.0.0',
  updatePolicy: 'stable' as const,
  registration: true,
  guest: false,
  captcha: { kind: 'proof_of_work' as const, siteKey: null },
  branding: { name: 'Deckle', primary: '#6a1b9a', logo: '', icon: '', footer: '' },
  client: null,
  sso: null,
}

it('each setting says its default and who changed it, and goes back to it', async () => {
  vi.spyOn(api.config, 'fetch').mockResolvedValue({ config })
  vi.spyOn(api.config, 'settings').mockResolvedValue(settings)
  const reset = vi.spyOn(api.config, 'reset').mockResolvedValue(settings)
  await openScreen('/admin?tab=config', root)
  expect(await screen.findByText(/Changed by Rosa Rao/)).toBeTruthy()
  expect(screen.getByText('Default: Off')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Reset/ })).toHaveLength(1)
  await press('Reset “Anyone may create an account” to its default')
  expect(reset.mock.lastCall?.[0]).toMatchObject({ body: { keys: ['registration'] } })
})

it('each variable of the environment says what it means; a secret only whether it is set', async () => {
  vi.spyOn(api.config, 'fetch').mockResolvedValue({ config })
  vi.spyOn(api.config, 'settings').mockResolvedValue(settings)
  await openScreen('/admin?tab=config', root)
  for (const name of environmentSettings) expect(await screen.findByText(name)).toBeTruthy()
  expect(screen.getByText('8080')).toBeTruthy()
  expect(screen.getByText('The port that the server listens on.')).toBeTruthy()
  expect(screen.getByText('Set')).toBeTruthy()
})

it('what fails to load is asked for again', async () => {
  vi.spyOn(api.config, 'fetch').mockResolvedValue({ config })
  vi.spyOn(api.config, 'settings')
    .mockRejectedValueOnce(new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }))
    .mockResolvedValue(settings)
  await openScreen('/admin?tab=config', root)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/^Try again/)
  await waitFor(() => expect(screen.getByText('Set where the server is started')).toBeTruthy())
})
