// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { addressesIn } from './learners/add-named.tsx'
import { sampleLearner as learner } from './sample-learner.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const admin = { user: { license: { license_type: 'Admin' } } } as const
const counts = { enrolled: 412, started: 300, passed: 200, failed: 3, expired: 0, score: 81.5 }
const list = () => vi.spyOn(api.learners, 'list')
beforeEach(() => {
  vi.spyOn(api.courses, 'show').mockResolvedValue({
    course: { id: 'c1', content: { title: 'Coffee' }, joinUrl: null },
  } as never)
  vi.spyOn(api.users, 'facets').mockResolvedValue({
    tags: [{ id: 't1', name: 'Night', color: '#112233' }],
    fields: [{ name: 'City', kind: 'text', choices: [], canChange: true }],
  })
  vi.spyOn(api.rules, 'runs').mockResolvedValue({ runs: [], next: null })
})
const tick = (name: string) =>
  act(async () => fireEvent.click(screen.getAllByRole('checkbox', { name })[0] as HTMLElement))
const write = (label: string, value: string) => fireOn.change(screen.findByLabelText(label), { target: { value } })
const twoOfMany = () =>
  list().mockResolvedValue({ learners: [learner('asha'), learner('bela', { overdue: true })], next: 'n', counts })

describe('learners', () => {
  it('says that nobody is there, and that nobody matches', async () => {
    list().mockResolvedValue({ learners: [], next: null, total: 0, counts: { ...counts, enrolled: 0 } })
    const { router } = await openScreen('/courses/c1/learners', admin)
    expect(await screen.findByText('Nobody is in this course yet')).toBeTruthy()
    await act(async () => router.navigate({ to: '/courses/c1/learners', search: { q: 'zzz' } }))
    expect(await screen.findByText('Nobody matches')).toBeTruthy()
  })

  it('says why it failed, and tries again', async () => {
    list()
      .mockRejectedValueOnce(refusal)
      .mockResolvedValue({ learners: [learner('asha')], next: null, total: 1, counts })
    await openScreen('/courses/c1/learners', admin)
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect((await screen.findAllByText('Name asha')).length).toBeGreaterThan(0)
    expect(screen.getByText('412')).toBeTruthy()
    expect(screen.getByText('81.5%')).toBeTruthy()
  })

  it('asks for what the address names', async () => {
    const asked = twoOfMany()
    await openScreen('/courses/c1/learners?q=as&status=overdue&unseen=7&due=2026-03-01&sort=due', admin)
    await screen.findAllByText('Name asha')
    expect(asked.mock.lastCall?.[0]?.query).toMatchObject({
      search: 'as',
      status: 'overdue',
      unseen_days: 7,
      due_before: '2026-03-01',
      sort: 'due',
    })
  })

  it('removes all who match but some, and follows the job', async () => {
    twoOfMany()
    const job = {
      id: 'j1',
      kind: 'learners.remove',
      status: 'queued',
      total: null,
      done: 0,
      refused: 0,
      counts: {},
      can: {},
    }
    const removed = vi
      .spyOn(api.learners, 'remove')
      .mockResolvedValue({ changed: 0, unchanged: 0, refused: 0, job } as never)
    vi.spyOn(api.jobs, 'show').mockResolvedValue({ job } as never)
    const { router } = await openScreen('/courses/c1/learners', admin)
    await screen.findAllByText('Name asha')
    await tick('Select Name asha')
    await press('Select all 412 learners')
    await tick('Select Name bela')
    expect(screen.getByText('411 selected')).toBeTruthy()
    await press('Remove')
    await press('Remove', within(await screen.findByRole('alertdialog')))
    await waitFor(() => expect(removed.mock.lastCall?.[0]?.body).toEqual({ except: ['bela'], all: true }))
    await waitFor(() => expect(router.state.location.searchStr).toContain('job=j1'))
  })

  it('waives with a reason', async () => {
    twoOfMany()
    const changed = vi
      .spyOn(api.learners, 'modifyMany')
      .mockResolvedValue({ changed: 1, unchanged: 0, refused: 0, job: null })
    await openScreen('/courses/c1/learners', admin)
    await screen.findAllByText('Name asha')
    await tick('Select Name asha')
    await press('Change')
    const dialog = within(await screen.findByRole('dialog'))
    await act(async () => fireEvent.click(dialog.getByRole('radio', { name: /Waive/ })))
    await press('Change', dialog)
    expect(await screen.findByText('Say why; the reason is kept.')).toBeTruthy()
    await write('Reason', 'Knows it')
    await press('Change', dialog)
    await waitFor(() =>
      expect(changed.mock.lastCall?.[0]?.body).toEqual({
        people: { user_ids: ['asha'] },
        status: 'waived',
        reason: 'Knows it',
      }),
    )
  })

  it('warns of names and texts that certificates would print as boxes, where it marks as passed', async () => {
    twoOfMany()
    const check = vi.spyOn(api.learners, 'checkCertificates').mockResolvedValue({
      texts: [{ field: 1, kind: 'course', characters: ['🍵'] }],
      people: [{ id: 'asha', name: 'Ꮳ Rao', characters: ['Ꮳ'] }],
      count: 3,
    })
    await openScreen('/courses/c1/learners', admin)
    await screen.findAllByText('Name asha')
    await tick('Select Name asha')
    await press('Change')
    const dialog = within(await screen.findByRole('dialog'))
    expect(check).not.toHaveBeenCalled()
    await act(async () => fireEvent.click(dialog.getByRole('radio', { name: /Mark as passed/ })))
    expect(await dialog.findByText('Some characters can’t be printed')).toBeTruthy()
    expect(check.mock.lastCall?.[0]?.body).toEqual({ people: { user_ids: ['asha'] } })
    for (const line of ['Course title: 🍵', 'Ꮳ Rao: Ꮳ', 'and 2 more people'])
      expect(dialog.getByText(line)).toBeTruthy()
    await act(async () => fireEvent.click(dialog.getByRole('radio', { name: /Waive/ })))
    expect(dialog.queryByText('Some characters can’t be printed')).toBeNull()
  })

  it('writes, with a preview as it will be read', async () => {
    twoOfMany()
    const sent = vi
      .spyOn(api.learners, 'contact')
      .mockResolvedValue({ changed: 1, unchanged: 0, refused: 0, job: null })
    await openScreen('/courses/c1/learners', admin)
    await screen.findAllByText('Name asha')
    await tick('Select Name asha')
    await press('Write')
    await write('Subject', '{course} waits')
    await write('Text', 'Dear {first_name}')
    expect(screen.getByText('Coffee waits')).toBeTruthy()
    expect(screen.getByText('Dear Asha')).toBeTruthy()
    await press('Send')
    await waitFor(() =>
      expect(sent.mock.lastCall?.[0]?.body).toEqual({
        people: { user_ids: ['asha'] },
        subject: '{course} waits',
        text: 'Dear {first_name}',
        channels: ['app', 'mail'],
      }),
    )
  })

  it('a Creator pastes addresses; unknown ones stay', async () => {
    list().mockResolvedValue({ learners: [], next: null, total: 0, counts: { ...counts, enrolled: 0 } })
    const added = vi
      .spyOn(api.learners, 'add')
      .mockResolvedValue({ added: 1, known: 0, unknown: ['x@firm.in'], job: null })
    await openScreen('/courses/c1/learners')
    await screen.findByText('Nobody is in this course yet')
    expect(screen.queryByRole('tab', { name: 'Rules' })).toBeNull()
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Add people' })[0] as HTMLElement))
    await press(/Whom/)
    await fireOn.click(screen.findByRole('option', { name: 'Pasted e-mail addresses' }))
    await write('E-mail addresses', 'Asha <asha@firm.in>; x@firm.in')
    await press('Add')
    await waitFor(() => expect(added.mock.lastCall?.[0]?.body).toEqual({ emails: ['asha@firm.in', 'x@firm.in'] }))
    expect(await screen.findByText(/belongs to nobody/)).toBeTruthy()
  })

  it('a Creator picks people by name', async () => {
    list().mockResolvedValue({ learners: [], next: null, total: 0, counts: { ...counts, enrolled: 0 } })
    const people = vi
      .spyOn(api.learners, 'people')
      .mockResolvedValue({ people: [{ id: 'bela', name: 'Bela Rao', image: '' }] })
    const added = vi.spyOn(api.learners, 'add').mockResolvedValue({ added: 1, known: 0, unknown: [], job: null })
    await openScreen('/courses/c1/learners')
    await screen.findByText('Nobody is in this course yet')
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Add people' })[0] as HTMLElement))
    const box = within(await screen.findByRole('dialog')).getByRole('combobox')
    await waitFor(() => expect(people).toHaveBeenCalled())
    await act(async () => undefined)
    await act(async () => {
      box.focus()
      fireEvent.change(box, { target: { value: 'bel' } })
    })
    await fireOn.click(screen.findByRole('option', { name: /Bela Rao/ }))
    await press('Add')
    await waitFor(() => expect(added.mock.lastCall?.[0]?.body).toEqual({ user_ids: ['bela'] }))
  })

  it('finds addresses in any text, each once', () => {
    expect(addressesIn('Asha <A@x.in>, a@x.in;\nb@y.co.in. "c@z.in"')).toEqual(['a@x.in', 'b@y.co.in', 'c@z.in'])
  })

  it('shows one learner', async () => {
    twoOfMany()
    vi.spyOn(api.learners, 'show').mockResolvedValue({
      learner: learner('asha', { marked: 'Elsewhere' }),
      addedBy: 'Ravi',
      rule: null,
      decks: [
        { id: 'd', name: 'Beans', startedAt: '', lastAt: '', completedAt: '2026-01-02T00:00:00.000Z', percentage: 90 },
      ],
    })
    await openScreen('/courses/c1/learners', admin)
    await screen.findAllByText('Name asha')
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Name asha' })[0] as HTMLElement))
    expect(await screen.findByText('Beans')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Learning of this person' }).getAttribute('href')).toBe(
      '/people/asha/learning',
    )
    expect(screen.getByText('Ravi')).toBeTruthy()
  })
})

