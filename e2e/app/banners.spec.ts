import type { Banner } from '@deckle/contract/banners.ts'
import type { Browser, Page } from '@playwright/test'
import type { Api } from '../lib/api.ts'
import { linkOf, makeDeck, selectSlide } from '../lib/decks.ts'
import { advance, openHydrated } from '../lib/play/deck-play.ts'
import { makeOrganisation, type Organisation } from '../lib/organisation.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { expect, signIn, test, url } from '../lib/test.ts'
import { visitorOn } from '../lib/visitor.ts'

// A banner from a draft to a counted click, on a learner's dashboard and at a deck's ending.

test('a banner is written, scheduled, seen, clicked and dismissed', ({ page, browser }) => journey(page, browser))

test('the same on a phone', { tag: ['@phone', '@deep'] }, ({ page, browser }) => journey(page, browser))

async function journey(page: Page, browser: Browser): Promise<void> {
  const organisation = await makeOrganisation('Harvest House')
  const learner = await organisation.add({ first: 'Asha', last: 'Rao' })
  const admin = await organisation.add({ first: 'Ravi', last: 'Menon', license: 'Admin' })
  await signIn(page, admin, '/banners')
  await page.getByRole('link', { name: 'New banner' }).click()
  await writeDraft(page)
  const { id } = await onlyBanner(organisation.owner)
  const atHome = await visitorOn(browser)
  await signIn(atHome.page, learner, '/')
  await expect(atHome.page.getByText('Nothing is left to learn')).toBeVisible()
  await expect(atHome.page.getByRole('complementary', { name: 'Harvest week' })).toBeHidden()
  await publishForLearners(page)
  await seeAndClick(atHome.page, organisation.owner, id)
  await atHome.leave()
  await page.getByRole('link', { name: 'Banners' }).first().click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Harvest week' })).toContainText(
    /Running.*100%/,
  )
  await expectAccessible(page, 'banners')
  await page.getByRole('link', { name: 'Harvest week' }).click()
  await expect(page.getByText(/^1 view and 1 click in 30 days/)).toBeVisible()
  await expectAccessible(page, 'banner')
  await deleteAndUndo(page)
  await playToTheEnd(browser, organisation)
}

async function writeDraft(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('Harvest week')
  await page.getByRole('textbox', { name: 'Second line' }).fill('Come and taste it.')
  await page.getByRole('textbox', { name: 'Leads to' }).fill('/learning?tab=done')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Harvest week')
  await page.getByRole('button', { name: 'Create banner' }).click()
  await expect(page).toHaveURL(/\/banners\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
}

async function publishForLearners(page: Page): Promise<void> {
  const audience = page.getByRole('region', { name: 'For whom' })
  await audience.getByText('Only people who meet all of this').click()
  await audience.getByText('Learner', { exact: true }).click()
  await expect(audience.getByText('1 person is reached')).toBeVisible()
  await page.getByText('Published', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Running', { exact: true })).toBeVisible()
}

async function seeAndClick(page: Page, owner: Api, id: string): Promise<void> {
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Asha' })).toBeVisible()
  const banner = page.getByRole('complementary', { name: 'Harvest week' })
  await expect(banner).toBeVisible()
  await expect.poll(() => countsOf(owner, id), 'half of it was seen for a second').toEqual([1, 0])
  await banner.getByRole('link').click()
  await expect(page).toHaveURL(/tab=done/)
  await expect.poll(() => countsOf(owner, id)).toEqual([1, 1])
  await banner.getByRole('button', { name: 'Dismiss “Harvest week”' }).click()
  await expect(banner).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Dismiss “Harvest week”' }).click()
  await expect(page.getByText('“Harvest week” was dismissed')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tablist')).toBeVisible()
  await expect(banner).toBeHidden()
}

async function deleteAndUndo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Banners' }).first().click()
  const row = page.getByRole('link', { name: 'Harvest week' })
  await row.focus()
  await page.keyboard.press('Delete')
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
}

async function playToTheEnd(browser: Browser, { owner }: Organisation): Promise<void> {
  const body = { title: 'Taste the rest', link: 'https://firm.example/tea', placement: 'player', published: true }
  const { banner } = await owner.call<{ banner: Banner }>('POST', '/banners/create', body)
  const slides = [selectSlide('Which one?', ['This', 'That'])]
  const deck = await makeDeck(owner, { name: 'Leaves', slides, publish: true })
  const visitor = await visitorOn(browser)
  const { page } = visitor
  await openHydrated(page, linkOf(deck))
  await playOn(page)
  const shown = page.getByRole('complementary', { name: 'Taste the rest' })
  await expect(shown).toBeVisible()
  await expect.poll(() => countsOf(owner, banner.id)).toEqual([1, 0])
  // The visitor's window is the same in both journeys.
  if (test.info().project.name === 'desktop') await expectAccessible(page, 'play-ending-banner')
  await page.context().route('https://firm.example/**', (route) => route.fulfill({ body: 'Tea' }))
  const [opened] = await Promise.all([page.context().waitForEvent('page'), shown.getByRole('link').click()])
  await opened.waitForLoadState()
  expect(await opened.evaluate(() => window.opener === null)).toBe(true)
  await expect.poll(() => countsOf(owner, banner.id)).toEqual([1, 1])
  await visitor.leave()
  const framed = await visitorOn(browser)
  const asked: string[] = []
  framed.page.on('request', (request) => asked.push(request.url()))
  await openHydrated(framed.page, `${url()}/embed/${deck.publication?.shortid}`)
  await playOn(framed.page)
  await expect.poll(() => asked.filter((address) => address.endsWith('/complete'))).toHaveLength(1)
  expect(asked.filter((address) => address.includes('/banners/'))).toEqual([])
  await framed.leave()
}

/** To the ending of a deck of one slide. */
async function playOn(page: Page): Promise<void> {
  await page.getByText('This', { exact: true }).click()
  await advance(page).click()
  await expect(page.locator('.dk-end .dk-acts')).toBeVisible()
}

async function onlyBanner(owner: Api): Promise<Banner> {
  const { banners } = await owner.call<{ banners: Banner[] }>('GET', '/banners/list')
  expect(banners.map(({ title, state }) => [title, state])).toEqual([['Harvest week', 'draft']])
  return banners[0] as Banner
}

async function countsOf(owner: Api, id: string): Promise<readonly [number, number]> {
  const { banner } = await owner.call<{ banner: Banner }>('GET', `/banners/${id}/show`)
  return [banner.views, banner.clicks]
}
