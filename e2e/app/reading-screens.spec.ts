import { apiAs } from '../lib/api.ts'
import { checkThemesOfEach } from '../lib/screens/check-each.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { bannerPath, fixBanners } from '../lib/screens/fix-banners.ts'
import { expect, test, url } from '../lib/test.ts'

// Screens of banners, articles, posts and moderation, as `screens.spec.ts` has the others.

test('banners', async ({ signedIn }) => {
  const page = await signedIn('Admin', '/')
  await fixBanners(page)
  await checkThemesOfEach(page, [
    ['/banners', 'banners'],
    ['/banners?q=zzzz', 'banners-no-match'],
    ['/banners?state=bin', 'banners-bin'],
    [bannerPath, 'banner'],
  ])
})

test('articles, written and read', async ({ signedIn }) => {
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

test('a post with its comments, and what was reported', async ({ signedIn }) => {
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
