import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { authState } from '../../lib/session/auth-state.ts'
import { openBy } from '../../lib/session/sign-in.ts'
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

it('signing out removes what is half typed, also in decks and courses', async () => {
  vi.spyOn(api.auth, 'signOut').mockRejectedValue(new Error('gone'))
  const draft = JSON.stringify({ owner: 'one  meera', at: Date.now(), texts: ['Half of'] })
  const keys = ['deckle.one.d.s1', 'deckle.course.one.d..lead', 'deckle.form.d.comment-one']
  for (const key of keys) localStorage.setItem(key, draft)
  localStorage.setItem('deckle.one.q.answer', '{}')
  await openScreen('/logout')
  await waitFor(() => expect(keys.filter((key) => localStorage.getItem(key) !== null)).toEqual([]))
  expect(localStorage.getItem('deckle.one.q.answer'), 'an answer that was given is still sent').toBe('{}')
})

it('signing in removes what another person has typed', async () => {
  const draftOf = (id: string) => JSON.stringify({ owner: `form ${id}`, at: Date.now(), texts: ['{}'] })
  localStorage.setItem('deckle.form.d.post', draftOf('meera'))
  localStorage.setItem('deckle.form.d.ticket', draftOf('ravi'))
  await openBy(() => Promise.resolve(sampleUser({ _id: 'ravi' })))
  expect(localStorage.getItem('deckle.form.d.post')).toBeNull()
  expect(localStorage.getItem('deckle.form.d.ticket')).not.toBeNull()
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
