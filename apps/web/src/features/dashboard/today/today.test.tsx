import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Dashboard } from '@deckle/contract/dashboard.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleArticle } from '../../../articles/sample-article.ts'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { press } from '../../../test/press.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const nothing: Dashboard = { recent: [], hindi: [], popular: [], webinars: [], videos: [], courses: [] }
const withLicence = (license_type: LicenseType) => ({ user: { first_name: 'Meera', license: { license_type } } })
const open = (license_type: LicenseType, address = '/dashboard') => openScreen(address, withLicence(license_type))

const course = {
  id: 'brew',
  title: 'Brewing',
  cover: { id: '', alt: '' },
  language: 'en',
  level: 'all',
  minutes: 5,
  topics: 1,
  decks: 2,
} as const
const enrolment = {
  status: 'in_progress',
  enrolledAt: '2026-11-01T00:00:00.000Z',
  startedAt: null,
  completedAt: null,
  dueAt: '2026-11-05T00:00:00.000Z',
  expiresAt: null,
  overdue: true,
  waived: false,
  percent: 50,
  percentage: null,
} as const

const shown = () => vi.spyOn(api.dashboard, 'show')
beforeEach(() => {
  shown().mockResolvedValue({ dashboard: nothing })
  vi.spyOn(api.learning, 'list').mockResolvedValue({ courses: [], next: null })
  vi.spyOn(api.dashboard, 'visit').mockResolvedValue({ since: null, decks: [] })
  vi.spyOn(api.decks, 'list').mockResolvedValue({ decks: [], next: null })
  vi.spyOn(api.stats, 'show').mockResolvedValue({
    stats: {
      decks: 1,
      published: 1,
      plays: 0,
      completions: 0,
      leads: 0,
      learners: 0,
      starts30: 0,
      completions30: 0,
      days: [],
      busiest: [],
    },
  })
})

describe.each(['/', '/dashboard'])('a learner at %s', (address) => {
  it('gets courses with their due dates, and what there is to read', async () => {
    vi.spyOn(api.learning, 'list').mockResolvedValue({
      courses: [{ ...course, group: 'overdue', enrolment }],
      next: null,
    })
    shown().mockResolvedValue({
      dashboard: { ...nothing, recent: [sampleArticle('Tea')], hindi: [sampleArticle('चाय', { language: 'hi' })] },
    })
    await open('Learner', address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Meera' })).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'Brewing' })).getAttribute('href')).toBe('/courses/brew/show')
    expect(screen.getByText(/^Was due/)).toBeTruthy()
    expect((await screen.findByRole('link', { name: /^Tea/ })).getAttribute('href')).toBe('/articles/tea/show')
    expect(screen.getByRole('link', { name: /^See more/ }).getAttribute('href')).toBe('/articles')
    expect(screen.getByRole('link', { name: /See all in Hindi/ }).getAttribute('href')).toBe('/articles?tags=Hindi')
    expect(screen.getByText('चाय').getAttribute('lang')).toBe('hi')
    expect(api.dashboard.visit).not.toHaveBeenCalled()
  })
})

it('a learner with nothing to do is led to courses, and told once that nothing is to read', async () => {
  await open('Learner')
  expect(await screen.findByText('Nothing is left to learn')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a course' }).getAttribute('href')).toBe('/courses?view=catalogue')
  expect(await screen.findByText('Nothing to read yet')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Write an article' })).toBeNull()
})

it('says why parts failed, and tries again', async () => {
  shown().mockRejectedValue(refusal)
  await open('Learner')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  shown().mockResolvedValue({ dashboard: { ...nothing, popular: [sampleArticle('Tea')] } })
  await press(/again/)
  expect(await screen.findByRole('heading', { name: 'Popular articles' })).toBeTruthy()
})

describe('a creator', () => {
  it('reads what happened since the last visit', async () => {
    vi.spyOn(api.dashboard, 'visit').mockResolvedValue({
      since: '2026-11-20T09:00:00.000Z',
      decks: [{ id: 'quiz', name: 'Tea quiz', starts: 12, completions: 8, answers: 31 }],
    })
    await open('Creator')
    const table = (await screen.findByRole('link', { name: 'Tea quiz' })).closest('table') as HTMLElement
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['12', '8', '31'])
    expect(screen.getByRole('link', { name: 'Tea quiz' }).getAttribute('href')).toBe('/analyticsViewer/quiz')
    expect(screen.getByRole('link', { name: 'Write an article' }).getAttribute('href')).toBe('/articles/new')
    expect(screen.queryByText('Your courses')).toBeNull()
    expect(screen.queryByText('Your team')).toBeNull()
  })

  it('is told that nothing happened, and at the first visit nothing', async () => {
    vi.spyOn(api.dashboard, 'visit').mockResolvedValue({ since: '2026-11-20T09:00:00.000Z', decks: [] })
    await open('Creator')
    expect(await screen.findByText('Nothing new happened in your decks.')).toBeTruthy()
  })

  it('without a deck gets first steps, then only what there is', async () => {
    vi.spyOn(api.stats, 'show').mockResolvedValue({ stats: { decks: 0 } } as never)
    shown().mockResolvedValue({ dashboard: { ...nothing, recent: [sampleArticle('Tea')] } })
    await open('Creator')
    expect(await screen.findByRole('heading', { name: 'Make your first deck' })).toBeTruthy()
    expect(await screen.findByText('Recent articles')).toBeTruthy()
    expect(api.dashboard.visit).not.toHaveBeenCalled()
  })
})

it('a manager sees who is behind and at risk', async () => {
  vi.spyOn(api.team, 'counts').mockResolvedValue({ people: 7, overdue: 2, at_risk: 0, in_progress: 4, passed: 1 })
  await open('Manager')
  const link = await screen.findByRole('link', { name: /Behind/ })
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/team?show=overdue',
    'Behind22 people have an overdue course',
  ])
  expect(screen.getByRole('link', { name: /At risk/ }).getAttribute('href')).toBe('/team?show=at_risk')
})

it('an administrator sees the limits', async () => {
  vi.spyOn(api.team, 'counts').mockResolvedValue({ people: 0, overdue: 0, at_risk: 0, in_progress: 0, passed: 0 })
  vi.spyOn(api.usage, 'show').mockRejectedValue(refusal)
  await open('Admin')
  expect(await screen.findByText('There is nobody below you yet.')).toBeTruthy()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(api.usage.show).toHaveBeenCalledTimes(1)
})

it('carousels are named, their items counted, and gone through by arrow keys', async () => {
  shown().mockResolvedValue({
    dashboard: {
      ...nothing,
      videos: [sampleArticle('One'), sampleArticle('Two'), sampleArticle('Three')],
      courses: [{ ...course, enrolment: 'open', learners: 1, passed: 0, mine: null }],
    },
  })
  await open('Learner')
  const videos = await screen.findByRole('region', { name: 'Videos' })
  expect(videos.getAttribute('aria-roledescription')).toBe('carousel')
  expect(
    within(videos)
      .getAllByRole('group')
      .map((item) => item.getAttribute('aria-label')),
  ).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  const first = within(videos).getByRole('link', { name: 'One' })
  first.focus()
  await act(async () => fireEvent.keyDown(first, { key: 'ArrowRight' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Two'))
  await act(async () => fireEvent.keyDown(document.activeElement as Element, { key: 'End' }))
  expect(document.activeElement?.textContent).toBe('Three')
  expect(screen.getByRole('region', { name: 'Courses' })).toBeTruthy()
  expect(screen.queryByText('Popular articles')).toBeNull()
})
