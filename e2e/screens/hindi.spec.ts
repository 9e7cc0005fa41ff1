import path from 'node:path'
import type { Page } from '@playwright/test'
import { runnerImport } from 'vite'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { fixAdministration } from '../lib/screens/administration.ts'
import { apiAs } from '../lib/api.ts'
import type { Words } from '../lib/catalogues.ts'
import { makeDeck, selectSlide } from '../lib/decks.ts'
import { skipUnlessDue } from '../lib/screens/check-each.ts'
import {
  atEachSize,
  expectNoSidewaysScroll,
  isAccepted,
  takePicture,
  waitForLoad,
} from '../lib/screens/check-screen.ts'
import { expect, signIn, test, url, visit } from '../lib/test.ts'

// Main screens in Hindi: no English text of the interface is left.

const cataloguesFile = path.resolve(import.meta.dirname, '../lib/catalogues.ts')

test('in Hindi before sign-in', async ({ page }) => {
  const screens = [
    ['/login', 'sign-in'],
    ['/forgotPassword', 'forgot-password'],
    ['/register', 'register-off'],
  ] as const
  skipUnlessDue(inHindi(screens))
  await speakHindi(page)
  for (const [address, name] of screens) {
    await page.goto(url() + address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkHindi(page, name)
  }
})

test('the main screens in Hindi', async ({ page }) => {
  const screens = [
    ['/', 'dashboard'],
    ['/library', 'library'],
    ['/library?status=bin', 'library-bin'],
    ['/templates', 'templates'],
    ['/templates?template=phishing', 'template'],
    ['/account', 'account'],
    ['/account?tab=security', 'account-security'],
    ['/account?tab=plan', 'account-plan'],
    ['/notifications', 'notifications'],
    ['/helpDesk', 'help'],
    ['/tutorial', 'tutorial'],
    ['/leads', 'leads'],
    ['/feed', 'feed'],
    ['/articles', 'articles'],
    ['/articles?q=zzzz', 'articles-no-match'],
    ['/blogging', 'blogging'],
    ['/blogging?tab=schedule', 'blogging-schedule'],
    ['/articles/new', 'new-article'],
  ] as const
  skipUnlessDue(inHindi(screens))
  await signIn(page, 'Demo creator')
  await speakHindi(page)
  await page.reload()
  for (const [address, name] of screens) {
    await visit(page, address)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await checkHindi(page, name, name === 'template' ? { reload: true } : {})
  }
})

test('the editor in Hindi', async ({ page }) => {
  skipUnlessDue(inHindi([['/contentEditor/1', 'editor-content']]))
  const deck = await makeDeck(await apiAs('Creator'), {
    name: 'मानसून की चाय',
    content: { language: 'hi' },
    slides: [selectSlide('कौन-सी चाय ऑक्सीकृत नहीं होती?', ['हरी', 'काली'])],
    publish: true,
  })
  await signIn(page, 'Creator')
  await speakHindi(page)
  for (const [address, name] of [
    [`/contentEditor/${deck.id}`, 'editor-content'],
    [`/propertiesEditor/${deck.id}`, 'editor-properties'],
    [`/designEditor/${deck.id}`, 'editor-design'],
    [`/publishViewer/${deck.id}`, 'editor-publish'],
    [`/analyticsViewer/${deck.id}`, 'editor-analytics'],
  ] as const) {
    await page.goto(url() + address)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await checkHindi(page, name)
  }
})

test('administration in Hindi', async ({ page }) => {
  skipUnlessDue(inHindi([['/admin', 'admin-health']]))
  await signIn(page, 'Superadmin')
  await fixAdministration(page)
  await speakHindi(page)
  await page.reload()
  for (const tab of ['health', 'clients', 'jobs', 'outbox', 'storage', 'audit', 'announcements', 'plans', 'config']) {
    await visit(page, `/admin?tab=${tab}`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await checkHindi(page, `admin-${tab}`)
  }
  await visit(page, '/partner/clients')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await checkHindi(page, 'partner-clients')
})

const speakHindi = (page: Page) => page.context().addCookies([{ name: 'deckle_language', value: 'hi', url: url() }])

/** With the names of their pictures. */
const inHindi = (screens: readonly (readonly [path: string, name: string])[]) =>
  screens.map(([address, name]) => [address, `hindi-${name}`] as const)

async function checkHindi(page: Page, name: string, options: Parameters<typeof atEachSize>[1] = {}): Promise<void> {
  if (isAccepted(page, `hindi-${name}`)) return
  await waitForLoad(page)
  expect.soft(await page.locator('html').getAttribute('lang')).toBe('hi')
  const english = await englishWords()
  await atEachSize(page, options, async (size) => {
    await waitForLoad(page)
    const left = [...new Set(await page.evaluate(wordsShown))].filter((text) => english.has(text))
    expect.soft(left, `English left on ${name}`).toEqual([])
    await takePicture(page, `hindi-${name}`, size)
    await expectNoSidewaysScroll(page, name)
    await expectAccessible(page, `${name} in Hindi`, { only: 'words' })
  })
}

/** In the page: its texts, labels, titles and placeholders; without decks. */
function wordsShown(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const inside = walker.currentNode.parentElement
    if (inside && !inside.closest('script, style, [data-stage], .dk-frame'))
      texts.push(walker.currentNode.textContent ?? '')
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const attribute of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(attribute) ?? '')
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

let known: ReadonlySet<string> | undefined

/** Texts that differ in Hindi. */
async function englishWords(): Promise<ReadonlySet<string>> {
  if (known) return known
  const found = new Set<string>()
  const { module } = await runnerImport<typeof import('../lib/catalogues.ts')>(cataloguesFile)
  for (const [file, english] of Object.entries(module.catalogues)) {
    const hindi = file.includes('/en/') && module.catalogues[file.replace('/en/', '/hi/')]
    if (hindi) collect(english, hindi, found)
  }
  expect(found.size).toBeGreaterThan(500)
  // Languages are named in themselves.
  found.delete('English')
  known = found
  return found
}

function collect(en: Words, hi: Words, found: Set<string>): void {
  for (const [key, text] of Object.entries(en)) {
    const other = hi[key]
    if (typeof text !== 'string') collect(text, other as Words, found)
    else if (other !== text && !text.includes('{') && /[a-z]{3}/.test(text)) found.add(text)
  }
}
