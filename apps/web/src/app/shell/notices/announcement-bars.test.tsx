import type { ShownAnnouncement } from '@deckle/contract/announcements.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { useAnnouncements } from '../../../lib/notifications.ts'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { AnnouncementBars } from './announcement-bars.tsx'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('announcements', 'errors')

const sunday: ShownAnnouncement = { id: 'a', text: 'Down on Sunday.', level: 'warning', dismissible: true }
const always: ShownAnnouncement = { id: 'b', text: 'A trial server.', level: 'info', dismissible: false }

/** As the shell draws them. */
function Shown() {
  return <AnnouncementBars shown={useAnnouncements()} onOpenChange={() => {}} />
}

const draw = async () => {
  vi.spyOn(api.notifications, 'list').mockResolvedValue({
    notifications: [],
    next: null,
    unread: 0,
    announcements: [sunday, always],
  })
  await drawPart(<Shown />)
  await screen.findByText('Down on Sunday.')
}
const putAway = () => fireOn.click(screen.findByRole('button', { name: 'Put away: Down on Sunday.' }))

it('an announcement is put away at once, and one that stays has no way to', async () => {
  const dismiss = vi.spyOn(api.announcements, 'dismiss').mockResolvedValue({ ok: true })
  await draw()
  expect(screen.getByRole('img', { name: 'Warning' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Put away/ })).toHaveLength(1)
  await putAway()
  expect(dismiss.mock.lastCall?.[0]).toEqual({ body: { id: 'a' } })
  await waitFor(() => expect(screen.queryByText('Down on Sunday.')).toBeNull())
  expect(screen.getByText('A trial server.')).toBeTruthy()
})

it('comes back where putting it away failed', async () => {
  vi.spyOn(api.announcements, 'dismiss').mockRejectedValue(
    new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }),
  )
  await draw()
  await putAway()
  expect(await screen.findByText('Down on Sunday.')).toBeTruthy()
})
