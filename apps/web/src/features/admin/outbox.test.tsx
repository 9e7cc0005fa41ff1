import type { OutboxMail } from '@deckle/contract/admin.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { press } from '../../test/press.ts'

prepareScreens()

const root = { user: { license: { license_type: 'Superadmin' } } } as const
const failed: OutboxMail = {
  id: 'a2',
  to: 'meera@example.org',
  subject: 'Your link for a new password',
  createdAt: '2026-03-02T09:00:00.000Z',
  status: 'failed',
  attempts: 12,
  error: '550 There is no such mailbox here.',
  can: { retry: true },
}
const sent: OutboxMail = {
  ...failed,
  id: 'a1',
  to: 'asha@meadow.example',
  status: 'sent',
  error: null,
  can: { retry: false },
}
const outbox = (...mails: OutboxMail[]) => vi.spyOn(api.admin, 'outbox').mockResolvedValue({ mails, next: null })

it('a mail says what became of it and why, and a failed one is sent again', async () => {
  outbox(failed, sent)
  const retry = vi.spyOn(api.admin, 'retryMail').mockResolvedValue({ mail: failed })
  await openScreen('/admin?tab=outbox', root)
  expect(await screen.findByText('12 tries · 550 There is no such mailbox here.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Send again to/ })).toHaveLength(1)
  await press('Send again to meera@example.org')
  expect(retry.mock.lastCall?.[0]).toMatchObject({ params: { id: 'a2' } })
})

it('a mail that only the outbox has is not called sent', async () => {
  outbox({ ...sent, status: 'stored' })
  await openScreen('/admin?tab=outbox', root)
  const row = within(await screen.findByRole('row', { name: /asha@/ }))
  expect(row.getByText('Not sent (stored in the outbox)')).toBeTruthy()
  expect(row.queryByText('Sent')).toBeNull()
})

it('a mail that the queue sends again says so', async () => {
  outbox({ ...failed, status: 'waiting', attempts: 2, can: { retry: false } })
  await openScreen('/admin?tab=outbox', root)
  expect(await screen.findByText('Will be tried again')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Send again to/ })).toBeNull()
})

it('the state is in the address; all failed ones are sent again at once', async () => {
  const list = outbox()
  const retry = vi.spyOn(api.admin, 'retryMails').mockResolvedValue({ retried: 3 })
  await openScreen('/admin?tab=outbox&sent=failed&q=meera', root)
  expect(await screen.findByText('No mail matches')).toBeTruthy()
  expect(list.mock.lastCall?.[0]).toMatchObject({ query: { status: 'failed', search: 'meera' } })
  await press('Send all failed again')
  expect(retry).toHaveBeenCalledOnce()
})

it('where nothing was sent it says so; what fails to load is asked for again', async () => {
  const refused = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
  outbox().mockRejectedValueOnce(refused)
  await openScreen('/admin?tab=outbox', root)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/^Try again/)
  expect(await screen.findByText('No mail has been sent')).toBeTruthy()
})

it('a mail whose text is not kept says why; a text of the outbox is shown', async () => {
  outbox(failed)
  vi.spyOn(api.admin, 'mail').mockResolvedValueOnce({ mail: { ...failed, text: null } })
  await openScreen('/admin?tab=outbox&mail=a2', root)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/The text is not shown/)).toBeTruthy()
  expect(dialog.getByText('550 There is no such mailbox here.')).toBeTruthy()
})
