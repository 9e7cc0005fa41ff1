import type { FailedTask, JobOfClient } from '@deckle/contract/admin-jobs.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { press } from '../../../test/press.ts'

prepareScreens()

const root = { user: { license: { license_type: 'Superadmin' } } } as const
const job = (values: Partial<JobOfClient> = {}): JobOfClient => ({
  id: 'j1',
  kind: 'users.import',
  status: 'failed',
  total: 200,
  done: 120,
  refused: 0,
  counts: { created: 120 },
  error: 'Your licence has room for 4 people, and 4 are there.',
  file: null,
  createdBy: { id: 'anil', name: 'Anil Nair' },
  createdAt: '2026-03-02T09:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  can: { stop: false, retry: true, undo: false },
  client: { id: 'meadow', name: 'Meadow Academy' },
  ...values,
})
const task: FailedTask = {
  id: 7,
  task: 'media.purge',
  attempts: 25,
  error: 'The bucket is away.',
  createdAt: '2026-03-01T09:00:00.000Z',
  failedAt: '2026-03-02T09:00:00.000Z',
}
const tasks = (...found: FailedTask[]) =>
  vi.spyOn(api.adminJobs, 'tasks').mockResolvedValue({ tasks: found, next: null })
const clients = () => vi.spyOn(api.admin, 'clients').mockResolvedValue({ clients: [], next: null })

it('jobs of all clients say how they stand; a failed one is retried, a running one stopped', async () => {
  tasks()
  clients()
  const running = job({
    id: 'j2',
    kind: 'users.bulk',
    status: 'running',
    error: null,
    can: { stop: true, retry: false, undo: false },
  })
  vi.spyOn(api.adminJobs, 'list').mockResolvedValue({ jobs: [running, job()], next: null })
  const retry = vi.spyOn(api.adminJobs, 'retry').mockResolvedValue({ job: job({ status: 'queued' }) })
  const stop = vi.spyOn(api.adminJobs, 'stop').mockResolvedValue({ job: running })
  await openScreen('/admin?tab=jobs', root)
  const table = within(await screen.findByRole('region', { name: 'Jobs of all clients' }))
  expect(table.getByText('Your licence has room for 4 people, and 4 are there.')).toBeTruthy()
  expect(table.getByText('120 of 200')).toBeTruthy()
  expect(table.getByRole('progressbar', { name: /Change of people of Meadow Academy/ })).toBeTruthy()
  await press('Retry Import of people of Meadow Academy')
  expect(retry.mock.lastCall?.[0]).toMatchObject({ params: { id: 'j1' } })
  await press('Stop Change of people of Meadow Academy')
  expect(stop.mock.lastCall?.[0]).toMatchObject({ params: { id: 'j2' } })
})

it('state and client are in the address, and a filter that finds nothing says so', async () => {
  tasks()
  clients()
  vi.spyOn(api.operators, 'showClient').mockRejectedValue(
    new CallError(404, { code: 'not_found', message: '', errors: [] }),
  )
  const list = vi.spyOn(api.adminJobs, 'list').mockResolvedValue({ jobs: [], next: null })
  await openScreen('/admin?tab=jobs&job=failed&client=meadow', root)
  expect(await screen.findByText('No job matches')).toBeTruthy()
  expect(list.mock.lastCall?.[0]).toMatchObject({ query: { status: 'failed', client: 'meadow' } })
})

it('where nothing ran, it says so; where the list fails, it is asked for again', async () => {
  tasks()
  clients()
  const refused = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
  vi.spyOn(api.adminJobs, 'list').mockRejectedValueOnce(refused).mockResolvedValue({ jobs: [], next: null })
  await openScreen('/admin?tab=jobs', root)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('Nothing has run in the background yet')).toBeTruthy()
  expect(screen.getByText('No task has failed for good')).toBeTruthy()
})

it('tasks that failed for good are retried one by one, or all', async () => {
  clients()
  vi.spyOn(api.adminJobs, 'list').mockResolvedValue({ jobs: [], next: null })
  tasks(task)
  const retry = vi.spyOn(api.adminJobs, 'retryTasks').mockResolvedValue({ retried: 1 })
  await openScreen('/admin?tab=jobs', root)
  expect(await screen.findByText('The bucket is away.')).toBeTruthy()
  await press(/^Retry media.purge/)
  expect(retry.mock.lastCall?.[0]).toMatchObject({ body: { ids: [7] } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry all' })).toBeTruthy())
  await press('Retry all')
  expect(retry.mock.lastCall?.[0]).toEqual({ body: {} })
})
