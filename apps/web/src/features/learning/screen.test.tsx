import { CallError } from '@deckle/contract/client/call-error.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { sampleCourse, sampleDeck, sampleEnrolment, sampleMine, sampleOffer } from './sample-courses.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = (status = 500, code: 'internal' | 'not_found' = 'internal') =>
  new CallError(status, { code, message: 'Not now.', errors: ['Not now.'] })
const learner = { user: { license: { license_type: 'Learner' as const } } }

describe('my learning', () => {
  const list = () => vi.spyOn(api.learning, 'list')

  it('leads who is in no course to all of them', async () => {
    list().mockResolvedValue({ courses: [], next: null })
    await openScreen('/learning', learner)
    expect(await screen.findByText('You are in no course yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all courses' }).getAttribute('href')).toBe('/courses?view=catalogue')
  })

  it('says why it failed, and tries again', async () => {
    list()
      .mockRejectedValueOnce(refusal())
      .mockResolvedValue({ courses: [sampleMine('Tea')], next: null })
    await openScreen('/learning', learner)
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeTruthy()
  })

  it('groups what is overdue, due and to go on with, and finds by name', async () => {
    const overdue = sampleEnrolment({ dueAt: '2026-11-05T00:00:00.000Z', overdue: true })
    const asked = list().mockResolvedValue({
      courses: [sampleMine('Late', { group: 'overdue', enrolment: overdue }), sampleMine('Tea')],
      next: null,
    })
    await openScreen('/learning?q=e', learner)
    expect(await screen.findByRole('heading', { name: 'Overdue' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Go on with' })).toBeTruthy()
    expect(screen.getByText(/^Was due/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Due within a week' })).toBeNull()
    expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { search: 'e' } })
  })

  it('keeps what is done apart', async () => {
    const asked = list().mockResolvedValue({ courses: [], next: null })
    const { router } = await openScreen('/learning?tab=done', learner)
    expect(await screen.findByText('Nothing is completed yet')).toBeTruthy()
    expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { group: 'done' } })
    await fireOn.click(screen.findByRole('tab', { name: 'To do' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })
})

describe('the catalogue', () => {
  const catalogue = () => vi.spyOn(api.learning, 'catalogue')

  it('says that there is nothing, and that nothing fits', async () => {
    catalogue().mockResolvedValue({ courses: [], next: null })
    await openScreen('/courses', learner)
    expect(await screen.findByText('There are no courses here yet')).toBeTruthy()
  })

  it('clears filters that nothing fits', async () => {
    const asked = catalogue().mockResolvedValue({ courses: [], next: null })
    const { router } = await openScreen('/courses?q=zz&level=advanced', learner)
    expect(await screen.findByText('No course fits')).toBeTruthy()
    expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { search: 'zz', level: 'advanced' } })
    await press('Clear the filters')
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  it('shows what is open, what is for the asking and what one is in', async () => {
    catalogue().mockResolvedValue({
      courses: [
        sampleOffer('Tea'),
        sampleOffer('Coffee', { enrolment: 'ask' }),
        sampleOffer('Milk', { mine: sampleEnrolment({ status: 'passed', percent: 100 }) }),
      ],
      next: null,
    })
    await openScreen('/courses', learner)
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeTruthy()
    expect(screen.getByText('Open to you')).toBeTruthy()
    expect(screen.getByText('By asking')).toBeTruthy()
    expect(screen.getByText('Passed')).toBeTruthy()
    expect(screen.getAllByText('12 learners, 3 passed')).toHaveLength(3)
  })
})

describe('a course’s page', () => {
  const show = () => vi.spyOn(api.learning, 'show')

  it('shows contents, what is locked and why, and leads on', async () => {
    show().mockResolvedValue({ course: sampleCourse() })
    await openScreen('/courses/tea/show', learner)
    expect(await screen.findByRole('heading', { name: 'Tea' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/courses/tea/play/one')
    expect(screen.getByRole('link', { name: /Deck one/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Deck two/ })).toBeNull()
    expect(screen.getByText(/Locked until “Deck one” is completed/)).toBeTruthy()
  })

  it('says that a course is not there, and what failed otherwise', async () => {
    show().mockRejectedValue(refusal(404, 'not_found'))
    await openScreen('/courses/tea/show', learner)
    expect(await screen.findByText('There is no such course for you')).toBeTruthy()
  })

  it('tries again after a failure', async () => {
    show().mockRejectedValueOnce(refusal()).mockResolvedValue({ course: sampleCourse() })
    await openScreen('/courses/tea/show', learner)
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect(await screen.findByRole('heading', { name: 'Tea' })).toBeTruthy()
  })

  it('enrols in an open course', async () => {
    const can = { enrol: true, ask: false, leave: false, learn: false }
    show()
      .mockResolvedValueOnce({ course: sampleCourse({ mine: null, can }) })
      .mockResolvedValue({ course: sampleCourse() })
    const enrol = vi.spyOn(api.learning, 'enrol').mockResolvedValue({ ok: true })
    await openScreen('/courses/tea/show', learner)
    await screen.findByRole('heading', { name: 'Tea' })
    await press('Enrol')
    expect(enrol.mock.lastCall?.[0]).toMatchObject({ params: { id: 'tea' }, body: {} })
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy()
  })

  it('asks to come in, with a reason', async () => {
    const can = { enrol: false, ask: true, leave: false, learn: false }
    show()
      .mockResolvedValueOnce({ course: sampleCourse({ mine: null, enrolment: 'ask', can }) })
      .mockResolvedValue({
        course: sampleCourse({ mine: null, enrolment: 'ask', request: 'open', can: { ...can, ask: false } }),
      })
    const ask = vi.spyOn(api.learning, 'ask').mockResolvedValue({ ok: true })
    await openScreen('/courses/tea/show', learner)
    await screen.findByRole('heading', { name: 'Tea' })
    await press('Ask to come in')
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'For work' } })
    await press('Send')
    await waitFor(() => expect(ask.mock.lastCall?.[0]).toMatchObject({ body: { text: 'For work' } }))
    expect(await screen.findByText(/You have asked to come in/)).toBeTruthy()
  })

  it('enrols who opens its link', async () => {
    show().mockRejectedValueOnce(refusal(404, 'not_found')).mockResolvedValue({ course: sampleCourse() })
    const enrol = vi.spyOn(api.learning, 'enrol').mockResolvedValue({ ok: true })
    const { router } = await openScreen('/courses/tea/show?code=leaf', learner)
    await waitFor(() => expect(enrol.mock.lastCall?.[0]).toMatchObject({ body: { code: 'leaf' } }))
    expect(await screen.findByRole('heading', { name: 'Tea' })).toBeTruthy()
    expect(router.state.location.search).toEqual({})
  })

  it('leads who has passed to their certificates', async () => {
    show().mockResolvedValue({ course: sampleCourse({ mine: sampleEnrolment({ status: 'passed', percentage: 90 }) }) })
    await openScreen('/courses/tea/show', learner)
    expect((await screen.findByRole('link', { name: 'My certificates' })).getAttribute('href')).toBe('/certificates')
  })

  it('tells the result, and what has to be passed first', async () => {
    show().mockResolvedValue({
      course: sampleCourse({
        mine: sampleEnrolment({ status: 'failed', percent: 100, percentage: 5.6 }),
        prerequisites: [{ id: 'water', title: 'Water', passed: true }],
        lock: { reason: 'ended', until: null, after: null },
        can: { enrol: false, ask: false, leave: false, learn: false },
      }),
    })
    await openScreen('/courses/tea/show', learner)
    expect(await screen.findByText('You have not passed this course')).toBeTruthy()
    expect(screen.getByText('Result 6%')).toBeTruthy()
    expect(screen.getByText('This course is over')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Water' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Go on|Open/ })).toBeNull()
  })

  it('shows the result of a failed exam instead of the slides seen, and asks for another attempt', async () => {
    const deck = sampleDeck('exam', { percent: 100, percentage: 5.6 })
    show().mockResolvedValue({
      course: sampleCourse({
        mine: sampleEnrolment({ status: 'failed', percent: 100, percentage: 5.6 }),
        exam: { deck, attempts: 1, timeLimitMinutes: null, waitHours: 0, may: 'none', left: 0, until: null },
      }),
    })
    const ask = vi.spyOn(api.learning, 'askAttempt').mockResolvedValue({ ok: true })
    await openScreen('/courses/tea/show', learner)
    const row = (await screen.findByText('Deck exam')).closest('a')
    expect(row?.textContent).toContain('Best result 6%')
    expect(row?.textContent).not.toContain('100%')
    await press('Ask for another attempt')
    expect(ask.mock.lastCall?.[0]).toMatchObject({ params: { id: 'tea' } })
  })
})
