import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { type Api, apiAs } from '../lib/api.ts'
import { pressByKey } from '../lib/keyboard.ts'
import { CourseBuilder } from '../lib/learning/course-builder.ts'
import { checkCredential } from '../lib/learning/credential.ts'
import { courseOf, learnRest, playExam, playQuiz, signInByKeys } from '../lib/learning/learner.ts'
import { makeQuiz } from '../lib/learning/make-course.ts'
import { writeRule } from '../lib/learning/rules.ts'
import { type Member, makeOrganisation } from '../lib/organisation.ts'
import { choose } from '../lib/play/deck-play.ts'
import { keys, newVisitor } from '../lib/play/play.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { expect, signIn, test, url, watch } from '../lib/test.ts'

// A course from its first topic to its certificates: made by hand, filled by a rule, learned, passed, revoked, and looked after.

const title = 'Shop floor basics'
const topics: Readonly<Record<string, readonly string[]>> = {
  'Before opening': ['Lights and doors', 'The till', 'The float'],
  'With customers': ['Greeting', 'Queues', 'Complaints'],
  'After closing': ['Cleaning', 'Counting'],
}
const decks = Object.values(topics).flat()
/** The one that is played through a lost connection. */
const [longer = ''] = decks
const exam = 'Shop exam'

const shot = async (page: Page, name: string) =>
  process.env.SHOTS ? void (await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })) : undefined

