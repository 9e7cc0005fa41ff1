import { makeDeck, selectSlide, titleSlide } from '../lib/decks.ts'
import { playExam, playQuiz } from '../lib/learning/learner.ts'
import { enrol, makeCourse, makeQuiz } from '../lib/learning/make-course.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { touch } from '../lib/play/play.ts'
import { checkScreen, expectNoSidewaysScroll } from '../lib/screens/check-screen.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

// A course is learned by touch. Made, by keyboard and through a lost connection: app/learning.spec.ts.

test(
  'a course is learned on a phone, from its page to its certificate',
  { tag: ['@phone', '@both'] },
  async ({ page }) => {
    const { owner, add } = await makeOrganisation('Harbour Bakery')
    const nila = await add({ first: 'Nila', last: 'Roy' })
    const [flour, oven, exam] = await Promise.all([
      makeQuiz(owner, 'Flour', ['Flour?']),
      makeQuiz(owner, 'Oven', ['Oven?']),
      makeQuiz(owner, 'Baking exam', ['Flour?', 'Oven?']),
    ])
    const courseId = await makeCourse(owner, {
      title: 'Baking',
      decks: [flour.id, oven.id],
      change: {
        sequential: true,
        certificate: { template: 'classic', valid_days: null },
        finalExam: { deck_id: exam.id, version_id: null, attempts: 1, time_limit_minutes: 10, wait_hours: 0 },
      },
    })
    await enrol(owner, courseId, [nila.id])

    await signIn(page, nila, '/learning')
    await page.getByRole('link', { name: 'Baking' }).tap()
    await page.getByRole('link', { name: 'Start', exact: true }).tap()
    await playQuiz(page, touch, 'Flour')
    await page.getByRole('link', { name: 'Next deck: Oven' }).tap()
    await playQuiz(page, touch, 'Oven')
    await page.getByRole('button', { name: 'Outline' }).tap()
    const outline = page.getByRole('dialog', { name: 'Outline' })
    await checkScreen(page, 'course-outline')
    await outline.getByRole('link', { name: 'Baking exam' }).tap()
    await expect(outline).toBeHidden()
    await page.getByRole('button', { name: 'Start the exam' }).tap()
    await expect(page.getByRole('timer')).toContainText('Time left')
    await expectNoSidewaysScroll(page, 'course-exam-running')
    await playExam(page, touch, [1, 1])
    await page.getByRole('main').getByRole('link', { name: 'Course page' }).tap()
    await expect(page.getByText('You have passed this course')).toBeVisible()
    await page.getByRole('link', { name: 'My certificates' }).tap()
    await expect(page.getByRole('button', { name: 'Download PDF: Baking' })).toBeVisible()
  },
)

test(
  'a failed exam is repeated from its first slide, and unanswered questions are asked about',
  { tag: ['@phone', '@both'] },
  async ({ page }) => {
    const { owner, add } = await makeOrganisation('Harbour Ferry')
    const tara = await add({ first: 'Tara', last: 'Sen' })
    const questions = ['Port?', 'Starboard?', 'Anchor?']
    const exam = await makeDeck(owner, {
      name: 'Deck exam',
      slides: [titleSlide('Deck exam'), ...questions.map((one) => selectSlide(one, ['Yes', 'No']))],
      content: { navEnabled: true, jumpAhead: true },
    })
    const courseId = await makeCourse(owner, {
      title: 'On deck',
      decks: [],
      change: {
        finalExam: { deck_id: exam.id, version_id: null, attempts: 2, time_limit_minutes: null, wait_hours: 0 },
      },
    })
    await enrol(owner, courseId, [tara.id])
    await signIn(page, tara, `/courses/${courseId}/show`)
    await page.getByRole('link', { name: 'Start', exact: true }).tap()
    await page.getByRole('button', { name: 'Start the exam' }).tap()
    await touch.advance(page)
    await touch.choose(page, [2])
    for (const at of [3, 4]) {
      await expect(page.getByText(`${at} of 4`)).toBeVisible()
      await page.getByRole('button', { name: 'Next', exact: true }).tap()
    }
    const ask = page.getByRole('alertdialog', { name: '2 questions aren’t answered. Submit anyway?' })
    await expect(ask).toBeVisible()
    await checkScreen(page, 'course-exam-unanswered')
    await ask.getByRole('button', { name: 'Back to questions' }).tap()
    await expect(page.getByText('Starboard?')).toBeVisible()
    await touch.choose(page, [2])
    await expect(page.getByText('4 of 4')).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).tap()
    await expect(page.getByText('0 of 3 right')).toBeVisible()

    await page.goto(`${url()}/courses/${courseId}/show`)
    await expect(page.getByText('Best result 0%')).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).tap()
    await page.getByRole('button', { name: 'Start the exam' }).tap()
    await expect(page.getByText('1 of 4')).toBeVisible()
    await playExam(page, touch, [1, 1, 1])
    await expect(page.getByText('3 of 3 right')).toBeVisible()
    await expect(page.getByText('You have passed this course')).toBeVisible()
  },
)
