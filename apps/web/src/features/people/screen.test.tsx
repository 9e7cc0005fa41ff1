// @vitest-environment happy-dom
import type { Job } from '@deckle/contract/jobs.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { samplePerson as person } from './test/sample-person.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const admin = { user: { license: { license_type: 'Admin' } } } as const
const job = (more: Partial<Job> = {}): Job => ({
  id: 'j1',
  kind: 'users.bulk',
  status: 'done',
  total: 3,
  done: 3,
  refused: 0,
  counts: { changed: 3 },
  error: null,
  file: null,
  createdBy: { id: 'me', name: 'Me' },
  createdAt: '2026-11-01T00:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  can: { stop: false, retry: false, undo: false },
  ...more,
})

const list = () => vi.spyOn(api.users, 'listQuery')
beforeEach(() => {
  vi.spyOn(api.users, 'count').mockResolvedValue({ total: 4312 })
  vi.spyOn(api.users, 'facets').mockResolvedValue({
    tags: [{ id: 't1', name: 'Night', color: '#112233' }],
    fields: [{ name: 'City', kind: 'text', choices: [], canChange: true }],
  })
  vi.spyOn(api.jobs, 'list').mockResolvedValue({ jobs: [], next: null })
})
const twoOfMany = () =>
  list().mockImplementation(async (input) =>
    (input?.body as { readonly cursor?: string } | undefined)?.cursor === undefined
      ? { users: [person('asha'), person('bela')], next: 'c2' }
      : { users: [person('chand')], next: null },
  )
const tick = (name: string) =>
  act(async () => fireEvent.click(screen.getAllByRole('checkbox', { name })[0] as HTMLElement))

describe('the list of people', () => {
  it('says that nobody is there, that nobody matches, and that the bin is empty', async () => {
    list().mockResolvedValue({ users: [], next: null })
    const { router } = await openScreen('/people', admin)
    expect(await screen.findByText('Nobody here yet')).toBeTruthy()
    await act(async () => router.navigate({ to: '/people', search: { status: 'bin' } }))
    expect(await screen.findByText('The bin is empty')).toBeTruthy()
    await act(async () => router.navigate({ to: '/people', search: { q: 'zzz', license: 'Admin' } }))
    expect(await screen.findByText('Nobody matches')).toBeTruthy()
    await press('Clear filters', within(screen.getByText('Nobody matches').parentElement as HTMLElement))
    await waitFor(() => expect(router.state.location.searchStr).toBe(''))
  })

  it('says why it failed, and tries again', async () => {
    list()
      .mockRejectedValueOnce(refusal)
      .mockResolvedValue({ users: [person('asha')], next: null })
    await openScreen('/people', admin)
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect((await screen.findAllByText('Name asha')).length).toBeGreaterThan(0)
    expect(screen.getAllByRole('link', { name: 'Name asha' })[0]?.getAttribute('href')).toBe('/people/asha')
    expect(await screen.findByText('4,312 people')).toBeTruthy()
  })

  it('asks for what the address names, and shows it as chips that can be removed', async () => {
    const asked = list().mockResolvedValue({ users: [person('asha')], next: null })
    vi.spyOn(api.users, 'show').mockResolvedValue({ user: { ...person('boss'), first_name: 'Mohan' } } as never)
    const { router } = await openScreen(
      '/people?q=as&license=Learner&manager=m1&branch=true&tag=t1&field=City&value=Pune&seen=never&sort=newest',
      admin,
    )
    const chips = await screen.findAllByRole('button', { name: /^Remove the filter/ })
    await screen.findByRole('button', { name: 'Remove the filter Branch of Mohan' })
    expect(chips).toHaveLength(5)
    expect(asked.mock.lastCall?.[0]?.body).toMatchObject({
      search: 'as',
      status: 'active',
      sort: 'newest',
      filter: [
        { field: 'license_type', op: 'is', value: 'Learner' },
        { field: 'manager', op: 'below', value: 'm1' },
        { field: 'tags', op: 'is', value: 't1' },
        { field: 'details.City', op: 'is', value: 'Pune' },
        { field: 'last_seen', op: 'exists', value: false },
      ],
    })
    await press('Remove the filter Branch of Mohan')
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('branch'))
    expect(router.state.location.search).toMatchObject({ tag: 't1', sort: 'newest' })
  })

  it('offers the values of a field that has some', async () => {
    vi.spyOn(api.users, 'facets').mockResolvedValue({
      tags: [],
      fields: [{ name: 'Key', kind: 'yes_no', choices: [], canChange: true }],
    })
    list().mockResolvedValue({ users: [person('asha')], next: null })
    const { router } = await openScreen('/people?field=Key&value=yes', admin)
    await screen.findByRole('button', { name: 'Remove the filter Key: Yes' })
    await press('Filters')
    await screen.findByRole('button', { name: /Value$/ })
    await press(/Value$/)
    await fireOn.click(screen.findByRole('option', { name: 'No' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ field: 'Key', value: 'no' }))
  })
})

