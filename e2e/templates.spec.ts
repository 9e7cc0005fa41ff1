import { makePerson } from './lib/api.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  keepPicture,
  settled,
  signIn,
  test,
  url,
} from './lib/test.ts'

// The gallery of templates: one is found, tried there, and used.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a template is found, tried, and used', async ({ page }, info) => {
  // Nothing lies behind the dialog that others change.
  await signIn(page, await makePerson('Creator', { first: 'Tara', last: 'Rao' }))
  await page.goto(`${url()}/library`)
  await page.getByRole('button', { name: 'New deck' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Quiz/ }).click()
  await expect(dialog.getByRole('link', { name: 'Phishing: spot the trap' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Blank/ })).toBeVisible()
  await check('template-choice')
  await dialog.getByRole('link', { name: 'See all templates' }).click()
  await expect(page).toHaveURL(/\/templates\?type=quiz/)
  await expect(page.getByText('2 templates')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('article') })).toHaveCount(26)
  await check('templates')

  await page.getByRole('searchbox', { name: 'Search templates' }).fill('zebra')
  await expect(page.getByText('No template fits')).toBeVisible()
  await check('templates-nothing')
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('coffee suits')
  await expect(page.getByText('1 template', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Which coffee suits you?' }).click()
  await expect(page).toHaveURL(/template=which-coffee/)
  await expect(page.getByRole('heading', { level: 1, name: 'Which coffee suits you?' })).toBeVisible()

  const playing = page.locator('[data-playing]')
  await expect(playing.getByText('Four questions, one cup')).toBeVisible()
  await check('template-playing')
  await playing.getByRole('button', { name: 'Continue' }).click()
  for (const answer of ['Be gentle with me', 'Cheesecake', 'As long as the talk lasts', 'Caramel'])
    await playing.getByText(answer).click()
  await expect(playing.locator('.dk-end')).toBeVisible()
  await check('template-ending')
  await page.getByRole('radio', { name: 'Phone' }).click()
  await expect(playing.locator('.dk-end')).toBeVisible()

  await page.getByRole('button', { name: 'Use this template' }).click()
  await expect(page).toHaveURL(/\/contentEditor\//)
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Which coffee suits you?')

  async function check(name: string): Promise<void> {
    await settled(page)
    await expectAccessible(page, name)
    await expectNoSidewaysScroll(page, name)
    await keepPicture(page, name, info.project.name)
  }
})

test('in Hindi, by keyboard, and when it does not load', async ({ page, context }, info) => {
  await signIn(page, 'Creator')
  await context.addCookies([{ name: 'deckle_language', value: 'hi', url: url() }])
  await page.route(/gallery-deck.*\.js/, (route) => route.abort())
  await page.goto(`${url()}/templates`)
  await expect(page.getByRole('button', { name: 'फिर कोशिश करें' })).toBeVisible()
  await expectAccessible(page, 'templates-failed')
  await page.unroute(/gallery-deck.*\.js/)
  await page.goto(`${url()}/templates?q=फ़िशिंग`)
  const card = page.getByRole('link', { name: 'फ़िशिंग: जाल पहचानें' })
  await expect(card).toBeVisible()
  await keepPicture(page, 'templates-hindi', info.project.name)
  await card.focus()
  await page.keyboard.press('Enter')
  const playing = page.locator('[data-playing=phishing]')
  await expect(playing.getByText('क्या आप क्लिक कर देते?')).toBeVisible()
  await expectAccessible(page, 'template-playing-hindi')
  await page.getByRole('link', { name: 'सभी टेम्पलेट' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('फ़िशिंग')
})
