import type { Deck, DeckRow } from '@deckle/contract/decks.ts'
import { type Api, apiAs, makePerson } from './lib/api.ts'
import { linkOf, makeDeck, selectSlide } from './lib/decks.ts'
import { checkScreen, expect, lookAt, settled, signIn, test, url, visit } from './lib/test.ts'

// Every screen, on a computer and a phone, light and dark: accessible, without errors, within its width; and a picture of it.

test.describe('light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  let check: Check
  test.beforeEach(({ page }, info) => {
    check = (name) => lookAt(page, name, info.project.name)
  })

  test('before sign-in', async ({ page }) => {
    for (const [path, name] of signedOutScreens) {
      await page.goto(url() + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await check(name)
    }
    await page.goto(`${url()}/login`)
    await page.getByLabel('E-mail').fill('nobody')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Email is invalid format', { exact: false }).first()).toBeVisible()
    await check('sign-in-refused')
  })

  test('the shell of a creator', async ({ page }) => {
    await signIn(page, 'Demo creator')
    for (const [path, name] of creatorScreens) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await check(name)
    }
  })

  test('what opens over the shell', async ({ page }) => {
    await signIn(page, 'Demo creator')
    await page.goto(`${url()}/library`)
    await page.getByRole('button', { name: 'New deck' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check('create-dialog')
    await page.getByRole('dialog').getByRole('button', { name: /^Quiz/ }).click()
    await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(2)
    await check('create-dialog-templates')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click()
    await expect(page.getByRole('menu')).toBeVisible()
    await check('deck-menu')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('Thursday')
    await expect(page.getByRole('menuitem', { name: 'Thursday anagram race' })).toBeVisible()
    await check('command-palette')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check('bell')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Your menu/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await check('profile-menu')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await check('shortcuts')
  })

  test('the editor', async ({ page }) => {
    const deck = await demoDeck('quiz')
    await signIn(page, 'Demo creator')
    for (const [path, name] of editorScreens) {
      await page.goto(`${url()}/${path}/${deck.id}`)
      await expect(page.getByRole('navigation', { name: 'Deck' })).toBeVisible()
      await check(name)
    }
  })

  test('what opens over the editor, and a new deck', async ({ page }) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 600
    const person = await makePerson('Creator', { first: 'Tara', last: 'Rao' })
    const api = await apiAs(person)
    const name = 'Opening hours, prices and the way to our seven shops'
    const deck = await makeDeck(api, { name, slides: [selectSlide('', ['Yes', 'No'], 5)] })
    await signIn(page, person)
    await page.goto(`${url()}/contentEditor/${deck.id}`)
    await expect(page.getByRole('region', { name: 'Slide', exact: true })).toBeVisible()
    await check('editor-unfinished')
    if (isPhone) {
      for (const pane of ['Slides', 'Options']) {
        await page.getByRole('radio', { name: pane, exact: true }).click()
        await check(`editor-${pane.toLowerCase()}`)
      }
      await page.getByRole('radio', { name: 'Slide', exact: true }).click()
    }
    await page.getByRole('button', { name: 'Add picture' }).first().click()
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    await expect(picker.getByRole('option').first()).toBeVisible()
    // The newest are other journeys'.
    await picker.getByRole('button', { name: /Order$/ }).click()
    await page.getByRole('option', { name: 'Oldest first' }).click()
    const [oldest = { name: '' }] = (
      await api.call<{ media: { name: string }[] }>('GET', '/media/list?sort=oldest&limit=1')
    ).media
    await expect(picker.getByRole('option').first()).toContainText(oldest.name)
    await check('media-picker')
    await picker.getByRole('option').first().click()
    await expect(picker.getByRole('button', { name: 'Use picture' })).toBeVisible()
    await check('media-use')
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()
    if (isPhone) {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Preview' }).click()
    } else await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
    await check('preview')
    await page.keyboard.press('Escape')
    if (isPhone) await page.getByRole('radio', { name: 'Slides', exact: true }).click()
    await page.getByRole('button', { name: 'Add slide' }).click()
    await expect(page.getByRole('option', { name: /^Rating / })).toBeVisible()
    await check('editor-add-slide')
    await page.goto(`${url()}/publishViewer/${deck.id}`)
    await expect(page.getByText('Draft', { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await check('publish-draft')
    await page.goto(`${url()}/analyticsViewer/${deck.id}`)
    await expect(page.getByText('Nobody has played this deck yet').first()).toBeVisible()
    await check('analytics-empty')
  })

  test('administration, and a client without content', async ({ page }) => {
    await signIn(page, 'Superadmin')
    for (const [path, name] of superadminScreens) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await check(name)
    }
  })

  test('an administrator’s branding, a learner’s start', async ({ page }) => {
    await signIn(page, 'Admin')
    await page.goto(`${url()}/account?tab=branding`)
    await expect(page.getByRole('heading', { name: 'Branding' })).toBeVisible()
    await check('account-branding')
    await page.goto(`${url()}/logout`)
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, 'Learner')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await check('learner-home')
  })

  test('closed and unknown decks', async ({ page }) => {
    const api = await apiAs('Creator')
    const deck = await makeDeck(api, {
      name: 'Taken back',
      slides: [selectSlide('Now?', ['Yes', 'No'])],
      publish: true,
    })
    await api.call('POST', `/decks/${deck.id}/unpublish`, {})
    expect((await page.goto(linkOf(deck)))?.status()).toBe(410)
    await check('play-closed')
    expect((await page.goto(`${url()}/play/11111111`))?.status()).toBe(404)
    await check('play-unknown')
  })
})

test.describe('the player', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('in Hindi', async ({ page }, info) => {
    const deck = await demoDeck('quiz')
    const check: Check = (name) => checkScreen(page, `play-hindi-${name}`, info.project.name)
    await page.goto(`${url()}/play/${deck.shortid}?lang=hi`)
    await expect(page.getByText('क्या आप क्लिक कर देते?').first()).toBeVisible()
    await check('first')
    await page.keyboard.press('Enter')
    await expect(page.locator('.dk-scroll [data-n="1"]')).toBeVisible()
    await page.keyboard.press('2')
    await expect(page.locator('.dk-scroll .dk-verdict strong')).toBeVisible()
    await check('verdict')
  })
})

