import type { Page } from '@playwright/test'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { tutorial as contract } from '@deckle/contract/tutorial.ts'
import type { TutorialItem } from '@deckle/core/tutorial/tutorial.ts'
import { type Api, apiAs } from '../lib/api.ts'
import { Editor } from '../lib/editor.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { setChecked } from '../lib/set-checked.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

const mark = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })

/** The item's row of the check list, opened anew. */
async function itemOf(page: Page, title: string) {
  await page.goto(`${url()}/tutorial`)
  return page.getByRole('listitem').filter({ hasText: title })
}

async function showMe(page: Page, title: string, step: string) {
  await (await itemOf(page, title)).getByRole('button', { name: `Show me: ${title}` }).click()
  await expect(mark(page, step)).toBeVisible()
  await expect(page.locator('[data-coach-ring]')).toBeVisible()
}

/** What the server has detected or noted, then what the list shows. */
async function isDone(page: Page, own: Api, item: TutorialItem, title: string) {
  const done = async () => {
    const { tutorial } = await own.call<ReplyOf<typeof contract.show>>('GET', '/tutorial/show')
    return tutorial.tracks.flatMap(({ items }) => items).find((one) => one.item === item)?.isDone
  }
  await expect.poll(done, title).toBe(true)
  await expect((await itemOf(page, title)).getByRole('img', { name: 'Done', exact: true }), title).toBeVisible()
}

/** On a phone the list of slides is not shown beside the slide: the mark leads there first. */
async function openSlides(page: Page, isPhone: boolean) {
  await mark(page, 'Write on the slide').getByRole('button', { name: 'Next' }).click()
  if (isPhone) {
    await expect(mark(page, 'Show the slides')).toBeVisible()
    await page.getByRole('radio', { name: 'Slides', exact: true }).click()
  }
  await expect(mark(page, 'Add a slide')).toBeVisible()
}

for (const [where, tag] of [
  ['a computer', []],
  ['a phone', ['@phone', '@deep']],
] as const)
  test(
    `on ${where} a newcomer does the first steps on the real screens, and the list ticks itself`,
    { tag: [...tag] },
    async ({ page, viewport }) => {
      const isPhone = (viewport?.height ?? 0) > (viewport?.width ?? 0)
      const { add } = await makeOrganisation('Meadow Tea')
      const ira = await add({ first: 'Ira', last: 'Bose', license: 'Creator' })
      await signIn(page, ira, '/dashboard')
      const card = page.getByRole('region', { name: 'Your first steps' })
      await expect(card.getByText('Next: Make your first deck')).toBeVisible()
      await card.getByRole('link', { name: 'Go on' }).click()
      await expect(page.getByText('0 of 9 done').first()).toBeVisible()

      await showMe(page, 'Make your first deck', 'New deck')
      await page.locator('[data-guide="library.new"]').click()
      await expect(mark(page, 'What it is for')).toBeVisible()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Story/ })
        .click()
      await expect(mark(page, 'Blank, or from a template')).toBeVisible()
      await page.locator('[data-guide="library.blank"]').click()
      await page.waitForURL(/contentEditor/)
      await expect(page.locator('[data-coach-mark]')).toHaveCount(0)
      const own = await apiAs(ira)
      await isDone(page, own, 'deck', 'Make your first deck')
      const { decks } = await own.call<{ decks: readonly { id: string }[] }>('GET', '/decks/list')
      const id = decks[0]?.id ?? ''

      const slides = await itemOf(page, 'Write and add slides')
      await slides.getByRole('button', { name: /^Try it/ }).click()
      await page.waitForURL((address) => /contentEditor/.test(address.pathname) && !address.pathname.includes(id))
      await openSlides(page, isPhone)
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-coach-mark]')).toHaveCount(0)
      await expect(
        (await itemOf(page, 'Write and add slides')).getByRole('img', { name: 'Not done yet', exact: true }),
      ).toBeVisible()

      await showMe(page, 'Write and add slides', 'Write on the slide')
      await openSlides(page, isPhone)
      await page.locator('[data-guide="add-slide"]').click()
      await page
        .getByRole('dialog')
        .getByRole('option', { name: /^Paragraph/ })
        .click()
      // Placeholders prevent publishing.
      const editor = new Editor(page)
      await editor.show('Slide')
      await editor.write('Text', 'Boil the water first.')
      await editor.show('Slides')
      await editor.press(editor.list.getByRole('row').first())
      await editor.show('Slide')
      await editor.write('Title', 'Tea at home')
      await editor.saved()
      await expect
        .poll(async () => (await own.call<Shown>('GET', `/decks/${id}/show`)).deck.revision)
        .toBeGreaterThan(0)
      await isDone(page, own, 'slides', 'Write and add slides')

      await showMe(page, 'Give it your look', 'Choose a palette')
      await page.getByText('Forest', { exact: true }).click()
      await mark(page, 'Choose a palette').getByRole('button', { name: 'Close' }).click()
      await expect
        .poll(async () => (await own.call<Shown>('GET', `/decks/${id}/show`)).deck.revision)
        .toBeGreaterThan(1)
      await isDone(page, own, 'design', 'Give it your look')

      await showMe(page, 'Look at its flow', 'The map of ways')
      await page.locator('[data-guide="more"]').click()
      await page.getByRole('menuitem', { name: /Flow|map/i }).click()
      await expect(page.getByRole('dialog', { name: 'Flow map' })).toBeVisible()
      await isDone(page, own, 'flow', 'Look at its flow')

      await showMe(page, 'Publish it', 'The check list')
      await mark(page, 'The check list').getByRole('button', { name: 'Next' }).click()
      await page.locator('[data-guide="publish.publish"]').click()
      await expect(page.getByRole('dialog', { name: 'Your deck is live' })).toBeVisible()
      await isDone(page, own, 'publish', 'Publish it')

      await showMe(page, 'Get it played', 'Link and QR code')
      await own.call('POST', `/decks/${id}/shares/update`, { everyone: 'view', people: [] })
      await isDone(page, own, 'share', 'Get it played')
      await showMe(page, 'Look at its figures', 'What happened')
      await isDone(page, own, 'figures', 'Look at its figures')

      await showMe(page, 'Ask for contact details', 'The form for leads')
      await setChecked(page.locator('[data-guide="properties.lead-form"]').getByRole('switch').first())
      await isDone(page, own, 'lead_form', 'Ask for contact details')

      await showMe(page, 'Make a course', 'New course')
      await page.locator('[data-guide="courses.new"]').click()
      await page.getByRole('dialog').getByRole('textbox').fill('Tea for beginners')
      await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
      await page.waitForURL(/courses\/.*\/edit/)
      await page.goto(`${url()}/tutorial`)
      await expect(page.getByText('You have done all of it')).toBeVisible()
      await page.getByRole('link', { name: 'Go to the dashboard' }).click()
      await expect(page.getByRole('heading', { name: 'Hello, Ira' })).toBeVisible()
      await expect(card).toHaveCount(0)
    },
  )

interface Shown {
  readonly deck: { readonly revision: number }
}
