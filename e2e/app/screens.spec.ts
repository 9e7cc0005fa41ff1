import type { Course } from '@deckle/contract/courses.ts'
import type { Deck, DeckRow } from '@deckle/contract/decks.ts'
import { fixAdministration } from '../lib/screens/administration.ts'
import { fixClientBilling } from '../lib/screens/fix-billing.ts'
import { fixUsage } from '../lib/screens/fix-usage.ts'
import { apiAs, makePerson } from '../lib/api.ts'
import { linkOf, makeDeck, selectSlide } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { checkThemesOfEach } from '../lib/screens/check-each.ts'
import { checkScreen, checkThemes, waitForLoad } from '../lib/screens/check-screen.ts'
import {
  adminClient,
  courseScreens,
  creatorScreens,
  editorScreens,
  signedOutScreens,
  superadminScreens,
  unlistedScreens,
} from '../lib/screens/screen-lists.ts'
import { expect, signIn, test, url, visit } from '../lib/test.ts'

// Every screen on a desktop and a phone, light and dark: accessible, without errors, within its width; with pictures.

test('screens before sign-in', async ({ page }) => {
  for (const [path, name] of signedOutScreens) {
    await page.goto(url() + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkThemes(page, name)
  }
  await page.goto(`${url()}/login`)
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Email is invalid format', { exact: false }).first()).toBeVisible()
  await checkThemes(page, 'sign-in-refused')
})

for (const [where, screens] of Object.entries(creatorScreens()))
  test(`screens of a creator: ${where}`, async ({ signedIn }) => {
    const page = await signedIn('Demo creator', '/')
    await checkThemesOfEach(page, screens)
  })

test('what opens over the shell', async ({ signedIn }) => {
  const page = await signedIn('Demo creator', '/library')
  await page.getByRole('button', { name: 'New deck' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkThemes(page, 'create-dialog')
  await page.getByRole('dialog').getByRole('button', { name: /^Quiz/ }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(2)
  await checkThemes(page, 'create-dialog-templates')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await checkThemes(page, 'deck-menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('Thursday')
  await expect(page.getByRole('menuitem', { name: 'Thursday anagram race' })).toBeVisible()
  await checkThemes(page, 'command-palette')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkThemes(page, 'bell')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await checkThemes(page, 'profile-menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkThemes(page, 'shortcuts')
})

test('screens of a course', async ({ signedIn }) => {
  const [api, deck] = [await apiAs('Demo creator'), await demoDeck('quiz')]
  const body = { title: 'Safe at the till' }
  const { course } = await api.call<{ course: Course }>('POST', '/courses/create', body)
  const { id, revision, content } = course
  const topicId = content.topics[0]?.id ?? ''
  const decks = [{ id: deck.id, topic_id: topicId, version_id: null, required: true }]
  await api.call('POST', `/courses/${id}/update`, { revision, content: { ...content, decks } })
  const page = await signedIn('Demo creator', `/courses/${id}/edit`)
  for (const [path, name] of courseScreens) {
    await page.goto(`${url()}/courses/${id}/${path}`)
    await expect(page.getByText('Safe at the till').first()).toBeVisible()
    await checkThemes(page, name)
  }
})

test('screens of a team', async ({ signedIn }) => {
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

test('the designer of certificates', async ({ signedIn }) => {
  const page = await signedIn('Demo creator', '/certificates/designs')
  await page.getByRole('link', { name: /^Lantern Hill Academy/ }).click()
  await page.getByRole('application', { name: /^Name of the person/ }).focus()
  await checkThemes(page, 'certificate-designer')
})

test('screens of the editor', async ({ signedIn }) => {
  const deck = await demoDeck('quiz')
  const page = await signedIn('Demo creator', `/contentEditor/${deck.id}`)
  for (const [path, name] of editorScreens) {
    await page.goto(`${url()}/${path}/${deck.id}`)
    await expect(page.getByRole('navigation', { name: 'Deck' })).toBeVisible()
    await checkThemes(page, name)
  }
})

test('figures of a deck, a play, a survey, a question and a lead', async ({ signedIn }) => {
  const [api, { id }, survey] = [await apiAs('Demo creator'), await demoDeck('quiz'), await demoDeck('feedback')]
  const { attempts } = await api.call<{ attempts: { id: string }[] }>('GET', `/analytics/${id}/deck/attempts?limit=1`)
  const { leads } = await api.call<{ leads: { id: string }[] }>('GET', '/leads?limit=1')
  const questions = `/analytics/${survey.id}/deck/questions`
  const [question] = (await api.call<{ questions: { slideId: string }[] }>('GET', questions)).questions
  const page = await signedIn('Demo creator', '/')
  await checkThemesOfEach(page, [
    ...deckTabs.map((tab) => [`/analyticsViewer/${id}?tab=${tab}`, `analytics-${tab}`] as const),
    [`/analyticsViewer/${id}/plays/${attempts[0]?.id}`, 'analytics-play'],
    [`/analytics/surveys/${survey.id}`, 'survey'],
    [`/analytics/questions/${survey.id}.${question?.slideId}`, 'question'],
    [`/leads/${leads[0]?.id}`, 'lead'],
  ])
})

test('webhooks of a client', async ({ signedIn }) => {
  await checkThemesOfEach(await signedIn('Admin', '/'), [['/account?tab=webhooks', 'account-webhooks']])
})

test('what opens over the editor, and a new deck', async ({ page }) => {
  const person = await makePerson('Creator', { first: 'Tara', last: 'Rao' })
  const api = await apiAs(person)
  const deck = await makeDeck(api, { name: newDeckName, slides: [selectSlide('', ['Yes', 'No'], 5)] })
  await signIn(page, person, `/contentEditor/${deck.id}`)
  await expect(page.getByRole('region', { name: 'Slide', exact: true })).toBeVisible()
  await checkThemes(page, 'editor-unfinished')
  await page.getByRole('button', { name: 'Add picture' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(picker.getByRole('option').first()).toBeVisible()
  // The newest decks are other journeys'.
  await picker.getByRole('button', { name: /Order$/ }).click()
  await page.getByRole('option', { name: 'Oldest first' }).click()
  const [oldest = { name: '' }] = (
    await api.call<{ media: { name: string }[] }>('GET', '/media/list?sort=oldest&limit=1')
  ).media
  await expect(picker.getByRole('option').first()).toContainText(oldest.name)
  await checkThemes(page, 'media-picker')
  await picker.getByRole('option').first().click()
  await expect(picker.getByRole('button', { name: 'Use picture' })).toBeVisible()
  await checkThemes(page, 'media-use')
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
  await checkThemes(page, 'preview', { ownSizeOnly: true })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add slide' }).click()
  await expect(page.getByRole('option', { name: /^Rating / })).toBeVisible()
  await checkThemes(page, 'editor-add-slide', { ownSizeOnly: true })
  await page.goto(`${url()}/publishViewer/${deck.id}`)
  await expect(page.getByText('Draft', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await checkThemes(page, 'publish-draft')
  await page.goto(`${url()}/analyticsViewer/${deck.id}`)
  await expect(page.getByText('Nobody has played this deck yet').first()).toBeVisible()
  await checkThemes(page, 'analytics-empty')
})

test('panes of the editor on a phone', { tag: '@phone' }, async ({ page }) => {
  const person = await makePerson('Creator', { first: 'Tara', last: 'Rao' })
  const deck = await makeDeck(await apiAs(person), { name: newDeckName, slides: [selectSlide('', ['Yes', 'No'], 5)] })
  await signIn(page, person, `/contentEditor/${deck.id}`)
  const editor = new Editor(page)
  await expect(editor.stage).toBeVisible()
  for (const pane of ['Slides', 'Options'] as const) {
    await editor.show(pane)
    await checkThemes(page, `editor-${pane.toLowerCase()}`)
  }
  await editor.press(page.getByRole('button', { name: 'More', exact: true }))
  await editor.press(page.getByRole('menuitem', { name: 'Preview' }))
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
  await checkThemes(page, 'preview')
  await page.keyboard.press('Escape')
  await editor.show('Slides')
  await editor.press(page.getByRole('button', { name: 'Add slide' }))
  await expect(page.getByRole('option', { name: /^Rating / })).toBeVisible()
  await checkThemes(page, 'editor-add-slide')
})

test('screens of administration, and a client without content', async ({ signedIn }) => {
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

test('an administrator’s branding', async ({ signedIn }) => {
  const page = await signedIn('Admin', '/account?tab=branding')
  await expect(page.getByRole('heading', { name: 'Branding' })).toBeVisible()
  await checkThemes(page, 'account-branding')
})

test('what an administrator’s client uses', async ({ signedIn }) => {
  const page = await signedIn('Admin', '/account')
  await fixUsage(page)
  await checkThemesOfEach(page, [['/account?tab=usage', 'account-usage']])
})

test('the list of people', async ({ signedIn }) => {
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

test('a learner’s start', async ({ signedIn }) => {
  const page = await signedIn('Learner', '/')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await checkThemes(page, 'learner-home')
})

test('closed and unknown decks', async ({ page }) => {
  const api = await apiAs('Creator')
  const slides = [selectSlide('Now?', ['Yes', 'No'])]
  const deck = await makeDeck(api, { name: 'Taken back', slides, publish: true })
  await api.call('POST', `/decks/${deck.id}/unpublish`, {})
  expect((await page.goto(linkOf(deck)))?.status()).toBe(410)
  await checkThemes(page, 'play-closed')
  expect((await page.goto(`${url()}/play/11111111`))?.status()).toBe(404)
  await checkThemes(page, 'play-unknown')
})

test('the player in Hindi', async ({ page }) => {
  const deck = await demoDeck('quiz')
  await page.goto(`${url()}/play/${deck.shortid}?lang=hi`)
  await expect(page.getByText('क्या आप क्लिक कर देते?').first()).toBeVisible()
  await checkScreen(page, 'play-hindi-first')
  await page.keyboard.press('Enter')
  await expect(page.locator('.dk-scroll [data-n="1"]')).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.locator('.dk-scroll .dk-verdict strong')).toBeVisible()
  await checkScreen(page, 'play-hindi-verdict')
})

const deckTabs = ['funnel', 'questions', 'items', 'crosstab', 'versions', 'plays', 'sources'] as const
const newDeckName = 'Opening hours, prices and the way to our seven shops'

/** The demo client's oldest deck of the type. */
async function demoDeck(kind: Deck['content']['readerType']): Promise<DeckRow> {
  const api = await apiAs('Demo creator')
  const { decks } = await api.call<{ decks: DeckRow[] }>('GET', `/decks/list?readerType=${kind}&limit=100&sort=created`)
  const [first] = decks.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  if (!first) throw new Error(`The demo content has no ${kind}.`)
  return first
}

for (const [path, name] of unlistedScreens())
  test(`the screen ${name}`, async ({ signedIn }) => {
    await checkThemesOfEach(await signedIn('Admin', '/'), [[path, name]])
  })
