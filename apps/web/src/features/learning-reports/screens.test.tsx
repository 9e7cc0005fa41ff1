import { CallError } from '@deckle/contract/client/call-error.ts'
import { learningReports } from '@deckle/core/report/learning-reports.ts'
import type { Columns } from '@deckle/core/report/report.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import type { ReportName, RowOf } from './queries.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const blank = { id: null, text: '', count: 0, percent: null, moment: null, day: null, flag: false }

/** A row of a report's columns, zero and empty but for what is given. */
const rowOf = (columns: Columns, given: object = {}) => ({
  ...Object.fromEntries(Object.entries(columns).map(([key, type]) => [key, blank[type]])),
  ...given,
})
/** Stubs a report with these rows. */
function stub<N extends ReportName>(name: N, columns: Columns, ...rows: readonly Partial<RowOf<N>>[]) {
  const reply = {
    report: {
      name,
      columns: [],
      rows: rows.map((row) => rowOf(columns, row)),
      totals: {},
      generated_at: '2026-11-01T00:00:00.000Z',
    },
    next: null,
  }
  return vi.spyOn(api.learning_reports, name).mockResolvedValue(reply as never)
}

const { course, topic, learner, team, competency } = learningReports
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement))
const admin = { user: { license: { license_type: 'Admin' } } } as const

beforeEach(() => {
  vi.spyOn(api.courses, 'show').mockResolvedValue({ course: { content: { title: 'Coffee' } } } as never)
  vi.spyOn(api.users, 'show').mockResolvedValue({
    user: { _id: 'bela', first_name: 'Bela', last_name: 'Das', email: 'bela@meadow.example' },
  } as never)
})

function stubCourse(enrolled: number) {
  stub('courseOverview', course.overview, { enrolled, started: 30, passed: 12, completion_rate: 30, percentage: 71 })
  stub(
    'courseFunnel',
    course.funnel,
    { step: 'enrolled', reached: 40, completed: 30, share: 100 },
    { step: 'deck', deck_id: 'd', deck: 'Beans', topic: 'Basics', reached: 30, completed: 20, share: 75 },
    { step: 'passed', reached: 12, completed: 12, share: 30 },
  )
  const bands = Array.from({ length: 10 }, (_, at) => ({ from: at * 10, to: at * 10 + 10, learners: at === 7 ? 9 : 1 }))
  stub('courseScores', course.scores, ...bands)
  stub('courseTopics', course.topics, { topic_id: 't', topic: 'Basics', started: 30, completed: 20, percentage: 71 })
  stub('topicOverview', topic.overview, { decks: 1, enrolled: 40, started: 30 })
  stub('topicDecks', topic.decks, { deck_id: 'd', deck: 'Beans', started: 30, completed: 20 })
  return stub('courseLearners', course.learners, {
    user_id: 'bela',
    user: 'Bela Das',
    email: 'bela@meadow.example',
    status: 'in_progress',
    overdue: true,
    percent: 40,
  })
}

it('a course: figures, where learners are, results, topics with their decks, and learners', async () => {
  stubCourse(40)
  await openScreen('/courses/c/report', admin)
  expect(await screen.findByText('30 have started')).toBeTruthy()
  expect(await screen.findByText('30 reached, 20 completed')).toBeTruthy()
  expect(await screen.findByText('Most have 70–79 %: 9 of 18.')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Bela Das' })).getAttribute('href')).toBe('/people/bela/learning')
  expect(screen.getAllByText('Overdue').length).toBeGreaterThan(1)
  await screen.findByText('30 started, 20 completed, result 71%')
  await press('Basics')
  expect(await screen.findByText('1 deck, reached by 30 of 40 learners')).toBeTruthy()
  expect((await screen.findAllByText('Beans')).length).toBeGreaterThan(1)
})

it('a course says that nobody is in it, and leads to its learners', async () => {
  stubCourse(0)
  await openScreen('/courses/c/report')
  expect(await screen.findByText('Nobody is in this course yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add learners' }).getAttribute('href')).toBe('/courses/c/learners')
})

it('a report says why it could not be loaded, and tries again', async () => {
  stubCourse(40)
  const overview = vi.spyOn(api.learning_reports, 'courseOverview').mockRejectedValue(refusal)
  await openScreen('/courses/c/report')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  overview.mockRestore()
  stubCourse(40)
  await press(/again/)
  expect(await screen.findByText('30 have started')).toBeTruthy()
})

it('a part that fails leaves the others', async () => {
  stubCourse(40)
  vi.spyOn(api.learning_reports, 'courseFunnel').mockRejectedValue(refusal)
  await openScreen('/courses/c/report')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(await screen.findByText('Most have 70–79 %: 9 of 18.')).toBeTruthy()
})

it('names are no links for who may not look at people', async () => {
  stubCourse(40)
  await openScreen('/courses/c/report')
  expect(await screen.findByText('Bela Das')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Bela Das' })).toBeNull()
})

it('asks for all rows as CSV', async () => {
  stubCourse(40)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  const sent = vi.spyOn(api, 'send').mockResolvedValue(new Response('a,b'))
  await openScreen('/courses/c/report')
  await screen.findByText('Bela Das')
  await press('CSV: Learners')
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ params: { id: 'c' }, query: { format: 'csv' } })
})

