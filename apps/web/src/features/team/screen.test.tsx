// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { TeamMember } from '@deckle/contract/team.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { press } from '../../test/press.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const manager = { user: { license: { license_type: 'Manager' } } } as const
const node = { id: 'me', name: 'Mohan Das' }
const member = (id: string, more: Partial<TeamMember> = {}): TeamMember => ({
  user: { id, name: `Name ${id}`, email: `${id}@meadow.example`, image: '' },
  state: 'overdue',
  leads: false,
  open: 2,
  overdue: 1,
  nextDue: '2026-03-01T00:00:00.000Z',
  lastSeen: null,
  percent: 40,
  remindedAt: null,
  can: { remind: true },
  ...more,
})
const reminded = { remindedAt: new Date().toISOString(), can: { remind: false } }
const list = () => vi.spyOn(api.team, 'list')
const two = () => list().mockResolvedValue({ members: [member('asha'), member('bela', reminded)], next: 'n', node })
const remind = (reply: object = {}) =>
  vi
    .spyOn(api.team, 'remind')
    .mockResolvedValue({ reminded: 1, skipped: { today: 0, nothing_open: 0 }, job: null, ...reply })
beforeEach(() => {
  vi.spyOn(api.team, 'counts').mockResolvedValue({ people: 412, overdue: 7, at_risk: 9, in_progress: 31, passed: 1200 })
  vi.spyOn(api.users, 'listSearch').mockResolvedValue({ users: [], next: null })
})

const lastToast = () => toastQueue.visibleToasts.at(-1)?.content

describe('the team', () => {
  it('says that all is well, and who is below', async () => {
    const asked = list().mockResolvedValue({ members: [], next: null, total: 0, node })
    await openScreen('/team', manager)
    expect(await screen.findByText('Nobody is behind or at risk')).toBeTruthy()
    expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ show: 'late', sort: 'due' })
    expect(screen.queryByRole('button', { name: 'Remind all' })).toBeNull()
    await press('Show everyone')
    expect(await screen.findByText('Nobody is below you yet')).toBeTruthy()
    expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ show: 'everyone', sort: 'name' })
  })

  it('says why it failed, and tries again', async () => {
    list()
      .mockRejectedValueOnce(refusal)
      .mockResolvedValue({ members: [member('asha')], next: null, total: 1, node })
    await openScreen('/team', manager)
    await screen.findByText('Not now.')
    await press(/again/)
    expect(await screen.findByText('Name asha')).toBeTruthy()
    expect(screen.getByText('1 of 2 courses overdue')).toBeTruthy()
  })

  it('shows its figures, and whom they count', async () => {
    const asked = two()
    const { router } = await openScreen('/team?node=n1', manager)
    await screen.findByText('1,200')
    await press('7 Behind')
    await waitFor(() => expect(router.state.location.searchStr).toContain('show=overdue'))
    expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ node: 'n1', show: 'overdue' })
  })

  it('goes to the team of somebody in it, and back', async () => {
    list().mockResolvedValue({ members: [member('lata', { leads: true })], next: null, total: 1, node })
    const { router } = await openScreen('/team', manager)
    await screen.findByText('Name lata')
    await press('Team of Name lata')
    await waitFor(() => expect(router.state.location.searchStr).toContain('node=lata'))
    expect(screen.getByRole('link', { name: 'My team' }).getAttribute('href')).toBe('/team')
    expect(screen.getByRole('link', { name: 'Report' }).getAttribute('href')).toBe('/team/report?node=lata')
    expect(screen.getByRole('link', { name: 'Report of Name lata' }).getAttribute('href')).toBe('/people/lata/learning')
    expect(screen.getByRole('link', { name: 'Competencies' }).getAttribute('href')).toBe(
      '/team/competencies?person=lata',
    )
  })

  it('drops an order by due date where everyone is shown', async () => {
    const asked = two()
    await openScreen('/team?show=everyone&sort=due', manager)
    await screen.findByText('Name asha')
    expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ show: 'everyone', sort: 'name' })
  })
})

