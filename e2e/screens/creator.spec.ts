import type { Course } from '@deckle/contract/courses.ts'
import { apiAs } from '../lib/api.ts'
import { demoDeck } from '../lib/decks.ts'
import { checkThemesOfEach, skipUnlessDue } from '../lib/screens/check-each.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { courseScreens, creatorScreens } from '../lib/screens/screen-lists.ts'
import { expect, test, url } from '../lib/test.ts'

for (const [where, screens] of Object.entries(creatorScreens()))
  test(`screens of a creator: ${where}`, async ({ signedIn }) => {
    skipUnlessDue(screens)
    await checkThemesOfEach(await signedIn('Demo creator', '/'), screens)
  })

test('what opens over the shell', async ({ signedIn }) => {
  skipUnlessDue([['/library', 'deck-menu']])
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
  skipUnlessDue([['/courses/1/edit', 'course-builder']])
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

test('the designer of certificates', async ({ signedIn }) => {
  skipUnlessDue([['/certificates/designs/1', 'certificate-designer']])
  const page = await signedIn('Demo creator', '/certificates/designs')
  await page.getByRole('link', { name: /^Lantern Hill Academy/ }).click()
  await page.getByRole('application', { name: /^Name of the person/ }).focus()
  await checkThemes(page, 'certificate-designer')
})

test('figures of a deck, a play, a survey, a question and a lead', async ({ signedIn }) => {
  skipUnlessDue([
    ['/analyticsViewer/1', 'analytics-funnel'],
    ['/analyticsViewer/1/plays/1', 'analytics-play'],
    ['/analytics/surveys/1', 'survey'],
    ['/analytics/questions/1', 'question'],
    ['/leads/1', 'lead'],
  ])
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

test('articles, written and read', async ({ signedIn }) => {
  skipUnlessDue([
    ['/articles/1/show', 'article'],
    ['/articles/1/edit', 'article-editor'],
    ['/blogging', 'blogging-schedule'],
  ])
  const api = await apiAs('Demo creator')
  const find = async (search: string) => {
    const query = new URLSearchParams({ search, limit: '1' })
    const { articles } = await api.call<{ articles: { id: string }[] }>('GET', `/articles/published_list?${query}`)
    return articles[0]?.id ?? ''
  }
  const [milk, event] = [await find('Four milks, one jug'), await find('Latte art, from blob to leaf')]
  const { comments } = await api.call<{ comments: { id: string }[] }>(
    'GET',
    `/social/comments/list?target=article&id=${milk}`,
  )
  const page = await signedIn('Demo creator', '/')
  await checkThemesOfEach(page, [
    [`/articles/${milk}/show`, 'article'],
    [`/articles/${event}/show`, 'article-event'],
    ['/blogging?q=zzzz', 'blogging-no-match'],
    ['/blogging?tab=schedule', 'blogging-schedule'],
    [`/articles/${milk}/edit`, 'article-editor'],
  ])
  await page.goto(`${url()}/articles/${milk}/show?comment=${comments[0]?.id}`)
  await expect(page.getByRole('list', { name: 'The comment you came for' })).toBeVisible()
  await checkThemes(page, 'article-comment')
})

const deckTabs = ['funnel', 'questions', 'items', 'crosstab', 'versions', 'plays', 'sources'] as const
