// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { drawAt } from '../../../test/draw-at.tsx'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { AttemptsTable } from './attempts-table.tsx'

prepareScreens('analytics', 'errors')

type Attempt = Awaited<ReturnType<typeof api.analytics.deckAttempts>>['attempts'][number]
const play = (person: string, minute: number, answered = 1): Attempt => ({
  id: person,
  person,
  startedAt: new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString(),
  completedAt: null,
  seconds: 5,
  answered,
  percentage: null,
  passed: null,
  version: 1,
  device: 'phone',
  country: null,
  source: '',
  medium: '',
  campaign: '',
})
let stored: Attempt[]
const people = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

beforeEach(() => {
  stored = [play('Mina', 5), play('Ravi', 1)]
  vi.spyOn(api.analytics, 'deckAttempts').mockImplementation(async () => ({ attempts: stored, next: null }))
})

it('plays that arrive are told, and come into the table when they are asked for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  await drawAt('/x', <AttemptsTable deckId="d" url={{}} />)
  await screen.findByText('Mina')
  expect(screen.queryByRole('button', { name: /new play/ })).toBeNull()
  stored = [play('Noor', 9), play('Tara', 7), play('Mina', 5, 12), play('Ravi', 1)]
  await act(() => vi.advanceTimersByTimeAsync(5000))
  const chip = await screen.findByRole('button', { name: '2 new plays' })
  expect(people()).toEqual(['Mina', 'Ravi'])
  expect(screen.getByText('12')).toBeTruthy()
  await act(async () => fireEvent.click(chip))
  await screen.findByText('Noor')
  expect(people()).toEqual(['Noor', 'Tara', 'Mina', 'Ravi'])
  expect(screen.queryByRole('button', { name: /new play/ })).toBeNull()
  vi.useRealTimers()
})

it('the person chooses the columns, which this browser keeps', async () => {
  await drawAt('/x', <AttemptsTable deckId="d" url={{}} />)
  await screen.findByText('Mina')
  expect(screen.queryByRole('columnheader', { name: 'Version' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Version' }))
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Came from' }))
  const names = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Person', 'Started', 'State', 'Answered', 'Score', 'Time', 'Device', 'Version'])
  expect(decodeURIComponent(document.cookie)).toContain(
    'deckle_play_columns=started\nstate\nanswered\nscore\ntime\ndevice\nversion',
  )
})