describe('requests and messages', () => {
  it('lets in, and says when nobody asks', async () => {
    const user = { id: 'asha', name: 'Asha Rao', email: 'asha@firm.in', image: '' }
    vi.spyOn(api.learners, 'requests')
      .mockResolvedValueOnce({ requests: [{ user, text: 'Please', askedAt: '2026-01-02T00:00:00.000Z' }], next: null })
      .mockResolvedValue({ requests: [], next: null })
    const answered = vi.spyOn(api.learners, 'answerRequest').mockResolvedValue({ answered: 1 })
    twoOfMany()
    await openScreen('/courses/c1/learners?tab=requests', admin)
    await screen.findByText('Please')
    await press('Let in Asha Rao')
    expect(answered.mock.lastCall?.[0]?.body).toEqual({ user_ids: ['asha'], grant: true })
    expect(await screen.findByText('Nobody is asking')).toBeTruthy()
  })

  it('lists what was sent', async () => {
    twoOfMany()
    const one = {
      id: 'm',
      subject: 'Hello',
      text: 'Text',
      recipients: 3,
      sentBy: 'Ravi',
      sentAt: '2026-01-02T00:00:00.000Z',
    }
    vi.spyOn(api.learners, 'messages').mockResolvedValue({ messages: [one], next: null })
    await openScreen('/courses/c1/learners?tab=messages', admin)
    expect(await screen.findByText('Hello')).toBeTruthy()
  })
})

it('shows the certificates that learners earned', async () => {
  const asked = vi.spyOn(api.certificates, 'list').mockResolvedValue({ certificates: [], next: null })
  await openScreen('/courses/c1/learners?tab=certificates', admin)
  expect(await screen.findByText('No certificates issued yet')).toBeTruthy()
  expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ course_id: 'c1' })
})
