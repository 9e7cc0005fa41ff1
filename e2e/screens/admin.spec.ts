import type { Course } from '@deckle/contract/courses.ts'
import { apiAs, makePerson } from '../lib/api.ts'
import { demoDeck } from '../lib/decks.ts'
import { fixAdministration } from '../lib/screens/administration.ts'
import { checkThemesOfEach, skipUnlessDue } from '../lib/screens/check-each.ts'
import { checkThemes, waitForLoad } from '../lib/screens/check-screen.ts'
import { bannerPath, fixBanners } from '../lib/screens/fix-banners.ts'
import { fixBilling, fixClientBilling, fixFailedBilling } from '../lib/screens/fix-billing.ts'
import { fixSingleSignOn } from '../lib/screens/fix-single-sign-on.ts'
import { fixUsage } from '../lib/screens/fix-usage.ts'
import { adminClient, superadminScreens, unlistedScreens } from '../lib/screens/screen-lists.ts'
import { expect, test, url, visit } from '../lib/test.ts'

test('screens of an account that only an Admin has', async ({ signedIn }) => {
  const screens = [
    ['/account?tab=branding', 'account-branding'],
    ['/account?tab=usage', 'account-usage'],
    ['/account?tab=webhooks', 'account-webhooks'],
    ['/account?tab=sso', 'account-single-sign-on'],
  ] as const
  skipUnlessDue(screens)
  const page = await signedIn('Admin', '/')
  await fixUsage(page)
  await fixSingleSignOn(page)
  await checkThemesOfEach(page, screens)
})

test('banners, and screens that no other list has', async ({ signedIn }) => {
  const screens = [
    ['/banners', 'banners'],
    ['/banners?q=zzzz', 'banners-no-match'],
    ['/banners?state=bin', 'banners-bin'],
    [bannerPath, 'banner'],
    ...unlistedScreens(),
  ] as const
  skipUnlessDue(screens)
  const page = await signedIn('Admin', '/')
  await fixBanners(page)
  await checkThemesOfEach(page, screens)
})

test('billing: plans, invoices, a larger and a smaller plan, a failed payment', async ({ signedIn }) => {
  skipUnlessDue([['/billing', 'billing']])
  const page = await signedIn('Admin', '/')
  await fixBilling(page)
  await checkThemesOfEach(page, [
    ['/billing', 'billing'],
    ['/billing?tab=plans&period=year&plan=agency', 'billing-plans'],
    ['/billing?tab=invoices', 'billing-invoices'],
  ])
  await checkThemesOfEach(page, [['/billing?change=agency-monthly', 'billing-checkout']])
  await page.getByRole('button', { name: 'Pay ₹15,338.82' }).click()
  await expect(page.getByRole('dialog', { name: 'Sandbox checkout' })).toBeVisible()
  await checkThemes(page, 'billing-sandbox')
  await page.getByRole('button', { name: 'Close without paying' }).click()
  await visit(page, '/billing?change=educational-monthly')
  await expect(page.getByRole('dialog').getByText(/^Nothing is deleted/)).toBeVisible()
  await checkThemes(page, 'billing-downgrade')
  await fixFailedBilling(page)
  await page.goto(`${url()}/billing`)
  await expect(page.getByText('The last payment failed')).toBeVisible()
  await checkThemes(page, 'billing-failed')
})

test('the list of people', async ({ signedIn }) => {
  skipUnlessDue([
    ['/people', 'people-found'],
    ['/people/1', 'person'],
    ['/profiles/1', 'profile'],
  ])
  const page = await signedIn('Admin', '/people')
  await checkThemesOfEach(page, [
    ['/people?q=rosa', 'people-found'],
    ['/people?license=Learner&q=zzzz', 'people-no-match'],
    ['/people?status=bin', 'people-bin'],
  ])
  await visit(page, '/people?q=Vikram')
  await page.getByRole('link', { name: 'Vikram Shetty' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vikram Shetty' })).toBeVisible()
  await waitForLoad(page)
  await checkThemes(page, 'person')
  const api = await apiAs('Admin')
  const { users } = await api.call<{ users: { id: string }[] }>('GET', '/users/list/basic?search=Lakshmi')
  await checkThemesOfEach(page, [[`/profiles/${users[0]?.id}`, 'profile']])
})

test('screens of a team', async ({ signedIn }) => {
  skipUnlessDue([['/team', 'team-person']])
  const [api, deck] = [await apiAs('Demo creator'), await demoDeck('quiz')]
  const body = { title: 'Cleaning the machine' }
  const { course } = await api.call<{ course: Course }>('POST', '/courses/create', body)
  const { id, content } = course
  const decks = [{ id: deck.id, topic_id: content.topics[0]?.id ?? '', version_id: null, required: true }]
  const update = { revision: course.revision, content: { ...content, decks } }
  const saved = await api.call<{ course: { revision: number } }>('POST', `/courses/${id}/update`, update)
  await api.call('POST', `/courses/${id}/publish`, { revision: saved.course.revision })
  const { email } = await makePerson('Learner', { first: 'Gauri', last: 'Nair' })
  await api.call('POST', `/courses/${id}/learners/add`, { emails: [email], due_at: '2026-01-31T09:00:00.000Z' })
  const page = await signedIn('Admin', '/team?show=overdue&q=Gauri')
  await expect(page.getByText('1 of 1 course overdue').first()).toBeVisible()
  await checkThemes(page, 'team-overdue')
  await page.getByRole('button', { name: 'Gauri Nair', exact: true }).first().click()
  await expect(page.getByRole('dialog').getByText('Cleaning the machine', { exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign a course' }).click()
  await checkThemes(page, 'team-person')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remind Gauri Nair' }).click()
  await expect(page.getByText(/^Reminded/).first()).toBeVisible()
  await page.goto(`${url()}/team?show=everyone`)
  await expect(page.getByRole('button', { name: 'Gauri Nair', exact: true }).first()).toBeVisible()
  await checkThemes(page, 'team-everyone')
})

test('a post with its comments, and what was reported', async ({ signedIn }) => {
  skipUnlessDue([
    ['/feed/moderation', 'moderation-reported'],
    ['/feed', 'post'],
  ])
  const page = await signedIn('Admin', '/feed/moderation')
  await expect(page.getByText('3 reports').first()).toBeVisible()
  await checkThemes(page, 'moderation-reported')
  await page
    .getByRole('button', { name: /^Hide what / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkThemes(page, 'moderation-hide')
  await page.goto(`${url()}/feed`)
  const post = page.getByRole('article').first()
  const id = await post.getAttribute('data-post')
  await page.goto(`${url()}/feed?post=${id}`)
  await expect(page.getByLabel('Your comment')).toBeVisible()
  await checkThemes(page, 'post')
})

test('screens of administration, and a client without content', async ({ signedIn }) => {
  skipUnlessDue([...superadminScreens, [adminClient, 'act-dialog']])
  const page = await signedIn('Superadmin', '/')
  await fixAdministration(page)
  await fixUsage(page)
  await fixClientBilling(page)
  await checkThemesOfEach(page, superadminScreens)
  await visit(page, adminClient)
  await page.getByRole('button', { name: 'Act as this client' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkThemes(page, 'act-dialog')
})