function stubLearner(courses: number) {
  stub('learnerOverview', learner.overview, { courses, open: 1, passed: 2, points: 350, streak: 3 })
  stub('learnerCourses', learner.courses, {
    course_id: 'c',
    course: 'Coffee',
    status: 'passed',
    percent: 100,
    certificate: 'ABCD-1234-EFGH',
  })
  stub('learnerCompetencies', learner.competencies, {
    competency_id: 'k',
    competency: 'Brewing',
    level: 'Expert',
    percentage: 93,
    threshold: 70,
  })
  return stub('learnerTimeline', learner.timeline, {
    at: '2026-10-01T08:00:00.000Z',
    event: 'deck',
    course: 'Coffee',
    deck: 'Beans',
    percentage: 80,
  })
}

it('a person: courses, competencies and what happened', async () => {
  stubLearner(3)
  await openScreen('/people/bela/learning', admin)
  expect(await screen.findByText('3 days in a row')).toBeTruthy()
  expect(await screen.findByText('Expert (93%)')).toBeTruthy()
  expect(await screen.findByText('Completed the deck “Beans” in “Coffee” · 80%')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ABCD-1234-EFGH' }).getAttribute('href')).toBe('/certificate/ABCD-1234-EFGH')
  expect(screen.queryByRole('link', { name: 'Coffee' })).toBeNull()
})

it('one’s own, by days, with links to the courses', async () => {
  const timeline = stubLearner(3)
  await openScreen('/learning/report?from=2026-10-01&to=2026-10-31', { user: { license: { license_type: 'Learner' } } })
  expect((await screen.findByRole('link', { name: 'Coffee' })).getAttribute('href')).toBe('/courses/c/show')
  await waitFor(() => expect(timeline).toHaveBeenCalled())
  expect(timeline.mock.calls[0]?.[0]).toMatchObject({ query: { from: '2026-10-01', to: '2026-10-31' } })
})

it('one’s own leads to the catalogue where there is no course', async () => {
  stubLearner(0)
  await openScreen('/learning/report')
  expect(await screen.findByText('You are not in any course yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Look at the catalogue' })).toBeTruthy()
})

function stubTeam(people: number) {
  const overview = stub('teamOverview', team.overview, { people, enrolled: 60, passed: 20, completion_rate: 33.3 })
  stub('teamCompare', team.compare, { user_id: 'ravi', user: 'Ravi Sen', enrolled: 20, completion_rate: 50 })
  stub('teamCourses', team.courses, { course_id: 'c', course: 'Coffee', enrolled: 60, passed: 20 })
  stub('teamMembers', team.members, { user_id: 'bela', user: 'Bela Das', email: 'bela@meadow.example', open: 2 })
  return overview
}

it('a team: teams below, courses and members; a team below has a report of its own', async () => {
  const overview = stubTeam(12)
  await openScreen('/team/report', { user: { license: { license_type: 'Manager' } } })
  expect(await screen.findByText('of 60 enrolments')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Ravi Sen' })).getAttribute('href')).toContain('node=ravi')
  expect(await screen.findByRole('link', { name: 'Bela Das' })).toBeTruthy()
  expect(await screen.findByText('Coffee')).toBeTruthy()
  await openScreen('/team/report?node=bela', { user: { license: { license_type: 'Manager' } } })
  expect(await screen.findByText('Report of the team of Bela Das')).toBeTruthy()
  expect(overview.mock.lastCall?.[0]).toMatchObject({ params: { id: 'bela' } })
})

it('a team says that nobody is in it, and how teams come to be', async () => {
  stubTeam(0)
  await openScreen('/team/report', admin)
  expect(await screen.findByText('Nobody is in this team')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Look at the hierarchy' })).toBeTruthy()
})

function stubCompetency(measured: number) {
  stub('competencyOverview', competency.overview, {
    competency: 'Brewing',
    decks: 2,
    measured,
    level_0: 4,
    level_3: 6,
    threshold: 70,
  })
  stub('competencyGaps', competency.gaps, {
    competency_id: 'k',
    competency: 'Brewing',
    measured,
    below: 4,
    percentage: 66,
    courses: 'Coffee',
  })
  stub('competencyLearners', competency.learners, {
    user_id: 'bela',
    user: 'Bela Das',
    email: 'bela@meadow.example',
    level: 'Not yet',
    gap: 50,
  })
}

it('a competency: levels, gaps with the courses that close them, and people', async () => {
  stubCompetency(10)
  await openScreen('/competencies/k/report', admin)
  expect(await screen.findByText('of 10')).toBeTruthy()
  expect(await screen.findByText('Closed by: Coffee')).toBeTruthy()
  expect(await screen.findByText('4 of 10, mean 66%')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Bela Das' })).toBeTruthy()
})

it('a competency says that nobody is measured', async () => {
  stubCompetency(0)
  await openScreen('/competencies/k/report', admin)
  expect(await screen.findByText('Nobody is measured yet')).toBeTruthy()
})
