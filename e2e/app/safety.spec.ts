import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { apiAs, makePerson } from '../lib/api.ts'
import { linkOf, makeDeck, selectSlide, showDeck, titleSlide } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { waitForLoad } from '../lib/screens/check-screen.ts'
import { expect, signIn, test, url, visit, watch } from '../lib/test.ts'
import { openHydrated } from '../lib/play/deck-play.ts'

// Attacks, lost connections, and permissions.

const script = (where: string) => `${where}<img src=x onerror="hit=1"><script>hit=1</script>`
const hit = () => (globalThis as { hit?: number }).hit

test('script in every text is shown as text everywhere', async ({ page, browser }) => {
  const person = await makePerson('Creator', { first: '<script>hit=1</script>', last: '<img src=x onerror=hit=1>' })
  const api = await apiAs(person)
  const name = '"><script>hit=1</script>'
  const select = selectSlide(script('question'), [script('option'), 'Plain'])
  const deck = await makeDeck(api, {
    name,
    publish: true,
    slides: [
      titleSlide(script('title'), script('subtitle')),
      { ...select, data: { ...select.data, correct_feedback: script('feedback') }, comments: script('notes') },
      { template: 'input_field', data: { question: script('input'), answer: '' } },
    ],
  })
  await signIn(page, person)
  for (const path of [
    '/',
    '/library',
    '/library?view=list',
    '/account',
    `/publishViewer/${deck.id}`,
    `/propertiesEditor/${deck.id}`,
    `/designEditor/${deck.id}`,
  ]) {
    if (path.includes(deck.id)) await page.goto(url() + path)
    else await visit(page, path)
    await expect(page.getByRole('main')).toBeVisible()
    await waitForLoad(page)
    expect(await page.evaluate(hit), path).toBeUndefined()
  }
  await page.goto(`${url()}/library?owner=me`)
  await expect(page.getByText(name).first()).toBeVisible()
  await page.goto(`${url()}/contentEditor/${deck.id}`)
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(script('title'))
  expect(await page.evaluate(hit)).toBeUndefined()

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const player = await context.newPage()
  const problems = watch(player)
  await openHydrated(player, linkOf(deck))
  await expect(player.getByText(script('title')).last()).toBeVisible()
  await expect(player).toHaveTitle(new RegExp(name.replaceAll(/[()]/g, String.raw`\$&`)))
  await player.getByRole('button', { name: 'Continue' }).click()
  await player.getByRole('radio').first().click()
  await expect(player.getByText(script('feedback'))).toBeVisible()
  await player.getByRole('button', { name: 'Continue' }).click()
  await player.getByRole('textbox').fill(script('answer'))
  await player.getByRole('button', { name: 'Submit' }).click()
  await expect(player.getByRole('heading', { name: 'Your score' })).toBeVisible()
  expect(await player.evaluate(hit)).toBeUndefined()
  expect(problems).toEqual([])
  await context.close()

  await page.goto(`${url()}/analyticsViewer/${deck.id}?tab=questions`)
  await expect(page.getByText(script('answer'))).toBeVisible()
  await expect(page.getByText(script('option'))).toBeVisible()
  expect(await page.evaluate(hit)).toBeUndefined()
})

