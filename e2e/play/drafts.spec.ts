import { apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, noImage } from '../lib/decks.ts'
import { answeredIn } from '../lib/play/deck-play.ts'
import { expectFetched } from '../lib/play/fetched.ts'
import { newVisitor } from '../lib/play/play.ts'
import { expect, test } from '../lib/test.ts'

const drafts = 'src/hosts/drafts/keep-drafts.ts'

test('a half-typed answer outlives a reload, and is forgotten once it is sent', async ({ browser }) => {
  const api = await apiAs('Creator')
  const slides = ['What went well?', 'What did not?'].map((question) => ({
    template: 'open_answer' as const,
    data: { question, image: noImage },
  }))
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
