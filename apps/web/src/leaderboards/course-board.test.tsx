// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { ExamRow, PointsRow } from '@deckle/contract/leaderboards.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleCourse } from '../features/learning/sample-courses.ts'
import { api } from '../lib/api.ts'
import { prepareScreens } from '../test/draw-part.tsx'
import { openScreen } from '../test/open-screen.tsx'
import { fireOn } from '../test/fire-on.ts'

prepareScreens()

const learner = { user: { license: { license_type: 'Learner' } } } as const
const someone = (rank: number, name: string, change: Partial<ExamRow['user']> = {}) => ({
  id: `u${rank}`,
  name,
  image: '',
  isHidden: false,
  isMe: false,
  ...change,
})
const result = (rank: number, name: string, change: Partial<ExamRow> = {}): ExamRow => ({
  rank,
  user: someone(rank, name),
  percentage: 92.5,
  seconds: 125,
  ...change,
})
const score = (rank: number, name: string): PointsRow => ({
  rank,
  user: someone(rank, name),
  points: 40,
  change: 0,
  streak: 0,
})
const courseOf = (hasExam: boolean) => {
  const [first] = sampleCourse().contents[0]?.decks ?? []
  const exam = first && {
    deck: first,
    attempts: null,
    timeLimitMinutes: null,
    waitHours: 0,
    may: 'begin' as const,
    left: null,
    until: null,
  }
  const course = sampleCourse({ leaderboard: true, exam: hasExam && exam ? exam : null })
  vi.spyOn(api.learning, 'show').mockResolvedValue({ course })
}
const exam = () => vi.spyOn(api.leaderboards, 'finalExam')
const choose = (name: string) => fireOn.click(screen.findByRole('radio', { name }))

beforeEach(() => {
  vi.spyOn(api.leaderboards, 'course').mockResolvedValue({
    leaderboard: [score(1, 'Asha Rao')],
    mine: null,
    currency: 'Points',
    next: null,
  })
})

it('has nothing to choose where a course has no final exam', async () => {
  courseOf(false)
  await openScreen('/courses/tea/show?board=exam', learner)
  expect(await screen.findByText('Asha Rao')).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Final exam' })).toBeNull()
})

it('shows the best results of the final exam, with the own place marked, and keeps it in the address', async () => {
  courseOf(true)
  const asked = exam().mockResolvedValue({
    leaderboard: [
      result(1, 'Ravi Iyer'),
      result(2, '', { user: someone(2, '', { id: null, isHidden: true }), percentage: 80, seconds: 42 }),
      result(3, 'Kabir Das', { user: someone(3, 'Kabir Das', { isMe: true }), percentage: 70, seconds: 3725 }),
    ],
    mine: { rank: 3, percentage: 70, seconds: 3725 },
    next: null,
  })
  const { router } = await openScreen('/courses/tea/show', learner)
  await screen.findByText('Asha Rao')
  expect(asked).not.toHaveBeenCalled()
  await choose('Final exam')
  const table = within(await screen.findByRole('region', { name: 'Leaderboard of the final exam' }))
  expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { course_id: 'tea', limit: 10 } })
  expect(table.getByRole('link', { name: 'Ravi Iyer' }).getAttribute('href')).toBe('/profiles/u1')
  expect(table.getByText('92.5%')).toBeTruthy()
  expect(table.getByText(/^2\smin 5\ss$/)).toBeTruthy()
  expect(table.getByText('Somebody who hides their name').closest('a')).toBeNull()
  expect(table.getByText('You')).toBeTruthy()
  const own = within(screen.getByRole('region', { name: 'Your place' }))
  expect(own.getByText('Place 3')).toBeTruthy()
  expect(own.getByText(/^1\sh 2\smin$/)).toBeTruthy()
  expect(router.state.location.search).toEqual({ board: 'exam' })
  await choose('Points')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

it('asks for more results page by page', async () => {
  courseOf(true)
  const asked = exam()
    .mockResolvedValueOnce({ leaderboard: [result(1, 'Ravi Iyer')], mine: null, next: 'more' })
    .mockResolvedValue({ leaderboard: [result(2, 'Bela Sen')], mine: null, next: null })
  await openScreen('/courses/tea/show?board=exam', learner)
  await screen.findByText('Ravi Iyer')
  await fireOn.click(screen.findByRole('button', { name: /more/i }))
  expect(await screen.findByText('Bela Sen')).toBeTruthy()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { cursor: 'more' } })
})

it('says that nobody has a result yet, and why it failed', async () => {
  courseOf(true)
  exam()
    .mockRejectedValueOnce(new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }))
    .mockResolvedValue({ leaderboard: [], mine: null, next: null })
  await openScreen('/courses/tea/show?board=exam', learner)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: /again/ }))
  expect(await screen.findByText('Nobody has a result here yet')).toBeTruthy()
  expect(screen.getByText(/Hand in the final exam to get one/)).toBeTruthy()
})

it('is a tab for who looks after a course that has one, without a place of their own', async () => {
  const show = vi.spyOn(api.courses, 'show')
  const course = (leaderboard: { exam: boolean } | null) =>
    show.mockResolvedValue({ course: { id: 'tea', content: { title: 'Tea' }, leaderboard } } as never)
  vi.spyOn(api.learners, 'list').mockReturnValue(new Promise(() => undefined))
  exam().mockResolvedValue({ leaderboard: [result(1, 'Ravi Iyer')], mine: null, next: null })
  course({ exam: true })
  await openScreen('/courses/tea/learners?tab=leaderboard&board=exam', { user: {} })
  expect(await screen.findByText('Ravi Iyer')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Leaderboard' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull()
  await choose('Points')
  expect(await screen.findByText('Asha Rao')).toBeTruthy()
  expect(screen.queryByText(/You have no points here yet/)).toBeNull()
})

it('is no tab where a course has none', async () => {
  vi.spyOn(api.courses, 'show').mockResolvedValue({
    course: { id: 'tea', content: { title: 'Tea' }, leaderboard: null },
  } as never)
  vi.spyOn(api.learners, 'list').mockReturnValue(new Promise(() => undefined))
  await openScreen('/courses/tea/learners?tab=leaderboard', { user: {} })
  expect(await screen.findByRole('tab', { name: 'Certificates' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Leaderboard' })).toBeNull()
})