test('script in articles, posts, comments, tags and banners is shown as text everywhere', async ({ page, browser }) => {
  const { owner, ownerAccount, id: clientId, slug } = await makeOrganisation('Scripts')
  await owner.call('POST', '/users/self/update', { first_name: script('first'), last_name: script('last') })
  const blog = { title: script('blog'), description: script('description'), footer_text: script('footer') }
  const settings = {
    open: true,
    language: 'en',
    header: [{ label: '<img src=x onerror=hit=1>', url: '/x' }],
    footer: [],
    ...blog,
  }
  await owner.call('POST', `/clients/${clientId}/blog/update`, settings)
  await owner.call('POST', '/tags/bulk_create', { tags: ['<img src=x onerror=hit=1>'] })
  const text = (words: string) => ({ type: 'text', text: script(words) })
  const { article } = await owner.call<{ article: { id: string; public_url: string } }>('POST', '/articles/create', {
    title: script('title'),
    subtitle: script('subtitle'),
    excerpt: script('excerpt'),
    status: 'published',
    body: [
      { id: 'h1', type: 'heading', attrs: { level: 2 }, content: [text('heading')] },
      { id: 'p1', type: 'paragraph', content: [text('paragraph')] },
      { id: 'c1', type: 'codeBlock', attrs: { language: '' }, content: [text('code')] },
    ],
  })
  await owner.call('POST', `/articles/${article.id}/comments/create`, { text: script('comment') })
  const { post } = await owner.call<{ post: { id: string } }>('POST', '/social/posts/create', {
    text: script('post'),
    attachment: { type: 'article', id: article.id },
  })
  await owner.call('POST', '/social/comments/create', { post_id: post.id, text: script('remark') })
  await owner.call('POST', '/banners/create', {
    title: script('banner'),
    subtitle: script('second line'),
    placement: 'dashboard',
    published: true,
  })
  await signIn(page, ownerAccount)
  for (const [path, shown] of [
    ['/', 'title'],
    ['/articles', 'title'],
    [`/articles/${article.id}/show`, 'comment'],
    [`/articles/${article.id}/edit`, 'paragraph'],
    ['/blogging', 'title'],
    ['/feed', 'post'],
    [`/feed?post=${post.id}`, 'remark'],
    ['/banners', 'banner'],
  ] as const) {
    await page.goto(url() + path)
    await waitForLoad(page)
    await expect(page.getByText(script(shown)).first(), path).toBeVisible()
    expect(await page.evaluate(hit), path).toBeUndefined()
  }
  await visit(page, '/tags')
  await expect(page.getByText('<img src=x onerror=hit=1>').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('titleimg')
  expect(await page.evaluate(hit), 'palette').toBeUndefined()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const visitor = await context.newPage()
  for (const path of [`/blog/${slug}`, new URL(article.public_url).pathname, `/blog/${slug}/search?q=${script('q')}`]) {
    await visitor.goto(url() + path)
    await expect(visitor.getByText(script('blog')).first()).toBeVisible()
    expect(await visitor.evaluate(hit), path).toBeUndefined()
  }
  await context.close()
})

test('every page forbids what it does not need', async ({ browser, request }) => {
  const deck = await makeDeck(await apiAs('Creator'), {
    name: 'What pages forbid',
    slides: [selectSlide('Now?', ['Yes', 'No'])],
    publish: true,
  })
  const link = linkOf(deck)
  for (const address of [`${url()}/login`, `${url()}/library`, link, `${url()}/play/11111111`]) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? ''
    expect(policy, address).toContain("default-src 'none'")
    expect(policy, address).toContain("frame-ancestors 'none'")
    expect(policy, address).not.toContain('unsafe-')
  }
  const embed = (await request.get(link.replace('/play/', '/embed/'))).headers()['content-security-policy'] ?? ''
  expect(embed).toContain('frame-ancestors *')
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${url()}/login`)
  const stopped = await page.evaluate(async () => {
    const breach = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true })
    })
    const element = document.createElement('img')
    element.src = 'https://elsewhere.example/pixel.png'
    document.body.append(element)
    return breach
  })
  expect(stopped).toBe('img-src')
  await context.close()
})

test('a connection lost in the middle of a deck loses nothing and counts nothing twice', async ({ browser }) => {
  const api = await apiAs('Creator')
  const slides = ['One?', 'Two?', 'Three?'].map((question) => selectSlide(question, ['Yes', 'No']))
  const deck = await makeDeck(api, { name: 'On a train', slides, publish: true })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openHydrated(page, linkOf(deck))
  await page.getByRole('radio', { name: 'Yes' }).click()
  await expect(page.locator('.dk-scroll .dk-verdict strong')).toHaveText('Right')
  await page.getByRole('button', { name: 'Continue' }).click()
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'No' }).click()
  await expect(page.getByText('No connection. Your answers are kept on this device')).toBeVisible()
  await expect(page.getByText('Waiting to send: 1')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No connection.')).toBeHidden()
  await expect(page.locator('.dk-scroll .dk-verdict strong')).toHaveText('Not right')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('2 of 3 right')).toBeVisible()
  await context.close()
  const overview = await api.call<{ overview: { starts: number; completions: number } }>(
    'GET',
    `/analytics/${deck.id}/deck/overview`,
  )
  expect(overview.overview).toMatchObject({ starts: 1, completions: 1 })
  const { questions } = await api.call<{ questions: { answered: number }[] }>(
    'GET',
    `/analytics/${deck.id}/deck/questions`,
  )
  expect(questions.map(({ answered }) => answered)).toEqual([1, 1, 1])
})

test('signed out, an inner address leads to sign-in, and back after it', async ({ page }) => {
  await page.goto(`${url()}/library?view=list`)
  await expect(page).toHaveURL(/\/login\?back=/)
  await signInHere(page)
  await expect(page).toHaveURL(/\/library\?view=list/)
  await page.goto(`${url()}/acme/login`)
  await expect(page).toHaveURL(`${url()}/`)
  await page.goto(`${url()}/admin`)
  await expect(page.getByRole('heading', { name: 'Your licence does not include this' })).toBeVisible()
})

test('a session closed elsewhere ends here, with words', async ({ page }) => {
  const person = await makePerson('Creator', { first: 'Closed', last: 'Elsewhere' })
  await signIn(page, person)
  // No page is open meanwhile: its calls would find the ended session before the page below does.
  await page.goto('about:blank')
  const api = await apiAs(person)
  const { sessions } = await api.call<{ sessions: { sessionId: string; current: boolean }[] }>('GET', '/sessions/list')
  for (const { sessionId, current } of sessions)
    if (!current) await api.call('POST', `/sessions/${sessionId}/close`, {})
  await page.goto(`${url()}/library`)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Please sign in again')).toBeVisible()
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const person = await makePerson('Creator', { first: 'Two', last: 'Tabs' })
  await signIn(page, person)
  const other = await context.newPage()
  await other.goto(`${url()}/library`)
  await expect(other.getByRole('heading', { name: 'Library', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
})

test('a deck of 300 slides opens and is edited', { tag: '@deep' }, async ({ signedIn }) => {
  const api = await apiAs('Creator')
  const slides = Array.from({ length: 300 }, (_, at) => selectSlide(`Question ${at + 1}`, ['Yes', 'No', 'Perhaps']))
  const deck = await makeDeck(api, { name: `Three hundred ${randomUUID().slice(0, 8)}`, slides })
  const page = await signedIn('Creator', `/contentEditor/${deck.id}`)
  const editor = new Editor(page)
  await expect(editor.text('Question')).toHaveValue('Question 1')
  await editor.show('Slides')
  await expect(editor.list.getByRole('heading', { name: '300 slides' })).toBeVisible()
  expect(await editor.list.getByRole('row').count(), 'rows drawn').toBeLessThan(60)
  await editor.list.getByRole('row').first().focus()
  await page.keyboard.press('End')
  await expect(editor.list.getByRole('row', { name: 'Question 300' })).toBeVisible()
  await page.keyboard.press('Enter')
  await editor.show('Slide')
  await expect(editor.text('Question')).toHaveValue('Question 300')
  await editor.write('Question', 'The last one?')
  await editor.saved()
  const saved = await showDeck(api, deck.id)
  expect(saved.content.contentHash.at(-1)?.data['question']).toBe('The last one?')
  expect(saved.content.contentHash).toHaveLength(300)
})

async function signInHere(page: Page): Promise<void> {
  const { email, password } = await makePerson('Creator', { first: 'Comes', last: 'Back' })
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
