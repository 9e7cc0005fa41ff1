import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { authState } from '../../lib/session/auth-state.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { sampleUser } from '../../test/sample-user.ts'

prepareScreens('acting')

it('signing out closes the session, whatever the server answers', async () => {
  const out = vi.spyOn(api.auth, 'signOut').mockRejectedValue(new Error('gone'))
  await openScreen('/logout')
  await waitFor(() => expect(authState.getState().user).toBeNull())
  expect(out).toHaveBeenCalledOnce()
})

it('who acts as somebody is themselves again instead of signed out', async () => {
  const acting = { name: 'Ravi Das', organisation: 'Deckle', until: '2026-11-01T08:00:00.000Z' }
  const root = sampleUser({ _id: 'root', license: { license_type: 'Superadmin' } })
  vi.spyOn(api.auth, 'endActing').mockResolvedValue(root)
  vi.spyOn(api.admin, 'people').mockResolvedValue({ people: [], next: null })
  const show = vi.spyOn(api.operators, 'showClient').mockRejectedValue(new Error('gone'))
  const out = vi.spyOn(api.auth, 'signOut')
  const { router } = await openScreen('/logout', { user: { acting, client: 'meadow' } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/clients/meadow'))
  await waitFor(() => expect(show).toHaveBeenCalled())
  expect(authState.getState().user?._id).toBe('root')
  expect(out).not.toHaveBeenCalled()
})
