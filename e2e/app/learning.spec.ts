import type { Browser, Page } from '@playwright/test'
import { type Api, apiAs } from '../lib/api.ts'
import { CourseBuilder } from '../lib/learning/course-builder.ts'
import { checkCredential } from '../lib/learning/credential.ts'
import { learnByKeyboard } from '../lib/learning/learn-by-keyboard.ts'
import { courseOf, learnRest, playExam } from '../lib/learning/learner.ts'
import { goOnElsewhere, loseConnection } from '../lib/learning/lose-connection.ts'
import { writeRule } from '../lib/learning/rules.ts'
import { exam, makeShop, title, topics } from '../lib/learning/shop.ts'
import type { Member } from '../lib/organisation.ts'
import { keys } from '../lib/play/play.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { checkScreen } from '../lib/screens/check-screen.ts'
import { setChecked } from '../lib/set-checked.ts'
import { expect, signIn, test, url } from '../lib/test.ts'
import { visitorOn } from '../lib/visitor.ts'

// A course from its first topic to its certificates: made by hand, filled by a rule, learned, passed, revoked, and looked after.
// On a phone it is learned in play/course.spec.ts.

test(
  'a course is made by hand, brings people in, is learned, certified and looked after',
  { tag: '@both' },
  async ({ page, browser }) => {
    const { ira, meera, omar, kavya, leela } = await makeShop()
    await signIn(page, ira, '/courses')
    const courseId = await makeByHand(new CourseBuilder(page))
    await bringIn(page)
    const atKeys = await visitorOn(browser)
    await learnByKeyboard(atKeys.page, kavya)
    await atKeys.leave()
    await learnThroughLostConnection(browser, leela, courseId)
    await revoke(page, browser, kavya)
    await remindTheRest(browser, meera, omar)
  },
)

async function makeByHand(builder: CourseBuilder): Promise<string> {
  const { page } = builder
  const id = await builder.create(title)
  const [first = '', ...more] = Object.keys(topics)
  await builder.renameTopic(1, first)
  for (const topic of more) await builder.addTopic(topic)
  for (const [topic, names] of Object.entries(topics)) await builder.addDecks(topic, names)
  for (const topic of more) await builder.openAfterPrevious(topic)
  await builder.open('About the course')
  await builder.settings.getByRole('textbox', { name: 'Summary' }).fill('What everybody on the shop floor does.')
  await builder.open('Learning and passing')
  await setChecked(builder.settings.getByRole('switch', { name: 'Decks in order' }))
  await builder.chooseExam(exam, 2)
  await builder.giveCertificates()
  await builder.makeDesign('Waves', 'Rampart blue', 'for {}, learned on the shop floor')
  await builder.chooseDesign('Rampart blue')
  await expectAccessible(page, 'course-builder-full')
  const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(below, 'panes scroll, the page does not').toBeLessThanOrEqual(0)
  await builder.publish()
  return id
}

async function bringIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Learners' }).click()
  await expect(page.getByText('Nobody is in this course yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Rules' }).click()
  await writeRule(page, {
    name: 'The team of Meera',
    conditions: [
      { field: 'Licence', op: 'is', value: 'Learner' },
      { field: 'Manager', op: 'or one further up is', value: 'Meera Pillai' },
    ],
    days: 2,
  })
  const sentence = 'Everyone whose Licence is Learner and Manager or one further up is Meera Pillai. Due in 2 days.'
  await expect(page.getByText(sentence)).toBeVisible()
  await page.getByRole('button', { name: 'Try “The team of Meera”' }).click()
  const plan = page.getByRole('dialog', { name: 'What “The team of Meera” would do' })
  await expect(plan.getByText('Adds 40 people')).toBeVisible()
  await checkScreen(page, 'rule-tried')
  await plan.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText('40 learners by it')).toBeVisible()
  await checkScreen(page, 'course-rules')
  await page.getByRole('tab', { name: 'Learners' }).click()
  await expect(page.getByText('40 of 40 shown')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('Das2')
  await expect(page.getByText('11 of 11 shown')).toBeVisible()
  await checkScreen(page, 'course-learners')
}

/** Leela loses the connection, goes on elsewhere, fails the exam and repeats it. */
async function learnThroughLostConnection(browser: Browser, leela: Member, courseId: string): Promise<void> {
  const own = await apiAs(leela)
  await expectLocked(own, courseId)
  const [first, second] = [await visitorOn(browser), await visitorOn(browser)]
  await signIn(first.page, leela, `/courses/${courseId}/show`)
  await first.page.getByRole('link', { name: 'Start', exact: true }).click()
  await loseConnection(first.page)
  await signIn(second.page, leela, `/courses/${courseId}/show`)
  await goOnElsewhere(second.page)
  await first.leave()
  await learnRest(own, courseId)
  await second.page.goto(`${url()}/courses/${courseId}/play`)
  await failAndRepeat(second.page, own, courseId)
  await second.leave()
}