describe('reminding', () => {
  it('is for one, once a day', async () => {
    two()
    const sent = remind()
    await openScreen('/team', manager)
    await screen.findByText('Name asha')
    expect(screen.queryByRole('button', { name: 'Remind Name bela' })).toBeNull()
    expect(screen.getByText(/^Reminded/)).toBeTruthy()
    await press('Remind Name asha')
    await waitFor(() => expect(sent.mock.lastCall?.[0]?.body).toEqual({ user_id: 'asha' }))
    await waitFor(() => expect(lastToast()?.title).toBe('Name asha was reminded'))
  })

  it('is for all who match, and says who was left out', async () => {
    two()
    const sent = remind({ reminded: 5, skipped: { today: 2, nothing_open: 0 } })
    await openScreen('/team?node=n1&show=overdue', manager)
    await screen.findByText('Name asha')
    await press('Remind all')
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getByText('Remind everyone who is behind?')).toBeTruthy()
    await press('Remind', within(dialog))
    await waitFor(() => expect(sent.mock.lastCall?.[0]?.body).toEqual({ node: 'n1', show: 'overdue' }))
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: '5 people were reminded',
        description: '2 were reminded today already.',
      }),
    )
  })

  it('stays open where it failed, and follows the job of a large team', async () => {
    two()
    const job = {
      id: 'j1',
      kind: 'team.remind',
      status: 'queued',
      total: null,
      done: 0,
      refused: 0,
      counts: {},
      can: {},
    }
    const sent = remind({ reminded: 0, job })
    sent.mockRejectedValueOnce(refusal)
    vi.spyOn(api.jobs, 'show').mockResolvedValue({ job } as never)
    const { router } = await openScreen('/team', manager)
    await screen.findByText('Name asha')
    await press('Remind all')
    const dialog = await screen.findByRole('alertdialog')
    await press('Remind', within(dialog))
    expect(await within(dialog).findByText('Not now.')).toBeTruthy()
    await press('Remind', within(dialog))
    await waitFor(() => expect(router.state.location.searchStr).toContain('job=j1'))
    expect(await screen.findByText('Reminders to a team')).toBeTruthy()
  })
})

describe('a person', () => {
  const course = (id: string, extend: boolean) => ({
    id,
    title: `Course ${id}`,
    status: 'assigned' as const,
    overdue: extend,
    dueAt: '2026-03-01T10:00:00.000Z',
    percent: 20,
    can: { extend },
  })
  const open = async (courses: ReturnType<typeof course>[]) => {
    two()
    vi.spyOn(api.team, 'show').mockResolvedValue({ member: member('asha'), courses, next: null, total: courses.length })
    await openScreen('/team', manager)
    await screen.findByText('Name asha')
    await press('Name asha')
    return screen.findByRole('dialog')
  }

  it('has open courses, of which some can be extended', async () => {
    const changed = vi.spyOn(api.learners, 'modify').mockResolvedValue({} as never)
    const dialog = await open([course('c1', true), course('c2', false)])
    await within(dialog).findByText('Course c2')
    expect(within(dialog).queryByRole('button', { name: 'Extend Course c2' })).toBeNull()
    await press('Extend Course c1', within(dialog))
    await act(async () =>
      fireEvent.change(within(dialog).getByLabelText('Due'), { target: { value: '2026-04-01T10:00' } }),
    )
    await press('Save', within(dialog))
    const due_at = new Date('2026-04-01T10:00').toISOString()
    await waitFor(() =>
      expect(changed.mock.lastCall?.[0]).toEqual({ params: { id: 'c1' }, body: { user_id: 'asha', due_at } }),
    )
    await waitFor(() => expect(lastToast()?.title).toBe('The due date was changed'))
  })

  it('is assigned a course that the manager may bring people into', async () => {
    const courses = [
      { id: 'c3', title: 'Tills', can: { learners: true } },
      { id: 'c4', title: 'Others', can: { learners: false } },
    ]
    vi.spyOn(api.courses, 'list').mockResolvedValue({ courses, next: null } as never)
    const added = vi.spyOn(api.learners, 'add').mockResolvedValue({ added: 1, known: 0, unknown: [], job: null })
    const dialog = await open([])
    expect(await within(dialog).findByText('No course is open.')).toBeTruthy()
    await press('Assign a course', within(dialog))
    await press('Assign', within(dialog))
    expect(await within(dialog).findByText('Choose a course.')).toBeTruthy()
    const box = within(dialog).getByRole('combobox')
    await act(async () => {
      fireEvent.focus(box)
      fireEvent.change(box, { target: { value: 't' } })
    })
    const option = await screen.findByRole('option', { name: 'Tills' })
    expect(screen.queryByRole('option', { name: 'Others' })).toBeNull()
    await act(async () => fireEvent.click(option))
    await press('Assign', within(dialog))
    await waitFor(() =>
      expect(added.mock.lastCall?.[0]).toEqual({ params: { id: 'c3' }, body: { user_ids: ['asha'] } }),
    )
  })

  it('says why it failed', async () => {
    two()
    vi.spyOn(api.team, 'show').mockRejectedValue(refusal)
    await openScreen('/team', manager)
    await screen.findByText('Name asha')
    await press('Name asha')
    expect(await within(await screen.findByRole('dialog')).findByText('Not now.')).toBeTruthy()
  })
})
