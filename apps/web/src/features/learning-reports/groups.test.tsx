// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { sampleEnrolments, samplePerson, stubReport } from './sample-reports.ts'
import { press } from '../../test/press.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const as = (license_type: 'Learner' | 'Manager' | 'Admin') => ({ user: { license: { license_type } } })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
/** The figure of that name. */
const figure = (name: string) => screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling?.textContent

describe('a team', () => {
  const overview = { ...sampleEnrolments, people: 412, people_overdue: 7, people_at_risk: 9 }
  const stubs = () => {
    const asked = stubReport('teamOverview', [overview])
    stubReport('teamCompare', [{ ...sampleEnrolments, user_id: 'lata', user: 'Lata Iyer' }])
    stubReport('teamCourses', [{ ...sampleEnrolments, course_id: 'c1', course: 'Coffee' }])
    stubReport('teamMembers', [
      {
        ...samplePerson('bela'),
        open: 2,
        overdue: 1,
        passed: 3,
        failed: 0,
        expired: 0,
        percent: 60,
        percentage: 75,
        next_due_at: null,
        last_seen_at: null,
      },
    ])
    return asked
  }

  it('is the own one by default; teams below lead to their reports', async () => {
    const asked = stubs()
    const { router } = await openScreen('/team/report', as('Manager'))
    await screen.findByText('Name bela')
    expect(asked.mock.lastCall?.[0].params).toEqual({ id: 'meera' })
    expect(figure('People overdue')).toBe('7')
    expect(screen.queryByRole('link', { name: 'Coffee' })).toBeNull()
    vi.spyOn(api.users, 'show').mockResolvedValue({ user: { first_name: 'Lata', last_name: 'Iyer' } } as never)
    expect(hrefOf('Team of Lata Iyer')).toBe('/team/report?node=lata')
    await act(async () => router.navigate({ to: '/team/report', search: { node: 'lata' } }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Team of Lata Iyer' })).toBeTruthy()
    expect(asked.mock.lastCall?.[0].params).toEqual({ id: 'lata' })
  })

  it('shows the people that the address asks for', async () => {
    stubs()
    await openScreen('/team/report?show=at_risk&q=bel', as('Manager'))
    await screen.findByText('Name bela')
    expect(vi.mocked(api.learning_reports.teamMembers).mock.lastCall?.[0].query).toMatchObject({
      show: 'at_risk',
      search: 'bel',
    })
  })

  it('leads an Admin to courses', async () => {
    stubs()
    await openScreen('/team/report', as('Admin'))
    await screen.findByText('Coffee')
    expect(hrefOf('Coffee')).toBe('/courses/c1/report')
  })

  it('says how teams come to be; where it fails it is asked for again', async () => {
    stubReport('teamOverview', [{ ...overview, people: 0 }]).mockRejectedValueOnce(refusal)
    await openScreen('/team/report', as('Admin'))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect(await screen.findByText('Nobody is below you yet')).toBeTruthy()
    expect(hrefOf('Place people')).toBe('/people/tree')
  })
})

describe('a competency', () => {
  const overview = {
    competency: 'Brewing',
    decks: 2,
    measured: 40,
    level_0: 10,
    level_1: 6,
    level_2: 20,
    level_3: 4,
    threshold: 70,
    percentage: 66.5,
  }
  beforeEach(() => {
    vi.spyOn(api.competencies, 'list').mockResolvedValue({
      competencies: [{ id: 'k1', scale: ['Not yet', 'Developing', 'Proficient', 'Expert'] }],
    } as never)
  })

  it('shows levels, gaps with courses, and people', async () => {
    stubReport('competencyOverview', [overview])
    stubReport('competencyGaps', [
      {
        competency_id: 'k1',
        competency: 'Brewing',
        measured: 40,
        below: 16,
        percentage: 66.5,
        gap: 3.5,
        courses: 'Coffee, Milk',
      },
    ])
    stubReport('competencyLearners', [
      { ...samplePerson('asha'), level: 'Developing', percentage: 40, gap: 30, changed_at: null },
    ])
    await openScreen('/competencies/k1/report', as('Manager'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Brewing' })).toBeTruthy()
    expect(await screen.findByText('Coffee, Milk')).toBeTruthy()
    expect(await screen.findByText('Name asha')).toBeTruthy()
    expect(screen.getByRole('img', { name: /16 of 40 people measured below the threshold/ })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: 'Proficient' })).toBeTruthy()
    expect(screen.getByText('3.5 points')).toBeTruthy()
  })

  it('that nobody is measured in says so; where it fails it is asked for again', async () => {
    const none = { measured: 0, level_0: 0, level_1: 0, level_2: 0, level_3: 0, percentage: null }
    stubReport('competencyOverview', [{ ...overview, ...none }]).mockRejectedValueOnce(refusal)
    stubReport('competencyGaps', [])
    stubReport('competencyLearners', [])
    await openScreen('/competencies/k1/report', as('Admin'))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect((await screen.findAllByText(/Nobody is measured yet/)).length).toBeGreaterThan(0)
    expect(screen.getByText('No deck shows this competency yet.')).toBeTruthy()
  })
})