test('a course is made by hand, brings people in by a rule, is learned, certified and looked after', async ({
  page,
  browser,
}) => {
  const shop = await makeOrganisation('Rampart Grocers')
  const [ira, meera] = [
    await shop.add({ first: 'Ira', last: 'Sen', license: 'Admin' }),
    await shop.add({ first: 'Meera', last: 'Pillai', license: 'Manager' }),
  ]
  const omar = await shop.add({ first: 'Omar', last: 'Ali', manager: meera.id })
  const [kavya, leela] = [
    await shop.add({ first: 'Kavya', last: 'Nair', manager: meera.id }),
    await shop.add({ first: 'Leela', last: 'Bose', manager: omar.id }),
  ]
  await Promise.all(
    Array.from({ length: 37 }, (_, n) => shop.add({ first: `Staff${n}`, last: 'Das', manager: omar.id })),
  )
  const api = await apiAs(ira)
  const questions = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name} ${n + 1}?`)
  await Promise.all([
    ...decks.map((name) => makeQuiz(api, name, questions(name, name === longer ? 3 : 1))),
    makeQuiz(api, exam, questions(exam, 2)),
  ])

  const started = Date.now()
  const lap = (what: string) => console.log(what, Math.round((Date.now() - started) / 1000))
  await signIn(page, ira, '/courses')
  const courseId = await makeByHand(new CourseBuilder(page))
  lap('made')
  await bringIn(page)
  lap('rule')
  await learnByKeyboard(browser, kavya)
  lap('keyboard')
  await learnThroughLostConnection(browser, leela, courseId)
  lap('lost')
  await revoke(page, browser, kavya)
  lap('revoked')
  await remindTheRest(browser, meera, omar)
  lap('reminded')
})

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
  await builder.press(builder.settings.getByRole('switch', { name: 'Decks in order' }))
  await builder.chooseExam(exam, 2)
  await builder.giveCertificates()
  await builder.makeDesign('Waves', 'Rampart blue', 'for {}, learned on the shop floor')
  await builder.chooseDesign('Rampart blue')
  await expectAccessible(page, 'course-builder-full')
  await shot(page, 'builder')
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
  await expect(
    page.getByText('Everyone whose Licence is Learner and Manager or one further up is Meera Pillai. Due in 2 days.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Try “The team of Meera”' }).click()
  const plan = page.getByRole('dialog', { name: 'What “The team of Meera” would do' })
  await expect(plan.getByText('Adds 40 people')).toBeVisible()
  await expectAccessible(page, 'rule-tried')
  await shot(page, 'rule-tried')
  await plan.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText('40 learners by it')).toBeVisible()
  await expectAccessible(page, 'course-rules')
  await page.getByRole('tab', { name: 'Learners' }).click()
  await expect(page.getByText('Omar Ali').first()).toBeVisible()
  await expectAccessible(page, 'course-learners')
}

async function personOn(browser: Browser): Promise<{ page: Page; leave: () => Promise<void> }> {
  const context = await newVisitor(browser, 'desktop')
  const page = await context.newPage()
  const problems = watch(page)
  return {
    page,
    leave: async () => {
      await context.close()
      expect(problems, 'errors in the page').toEqual([])
    },
  }
}

/** Kavya passes at the first attempt and gets her certificate. */
async function learnByKeyboard(browser: Browser, kavya: Member): Promise<void> {
  const { page, leave } = await personOn(browser)
  await signInByKeys(page, kavya, '/learning')
  await pressByKey(page, page.getByRole('link', { name: title }))
  await expect(page.getByText('Locked until “Lights and doors” is completed').first()).toBeVisible()
  await expectAccessible(page, 'course-page')
  await shot(page, 'course-page')
  await pressByKey(page, page.getByRole('link', { name: 'Start', exact: true }))
  for (const [at, name] of decks.entries()) {
    await playQuiz(page, keys, name, name === longer ? 3 : 1)
    if (at === 0) await expectAccessible(page, 'course-play')
    await pressByKey(page, page.getByRole('link', { name: `Next: ${decks[at + 1] ?? exam}` }))
  }
  await expect(page.getByText('2 attempts are left.')).toBeVisible()
  await expectAccessible(page, 'course-exam')
  await shot(page, 'exam')
  await pressByKey(page, page.getByRole('button', { name: 'Start the exam' }))
  await playExam(page, keys, [1, 1])
  await pressByKey(page, page.getByRole('main').getByRole('link', { name: 'Course page' }))
  await expect(page.getByText('You have passed this course')).toBeVisible()
  await shot(page, 'course-passed')
  await pressByKey(page, page.getByRole('link', { name: 'My certificates' }))
  const save = page.getByRole('button', { name: `Download PDF: ${title}` })
  await expect(save).toBeVisible()
  await expectAccessible(page, 'certificates-own')
  await shot(page, 'certificates-own')
  const file = page.waitForEvent('download')
  await pressByKey(page, save)
  expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await leave()
}

async function learnThroughLostConnection(browser: Browser, leela: Member, courseId: string): Promise<void> {
  const own = await apiAs(leela)
  await expectLocked(own, courseId)
  const first = await personOn(browser)
  await signIn(first.page, leela, `/courses/${courseId}/show`)
  await first.page.getByRole('link', { name: 'Start', exact: true }).click()
  await loseConnection(first.page)
  const second = await personOn(browser)
  await signIn(second.page, leela, `/courses/${courseId}/show`)
  await second.page.getByRole('link', { name: 'Go on' }).click()
  await goOn(second.page)
  await first.leave()
  await learnRest(own, courseId)
  await second.page.goto(`${url()}/courses/${courseId}/play`)
  await failAndRepeat(second.page, own, courseId)
  await second.leave()
}

/** Whoever asks the API directly gets no deck before its turn. */
async function expectLocked(own: Api, courseId: string): Promise<void> {
  const { contents, exam: last } = await courseOf(own, courseId)
  const locked = [contents[0]?.decks[1]?.id, contents[2]?.decks[0]?.id, last?.deck.id]
  for (const id of locked) {
    const path = `/learning/courses/${courseId}/decks/${id}`
    await expect(own.call('GET', `${path}/show`)).rejects.toThrow(': 409 ')
    await expect(own.call('POST', `${path}/begin`, { id: crypto.randomUUID() })).rejects.toThrow(': 409 ')
    await expect(own.call('GET', `/decks/${id}/show`)).rejects.toThrow(': 403 ')
  }
}

async function loseConnection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await choose(page, 'Yes')
  await expect(page.locator('.dk-scroll .dk-verdict strong')).toHaveText('Right')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.context().setOffline(true)
  await choose(page, 'No')
  await expect(page.getByText('Waiting to send: 1')).toBeVisible()
  await shot(page, 'lost')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`${longer} 3?`)).toBeVisible()
  const noted = page.waitForResponse((reply) => reply.url().endsWith('/progress') && reply.ok())
  await page.context().setOffline(false)
  await noted
  await expect(page.getByText('Waiting to send')).toBeHidden()
}

/** At the very slide, with what was answered. */
async function goOn(page: Page): Promise<void> {
  await expect(page.getByText(`${longer} 3?`)).toBeVisible()
  await shot(page, 'second-device')
  await choose(page, 'Yes')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('2 of 3 right')).toBeVisible()
}

async function failAndRepeat(page: Page, own: Api, courseId: string): Promise<void> {
  await page.getByRole('button', { name: 'Start the exam' }).click()
  await expect(page.getByText('1 of 3')).toBeVisible()
  const { exam: last } = await courseOf(own, courseId)
  const shown = await own.call('GET', `/learning/courses/${courseId}/decks/${last?.deck.id}/show`)
  expect(JSON.stringify(shown)).not.toContain('"correct"')
  await playExam(page, keys, [2, 2])
  await expect(page.getByText('Not passed', { exact: true })).toBeVisible()
  await shot(page, 'exam-failed')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByText('This is your last attempt.')).toBeVisible()
  await page.getByRole('button', { name: 'Start the exam' }).click()
  await playExam(page, keys, [1, 1])
  await expect(page.getByText('You have passed this course')).toBeVisible()
}

async function revoke(page: Page, browser: Browser, kavya: Member): Promise<void> {
  const own = await apiAs(kavya)
  const { certificates } = await own.call<{ certificates: { address: string; number: string }[] }>(
    'GET',
    '/certificates/list',
  )
  const [{ address, number } = { address: '', number: '' }] = certificates
  const stranger = await personOn(browser)
  await stranger.page.goto(address)
  await expect(stranger.page.getByText('This certificate is genuine')).toBeVisible()
  await expect(stranger.page.getByText('Kavya Nair')).toBeVisible()
  await expectAccessible(stranger.page, 'certificate-genuine')
  await shot(stranger.page, 'certificate')
  expect(await checkCredential(address)).toEqual({ verified: true, why: '' })

  await page.getByRole('tab', { name: 'Certificates' }).click()
  await page.getByRole('button', { name: 'Actions for the certificate of Kavya Nair' }).first().click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke the certificate of Kavya Nair?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Somebody else sat the exam')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Somebody else sat the exam').first()).toBeVisible()
  await expectAccessible(page, 'course-certificates')
  await shot(page, 'course-certificates')

  await stranger.page.reload()
  await expect(stranger.page.getByText('This certificate was revoked')).toBeVisible()
  await expect(stranger.page.getByText('Somebody else sat the exam')).toBeVisible()
  await expectAccessible(stranger.page, 'certificate-revoked')
  expect(await checkCredential(address)).toMatchObject({ verified: false, why: expect.stringContaining('revoked') })
  await stranger.leave()
  expect(number).toMatch(/^\w{4}-\d{4}-\w{4}$/)
}

async function remindTheRest(browser: Browser, meera: Member, one: Member): Promise<void> {
  const { page, leave } = await personOn(browser)
  await signIn(page, meera, '/')
  await page.getByRole('link', { name: 'My team' }).click()
  await expect(page.getByRole('button', { name: 'Omar Ali', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kavya Nair', exact: true })).toHaveCount(0)
  await expectAccessible(page, 'team-at-risk')
  await shot(page, 'team')
  await page.getByRole('button', { name: 'Remind all' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remind' }).click()
  await expect(page.getByText('38 people were reminded')).toBeVisible()
  await expectAccessible(page, 'team-reminded')
  await shot(page, 'team-reminded')
  await leave()
  const reminded = await personOn(browser)
  await signIn(reminded.page, one, '/notifications')
  await expect(reminded.page.getByText('Meera Pillai reminds you: one course is open').first()).toBeVisible()
  await shot(reminded.page, 'reminded')
  await reminded.leave()
}
