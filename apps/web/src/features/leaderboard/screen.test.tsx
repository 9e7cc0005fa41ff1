// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { PointsRow } from '@deckle/contract/leaderboards.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { samplePerson } from '../../test/sample-person.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const row = (rank: number, name: string, change: Partial<PointsRow['user']> = {}): PointsRow => ({
  rank,
  user: { id: `u${rank}`, name, image: '', isHidden: false, isMe: false, ...change },
  points: 100 - rank,
  change: rank === 1 ? 12 : 0,
  streak: rank === 1 ? 3 : 0,
})
const board = (leaderboard: readonly PointsRow[]) => ({
  leaderboard: [...leaderboard],
  next: null,
  currency: 'Points',
  mine: leaderboard.length === 0 ? null : { rank: 2, points: 98, change: 0, streak: 1 },
})
const gamifix = () => vi.spyOn(api.leaderboards, 'gamifix')
const learner = { user: { license: { license_type: 'Learner' } } } as const

beforeEach(() => {
  vi.spyOn(api.users, 'show').mockResolvedValue({ user: samplePerson({ manager: 'boss' }) })
})

it('shows who is ahead, one’s own place, and nobody’s hidden name', async () => {
  gamifix().mockResolvedValue(
    board([
      row(1, 'Asha Rao'),
      row(2, 'Ravi Iyer', { isMe: true, isHidden: true }),
      row(3, '', { id: null, isHidden: true }),
    ]),
  )
  await openScreen('/leaderboard', learner)
  expect((await screen.findByRole('link', { name: 'Asha Rao' })).getAttribute('href')).toBe('/profiles/u1')
  expect(screen.getByText('Somebody who hides their name').closest('a')).toBeNull()
  expect(screen.getByText('Place 2')).toBeTruthy()
  expect(screen.getByText('You, name hidden')).toBeTruthy()
  expect(screen.getByText('Somebody who hides their name')).toBeTruthy()
  expect(screen.getByText('3 days in a row')).toBeTruthy()
})

it('asks for a season and for the manager’s team', async () => {
  const asked = gamifix().mockResolvedValue(board([row(1, 'Asha Rao')]))
  await openScreen('/leaderboard?season=week&team=mine', learner)
  await screen.findByText('Asha Rao')
  expect(asked.mock.lastCall?.[0]?.body).toMatchObject({ season: 'week', team: 'boss' })
  await fireOn.click(screen.findByRole('radio', { name: 'All time' }))
  expect(asked.mock.lastCall?.[0]?.body).toMatchObject({ season: 'Forever', team: 'boss' })
})

it('says how points come where there are none, and why it failed', async () => {
  const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
  gamifix().mockRejectedValueOnce(refusal).mockResolvedValue(board([]))
  await openScreen('/leaderboard', learner)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: /again/ }))
  expect(await screen.findByText('Nobody has points here yet')).toBeTruthy()
  expect(screen.getByText(/You have no points here yet/)).toBeTruthy()
})
