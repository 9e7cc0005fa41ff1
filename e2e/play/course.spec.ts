import { playExam, playQuiz } from '../lib/learning/learner.ts'
import { enrol, makeCourse, makeQuiz } from '../lib/learning/make-course.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { touch } from '../lib/play/play.ts'
import { checkScreen, expectNoSidewaysScroll } from '../lib/screens/check-screen.ts'
import { expect, signIn, test } from '../lib/test.ts'

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
    await page.getByRole('link', { name: 'Next: Oven' }).tap()
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