/** Whoever asks the API directly gets no deck before its turn. */
async function expectLocked(own: Api, courseId: string): Promise<void> {
  const { contents, exam: last } = await courseOf(own, courseId)
  for (const id of [contents[0]?.decks[1]?.id, contents[2]?.decks[0]?.id, last?.deck.id]) {
    const path = `/learning/courses/${courseId}/decks/${id}`
    await expect(own.call('GET', `${path}/show`)).rejects.toThrow(': 409 ')
    await expect(own.call('POST', `${path}/begin`, { id: crypto.randomUUID() })).rejects.toThrow(': 409 ')
    await expect(own.call('GET', `/decks/${id}/show`)).rejects.toThrow(': 403 ')
  }
}

async function failAndRepeat(page: Page, own: Api, courseId: string): Promise<void> {
  const { exam: last } = await courseOf(own, courseId)
  const shown = () =>
    own.call<{ deck: { slides: readonly object[] } }>(
      'GET',
      `/learning/courses/${courseId}/decks/${last?.deck.id}/show`,
    )
  expect((await shown()).deck.slides, 'no question before it is begun').toEqual([])
  await page.getByRole('button', { name: 'Start the exam' }).click()
  await expect(page.getByText('1 of 3')).toBeVisible()
  const firstReply = page.waitForResponse((reply) => reply.url().endsWith('/answers'))
  await playExam(page, keys, [2, 2], async () => {
    expect(await (await firstReply).json()).toEqual({ verdict: { correct: null, feedback: null, solution: [] } })
    expect(JSON.stringify((await shown()).deck), 'no right answer before it is handed in').not.toContain('"correct"')
  })
  await expect(page.getByText('Not passed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByText('This is your last attempt.')).toBeVisible()
  await page.getByRole('button', { name: 'Start the exam' }).click()
  await playExam(page, keys, [1, 1])
  await expect(page.getByText('You have passed this course')).toBeVisible()
}

/** What a stranger finds out about a certificate, before and after it is revoked in the screen. */
async function revoke(page: Page, browser: Browser, { email, password }: Member): Promise<void> {
  const own = await apiAs({ role: 'Learner', email, password })
  const { certificates } = await own.call<{ certificates: { address: string }[] }>('GET', '/certificates/list')
  const address = certificates[0]?.address ?? ''
  const visitor = await visitorOn(browser)
  await visitor.page.goto(address)
  await expect(visitor.page.getByText('This certificate is genuine')).toBeVisible()
  await expect(visitor.page.getByText('Kavya Nair')).toBeVisible()
  await checkScreen(visitor.page, 'certificate-genuine')
  expect(await checkCredential(address)).toEqual({ verified: true, why: '' })

  await page.getByRole('tab', { name: 'Certificates' }).click()
  await page.getByRole('button', { name: 'Actions for the certificate of Kavya Nair' }).first().click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke the certificate of Kavya Nair?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Somebody else sat the exam')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Somebody else sat the exam').first()).toBeVisible()
  await checkScreen(page, 'course-certificates')

  await visitor.page.reload()
  await expect(visitor.page.getByText('This certificate was revoked')).toBeVisible()
  await expect(visitor.page.getByText('Somebody else sat the exam')).toBeVisible()
  await checkScreen(visitor.page, 'certificate-revoked')
  expect(await checkCredential(address)).toMatchObject({ verified: false, why: expect.stringContaining('revoked') })
  await visitor.leave()
}

/** All but the two who have passed. */
async function remindTheRest(browser: Browser, meera: Member, omar: Member): Promise<void> {
  const manager = await visitorOn(browser)
  await signIn(manager.page, meera)
  await manager.page.getByRole('link', { name: 'My team' }).click()
  await expect(manager.page.getByRole('button', { name: 'Omar Ali', exact: true }).first()).toBeVisible()
  for (const name of ['Kavya Nair', 'Leela Bose'])
    await expect(manager.page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await manager.page.getByRole('button', { name: 'Remind all' }).click()
  await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Remind' }).click()
  await expect(manager.page.getByText('38 people were reminded')).toBeVisible()
  await expect(manager.page.getByText('Reminded today').first()).toBeVisible()
  await checkScreen(manager.page, 'team-reminded')
  await manager.leave()
  const reminded = await visitorOn(browser)
  await signIn(reminded.page, omar, '/notifications')
  await expect(reminded.page.getByText('Meera Pillai reminds you: one course is open').first()).toBeVisible()
  await reminded.leave()
}