type Check = (name: string) => Promise<void>

const signedOutScreens = [
  ['/login', 'sign-in'],
  ['/register', 'register-off'],
  ['/forgotPassword', 'forgot-password'],
  ['/reset-password', 'reset-password-incomplete'],
  ['/reset-password?token=abc', 'reset-password'],
  ['/confirm-email?token=abc', 'confirm-email'],
  ['/signInLink', 'sign-in-link'],
  ['/login?authtoken=abc', 'sign-in-by-link'],
] as const

const creatorScreens = [
  ['/', 'dashboard'],
  ['/library', 'library'],
  ['/library?view=list', 'library-list'],
  ['/library?q=zzzz', 'library-no-match'],
  ['/library?status=bin', 'library-bin'],
  ['/templates', 'templates'],
  ['/templates?template=phishing', 'template'],
  ['/account', 'account-profile'],
  ['/account?tab=security', 'account-security'],
  ['/account?tab=appearance', 'account-appearance'],
  ['/account?tab=plan', 'account-plan'],
  ['/notifications', 'notifications'],
  ['/helpDesk', 'help'],
  ['/tutorial', 'tutorial'],
  ['/forceUpdate', 'force-update'],
  ['/feed', 'not-yet'],
  ['/nowhere', 'not-found'],
  ['/admin', 'refused'],
] as const

const editorScreens = [
  ['contentEditor', 'editor-content'],
  ['propertiesEditor', 'editor-properties'],
  ['designEditor', 'editor-design'],
  ['publishViewer', 'editor-publish'],
  ['analyticsViewer', 'editor-analytics'],
] as const

const superadminScreens = [
  ['/', 'dashboard-empty'],
  ['/library', 'library-empty'],
  ['/library?status=bin', 'bin-empty'],
  ['/notifications', 'notifications-empty'],
  ['/admin', 'admin-health'],
  ['/admin?tab=clients', 'admin-clients'],
  ['/admin?tab=outbox', 'admin-outbox'],
  ['/admin?tab=audit', 'admin-audit'],
  ['/admin?tab=config', 'admin-config'],
] as const

/** The demo client's deck of a kind: the oldest one. */
async function demoDeck(kind: Deck['content']['readerType']): Promise<DeckRow> {
  const api: Api = await apiAs('Demo creator')
  const { decks } = await api.call<{ decks: DeckRow[] }>('GET', `/decks/list?readerType=${kind}&limit=100&sort=created`)
  const [first] = decks.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  if (!first) throw new Error(`The demo content has no ${kind}.`)
  return first
}
