import { apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, noImage } from '../lib/decks.ts'
import { enrol, makeCourse } from '../lib/learning/make-course.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { answeredIn } from '../lib/play/deck-play.ts'
import { expectFetched } from '../lib/play/fetched.ts'
import { newVisitor } from '../lib/play/play.ts'
import { launch, packer, setUpRuntimes, startLms } from '../lib/play/lms.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

const drafts = 'src/hosts/drafts/keep-drafts.ts'

const slides = ['What went well?', 'What did not?'].map((question) => ({
  template: 'open_answer' as const,
  data: { question, image: noImage },
}))

test('a half-typed answer outlives a reload, and is forgotten once it is sent', async ({ browser }) => {
  const api = await apiAs('Creator')
  const deck = await makeDeck(api, { name: 'Half typed', readerType: 'survey', slides, publish: true })
  const context = await newVisitor(browser, 'phone')
  const page = await context.newPage()
  await page.goto(linkOf(deck))
  await expectFetched(page, drafts)
  const field = page.locator('.dk-scroll').getByRole('textbox')
  await field.fill('The tea, which we')
  await page.reload()
  await expect(field).toHaveValue('The tea, which we')
  await field.pressSequentially(' liked')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('What did not?')).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill('The rain')
  await page.reload()
  await expect(page.getByText('What did not?')).toBeVisible()
  await expect(field).toHaveValue('The rain')
  await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 0])
  await context.close()
})

test('in a course, for the learner alone, until they sign out', { tag: '@both' }, async ({ page }) => {
  const { owner, add } = await makeOrganisation('Harbour Words')
  const [asha, ravi] = [await add({ first: 'Asha', last: 'Roy' }), await add({ first: 'Ravi', last: 'Das' })]
  const deck = await makeDeck(owner, { name: 'Half typed', readerType: 'survey', slides, publish: true })
  const courseId = await makeCourse(owner, { title: 'Words', decks: [deck.id] })
  await enrol(owner, courseId, [asha.id, ravi.id])
  const path = `/courses/${courseId}/play/${deck.id}`
  const field = page.locator('.dk-scroll').getByRole('textbox')

  await signIn(page, asha, path)
  await field.fill('The tea, which we')
  await page.reload()
  await expect(field).toHaveValue('The tea, which we')
  await field.pressSequentially(' liked')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('What did not?')).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill('The rain')
  await page.reload()
  await expect(page.getByText('What did not?')).toBeVisible()
  await expect(field).toHaveValue('The rain')

  const storedTexts = () => page.evaluate(() => Object.values(localStorage).filter((text) => text.includes('The rain')))
  expect(await storedTexts()).toHaveLength(1)
  await page.goto(`${url()}/logout`)
  await expect.poll(storedTexts).toHaveLength(0)
  await signIn(page, ravi, path)
  await expect(page.getByText('What went well?')).toBeVisible()
  await expect(field).toHaveValue('')
})

test('in a package of an LMS, for the learner alone', { tag: '@both' }, async ({ page }) => {
  const deck = await makeDeck(await apiAs('Creator'), { name: 'Half typed', readerType: 'survey', slides })
  const lms = await startLms()
  try {
    for (const version of ['scorm12', 'scorm2004'] as const) {
      lms.add(version, await (await packer('Creator'))(deck.id, version))
      const open = async (learner: string) => {
        await page.goto(`${lms.url}/lms.html`)
        await setUpRuntimes(page, { scorm12: { core: { student_id: learner } }, scorm2004: { learner_id: learner } })
        const frame = await launch(page, version)
        return { frame, field: frame.locator('.dk-scroll').getByRole('textbox') }
      }
      await (await open('asha')).field.fill('The tea, which we')
      const { frame, field } = await open('asha')
      await expect(field).toHaveValue('The tea, which we')
      await frame.getByRole('button', { name: 'Submit' }).click()
      await expect(frame.getByText('What did not?')).toBeVisible()
      await field.fill('The rain')
      await expect((await open('asha')).field).toHaveValue('')
      await expect((await open('ravi')).field).toHaveValue('')
    }
  } finally {
    await lms.stop()
  }
})
