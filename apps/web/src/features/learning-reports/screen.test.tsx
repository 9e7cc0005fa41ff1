// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { largestLoss } from './course/largest-loss.ts'
import { sampleEnrolments, samplePerson, stubReport } from './sample-reports.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const as = (license_type: 'Learner' | 'Manager' | 'Admin') => ({ user: { license: { license_type } } })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
/** The figure of that name. */
const figure = (name: string) => screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling?.textContent

describe('a course', () => {
  const overview = { ...sampleEnrolments, overdue: 7, requests: 2, certificates: 610 }
  const step = { deck_id: null, deck: '', topic: '', completed: 10, share: 50 }
  beforeEach(() => {
    vi.spyOn(api.courses, 'show').mockResolvedValue({ course: { content: { title: 'Coffee' } } } as never)
    stubReport('courseFunnel', [
      { ...step, step: 'enrolled', reached: 1200 },
      { ...step, step: 'deck', deck_id: 'd1', deck: 'Beans', reached: 900 },
      { ...step, step: 'final_exam', deck_id: 'd2', deck: 'Exam', reached: 850 },
      { ...step, step: 'passed', reached: 605 },
    ])
    stubReport(
      'courseScores',
      [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((from) => ({ from, to: from + 10, learners: from === 80 ? 30 : 1 })),
    )
    stubReport('courseTopics', [
      {
        topic_id: 't1',
        topic: 'Brewing',
        decks: 2,
        required: true,
        started: 900,
        completed: 800,
        completion_rate: 88.9,
        percentage: null,
      },
    ])
    stubReport(
      'courseLearners',
      [
        {
          ...samplePerson('asha'),
          status: 'in_progress',
          overdue: true,
          percent: 40,
          percentage: 72.5,
          enrolled_at: null,
          started_at: null,
          completed_at: null,
          due_at: '2026-03-05T10:00:00.000Z',
          expires_at: null,
          last_seen: '2026-03-01',
          source: 'rule',
          round: 1,
        },
      ],
      'more',
    )
  })

  it('shows figures, where most stop, results, topics and learners', async () => {
    stubReport('courseOverview', [overview])
    await openScreen('/courses/c1/report', as('Admin'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Coffee' })).toBeTruthy()
    await screen.findByText('Name asha')
    expect(figure('Enrolled')).toBe('1,200')
    expect(figure('Completion')).toBe('50.4%')
    expect(await screen.findByRole('img', { name: /Most stop before “Beans”: 300 learners/ })).toBeTruthy()
    expect(await screen.findByRole('img', { name: /Most common: 80–89%, 30 of 39 learners/ })).toBeTruthy()
    expect(hrefOf('Name asha')).toBe('/people/asha/learning')
    const row = screen.getByText('Name asha').closest('tr') as HTMLElement
    expect(within(row).getByText('In progress')).toBeTruthy()
    expect(within(row).getByText('Overdue')).toBeTruthy()
    expect(within(row).getByText('72.5%')).toBeTruthy()
    expect(within(row).getByText('Mar 1, 2026')).toBeTruthy()
  })

  it('loads more learners', async () => {
    stubReport('courseOverview', [overview])
    await openScreen('/courses/c1/report', as('Admin'))
    await screen.findByText('Name asha')
    const asked = vi.mocked(api.learning_reports.courseLearners)
    const { report } = await asked({ params: { id: 'c1' } })
    asked.mockResolvedValue({ report: { ...report, rows: [] }, next: null })
    await press(/more/i)
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toEqual({ limit: 50, cursor: 'more' }))
  })

  it('shows the learners that the address asks for, and says where nobody matches', async () => {
    stubReport('courseOverview', [overview])
    const asked = vi.mocked(api.learning_reports.courseLearners)
    await openScreen('/courses/c1/report?status=overdue&q=ash', as('Admin'))
    await screen.findByText('Name asha')
    expect(asked.mock.lastCall?.[0].query).toMatchObject({ status: 'overdue', search: 'ash' })
    stubReport('courseLearners', [])
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search people' }), { target: { value: 'zz' } })
    expect(await screen.findByText(/Nobody matches/)).toBeTruthy()
  })

  it('a Creator sees learners without links to all they learn', async () => {
    stubReport('courseOverview', [overview])
    await openScreen('/courses/c1/report')
    await screen.findByText('Name asha')
    expect(screen.queryByRole('link', { name: 'Name asha' })).toBeNull()
  })

  it('opens a topic to its decks, in the address', async () => {
    stubReport('courseOverview', [overview])
    const topic = { required: true, started: 900, completed: 800, completion_rate: 88.9, percentage: 70 }
    stubReport('topicOverview', [
      { ...topic, course_id: 'c1', course: 'Coffee', topic: 'Brewing', decks: 2, enrolled: 1200 },
    ])
    const decks = stubReport('topicDecks', [{ ...topic, deck_id: 'd1', deck: 'Beans' }])
    const { router } = await openScreen('/courses/c1/report', as('Admin'))
    await screen.findByText('Brewing')
    await press('Brewing')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ topic: 't1' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Beans')).toBeTruthy()
    expect(decks.mock.lastCall?.[0]).toMatchObject({ params: { id: 't1' }, query: { course_id: 'c1' } })
    await press('Close', dialog)
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  it('is a file where it is asked for', async () => {
    stubReport('courseOverview', [overview])
    await openScreen('/courses/c1/report', as('Admin'))
    await screen.findByText('Name asha')
    const sent = vi.spyOn(api, 'send').mockResolvedValue(new Response('a,b'))
    URL.createObjectURL = () => 'blob:report'
    await press('Export: Learners')
    await fireOn.click(screen.findByRole('menuitem', { name: /XLSX/ }))
    await waitFor(() =>
      expect(sent.mock.lastCall).toMatchObject([
        { path: '/analytics/{id}/course/learners' },
        { params: { id: 'c1' }, query: { format: 'xlsx' } },
      ]),
    )
  })

  it('without learners says how they come in; where it fails it is asked for again', async () => {
    stubReport('courseOverview', [{ ...overview, enrolled: 0 }]).mockRejectedValueOnce(refusal)
    await openScreen('/courses/c1/report', as('Admin'))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect(await screen.findByText('Nobody is in this course yet')).toBeTruthy()
    expect(hrefOf('Add people')).toBe('/courses/c1/learners')
  })

  it('says nothing of a loss where there is none', () => {
    expect(largestLoss([{ reached: 3 }, { reached: 3 }])).toBeNull()
    expect(largestLoss([])).toBeNull()
    expect(largestLoss([{ reached: 9 }, { reached: 8 }, { reached: 2 }])).toEqual({ step: { reached: 2 }, count: 6 })
  })
})

describe('a learner', () => {
  const overview = {
    courses: 5,
    open: 2,
    overdue: 1,
    passed: 3,
    failed: 0,
    expired: 0,
    percentage: 88,
    certificates: 3,
    points: 420,
    streak: 4,
    last_seen: '2026-03-01',
  }
  const event = {
    at: '2026-03-01T09:00:00.000Z',
    course_id: 'c1',
    course: 'Coffee',
    deck_id: null,
    deck: '',
    competency: '',
    level: '',
    percentage: null,
    certificate: '',
  }
  const stubs = () => {
    stubReport('learnerOverview', [overview])
    stubReport('learnerCourses', [
      {
        course_id: 'c1',
        course: 'Coffee',
        status: 'passed',
        overdue: false,
        percent: 100,
        percentage: 88,
        enrolled_at: null,
        started_at: null,
        completed_at: null,
        due_at: null,
        expires_at: null,
        last_seen: null,
        certificate: 'DK-1',
      },
    ])
    stubReport('learnerCompetencies', [
      {
        competency_id: 'k',
        competency: 'Brewing',
        level: 'Developing',
        percentage: 40,
        threshold: 70,
        gap: 30,
        changed_at: null,
      },
    ])
    return stubReport('learnerTimeline', [
      { ...event, event: 'passed', percentage: 88 },
      { ...event, event: 'certificate', certificate: 'DK-1' },
      { ...event, event: 'level', competency: 'Brewing', level: 'Expert' },
    ])
  }

  it('sees the own report, by days', async () => {
    const timeline = stubs()
    await openScreen('/learning/report?from=2026-02-01&to=2026-03-31', as('Learner'))
    expect(await screen.findByText('Expert')).toBeTruthy()
    expect(figure('Points')).toBe('420')
    expect(hrefOf('Coffee')).toBe('/courses/c1/show')
    expect(screen.getAllByRole('link', { name: 'DK-1' })[0]?.getAttribute('href')).toBe('/certificate/DK-1')
    expect(screen.getByText('30 points')).toBeTruthy()
    expect(timeline.mock.lastCall?.[0]).toMatchObject({
      params: { id: 'meera' },
      query: { from: '2026-02-01', to: '2026-03-31' },
    })
    expect(screen.getAllByRole('listitem').some((item) => item.textContent?.startsWith('Passed Coffee · 88%'))).toBe(
      true,
    )
  })

  it('is seen by a manager, by name', async () => {
    stubs()
    vi.spyOn(api.users, 'show').mockResolvedValue({
      user: { first_name: 'Asha', last_name: 'Rao', email: 'a@meadow.example' },
    } as never)
    await openScreen('/people/asha/learning', as('Manager'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeTruthy()
    expect(await screen.findByText('Expert')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Coffee' })).toBeNull()
  })

  it('has nothing yet', async () => {
    stubReport('learnerOverview', [{ ...overview, courses: 0, percentage: null, last_seen: null }])
    stubReport('learnerCourses', [])
    stubReport('learnerCompetencies', [])
    stubReport('learnerTimeline', []).mockRejectedValueOnce(refusal)
    await openScreen('/learning/report', as('Learner'))
    expect(await screen.findByText('You are in no course yet.')).toBeTruthy()
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect(await screen.findByText('Nothing has happened yet.')).toBeTruthy()
    expect(screen.getByText('No competencies to show yet.')).toBeTruthy()
  })
})