describe('licences that end', () => {
  it.each([
    ['soon', 'Within 30 days', ['after', 'before']],
    ['ended', 'Ended', ['before']],
    ['none', 'No end', ['exists']],
  ] as const)('%s are asked for, and named by a chip', async (ends, value, ops) => {
    const asked = list().mockResolvedValue({ users: [person('asha')], next: null })
    await openScreen(`/people?ends=${ends}`, admin)
    expect(await screen.findByRole('button', { name: `Remove the filter Licence ends: ${value}` })).toBeTruthy()
    const body = asked.mock.lastCall?.[0]?.body as { filter?: { field: string; op: string; value: unknown }[] }
    const filter = body.filter ?? []
    expect(filter.map(({ field, op }) => [field, op])).toEqual(ops.map((op) => ['license_end', op]))
    if (ends === 'soon')
      expect((Date.parse(String(filter[1]?.value)) - Date.parse(String(filter[0]?.value))) / 86_400_000).toBe(31)
  })

  it('have a column of their own, which says what is over', async () => {
    list().mockResolvedValue({
      users: [
        person('asha', { licenseEnd: '2020-03-31T10:00:00.000Z' }),
        person('bela', { licenseEnd: '2099-01-31T10:00:00.000Z' }),
      ],
      next: null,
    })
    await openScreen('/people', admin)
    await screen.findAllByText('Name asha')
    await press('Columns')
    await fireOn.click(screen.findByRole('menuitemcheckbox', { name: 'Licence ends' }))
    expect((await screen.findAllByText('Ended on Mar 31, 2020')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Jan 31, 2099').length).toBeGreaterThan(0)
  })
})

describe('a selection', () => {
  it('holds rows of several pages, and ends with the filter', async () => {
    twoOfMany()
    const bulk = vi.spyOn(api.users, 'bulk').mockResolvedValue({ job: job() })
    vi.spyOn(api.jobs, 'show').mockResolvedValue({ job: job() })
    const { router } = await openScreen('/people', admin)
    await screen.findAllByText('Name bela')
    await tick('Select everybody shown')
    await press(/more$/)
    await screen.findAllByText('Name chand')
    await tick('Select Name chand')
    expect(screen.getByText('3 selected')).toBeTruthy()
    await press('Actions')
    await fireOn.click(screen.findByRole('menuitem', { name: 'Deactivate' }))
    await press('Deactivate', within(screen.getByRole('dialog')))
    expect(bulk.mock.lastCall?.[0].body).toEqual({
      people: { ids: ['asha', 'bela', 'chand'] },
      action: 'deactivate',
    })
    await waitFor(() => expect(router.state.location.search).toMatchObject({ job: 'j1' }))
    expect(await screen.findByText('3 changed')).toBeTruthy()
    expect(screen.queryByText('3 selected')).toBeNull()
  })

  it('of all who match is the filter, without whom is taken out', async () => {
    twoOfMany()
    const exported = vi.spyOn(api.users, 'export').mockResolvedValue({ job: job() })
    vi.spyOn(api.jobs, 'show').mockResolvedValue({ job: job() })
    await openScreen('/people?license=Learner', admin)
    await screen.findAllByText('Name bela')
    await tick('Select Name asha')
    await press('Select all 4,312 who match')
    expect(screen.getByText('4,312 selected')).toBeTruthy()
    await tick('Select Name bela')
    expect(screen.getByText('4,311 selected')).toBeTruthy()
    await press('Export')
    expect(exported.mock.lastCall?.[0].body).toEqual({
      people: {
        status: 'active',
        filter: [{ field: 'license_type', op: 'is', value: 'Learner' }],
        except: ['bela'],
        all: true,
      },
    })
  })

  it('of a Manager can only be exported', async () => {
    twoOfMany()
    await openScreen('/people', { user: { license: { license_type: 'Manager' } } })
    await screen.findAllByText('Name bela')
    await tick('Select Name asha')
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
  })
})

describe('a background job', () => {
  beforeEach(() => {
    twoOfMany()
  })

  it('shows how far it is, and is stopped', async () => {
    const running = job({ status: 'running', done: 1, counts: {}, can: { stop: true, retry: false, undo: false } })
    vi.spyOn(api.jobs, 'show').mockResolvedValue({ job: running })
    const stop = vi.spyOn(api.jobs, 'stop').mockResolvedValue({ job: running })
    await openScreen('/people?job=j1', admin)
    expect(await screen.findByText('1 of 3')).toBeTruthy()
    await press('Stop')
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('that is done tells who was refused and why, and is undone by another', async () => {
    const done = job({ refused: 1, counts: { changed: 2, refused: 1 }, can: { stop: false, retry: false, undo: true } })
    const undoing = job({ id: 'j2', kind: 'users.undo', status: 'queued', counts: {} })
    vi.spyOn(api.jobs, 'show').mockImplementation(async ({ params }) => ({ job: params.id === 'j1' ? done : undoing }))
    vi.spyOn(api.jobs, 'items').mockResolvedValue({
      items: [{ seq: 1, person: { id: 'asha', name: 'Asha', email: '' }, outcome: 'refused', reason: 'Not this one.' }],
      next: null,
    })
    vi.spyOn(api.jobs, 'undo').mockResolvedValue({ job: undoing })
    const { router } = await openScreen('/people?job=j1', admin)
    expect(await screen.findByText('2 changed · 1 refused')).toBeTruthy()
    await press('Who was refused, and why')
    expect(await screen.findByText('Not this one.')).toBeTruthy()
    await press('Undo')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ job: 'j2' }))
    expect(await screen.findByText('Waiting to start')).toBeTruthy()
  })

  it('that failed says why, and one that cannot be read too', async () => {
    const failed = job({ status: 'failed', error: 'The chosen manager was not found.', counts: {} })
    // It is asked for again each second, too.
    const show = vi.spyOn(api.jobs, 'show').mockRejectedValue(refusal)
    await openScreen('/people?job=j1', admin)
    expect(await screen.findByText('Not now.')).toBeTruthy()
    show.mockResolvedValue({ job: failed })
    await press(/again/)
    expect(await screen.findByText('The chosen manager was not found.')).toBeTruthy()
  })
})
