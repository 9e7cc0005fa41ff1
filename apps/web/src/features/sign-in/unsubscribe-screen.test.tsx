// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { UnsubscribeScreen } from './unsubscribe-screen.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens('sign-in', 'errors')

async function open(token: string) {
  history.replaceState(null, '', `/unsubscribe#token=${token}`)
  vi.spyOn(api.config, 'fetch').mockRejectedValue(new Error('Not needed.'))
  await drawPart(<UnsubscribeScreen />)
}
const stop = () => fireOn.click(screen.findByRole('button', { name: 'Stop these e-mails' }))

it('asks first, then ends the e-mails by the token alone', async () => {
  const call = vi.spyOn(api.notifications, 'unsubscribe').mockResolvedValue({ ok: true })
  await open('a.b.system.c')
  expect(call).not.toHaveBeenCalled()
  expect(location.hash).toBe('')
  await stop()
  expect(call.mock.lastCall?.[0]).toMatchObject({ query: { token: 'a.b.system.c' } })
  expect(await screen.findByText('These e-mails are stopped')).toBeTruthy()
})

it('says that a link is not right, and where else to choose', async () => {
  vi.spyOn(api.notifications, 'unsubscribe').mockRejectedValue(
    new CallError(422, { code: 'link_expired', message: 'Old.', errors: ['Old.'] }),
  )
  await open('a.b.system.d')
  await stop()
  expect(await screen.findByText('These e-mails could not be stopped')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose what comes by e-mail' }).getAttribute('href')).toBe(
    '/account?tab=notifications',
  )
})
