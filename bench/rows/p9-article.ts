import type { Article } from '@deckle/contract/articles.ts'
import type { Block } from '@deckle/core/article/block.ts'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserFlags, signIn } from '../lib/browser.ts'
import { typeLetters } from '../lib/press-key.ts'
import { ms, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

const throttle = 4
const letters = 100

/** P9: an article of 10,000 words in 200 blocks with 40 pictures, at 4× CPU: a key until its letter is painted. */
export async function writeArticle(world: World): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserFlags,
  })
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
  await signIn(context, world)
  const { keys, isRestored } = await type(
    context,
    `${world.deckle.url}/articles/${await makeArticle(world, context)}/edit`,
  )
  await browser.close()
  const p95 = keys.toSorted((a, b) => a - b)[Math.floor(0.95 * keys.length)] ?? 0
  return [
    {
      id: 'P9',
      what: `article, 10,000 words, 200 blocks: key to paint, p95 of ${keys.length}${isRestored ? '' : ', LOST'}`,
      deckle: ms(p95),
      limit: '',
      ratio: '',
      reach: '≤ 34 ms',
      reached: p95 <= 34 && isRestored,
    },
  ]
}

const editorOf = (page: Page) => page.locator('.ProseMirror')

async function type(context: BrowserContext, url: string): Promise<{ keys: number[]; isRestored: boolean }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(url)
  await editorOf(page).waitFor()
  const paragraph = editorOf(page).locator('p').nth(60)
  await paragraph.scrollIntoViewIfNeeded()
  await paragraph.click()
  await page.keyboard.press('End')
  await page.waitForTimeout(2000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const keys = await typeLetters(page, letters)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const text = await editorOf(page).textContent()
  await page.waitForTimeout(1000)
  await page.reload()
  await editorOf(page).waitFor()
  const isRestored = (await editorOf(page).textContent()) === text
  await page.close()
  return { keys, isRestored }
}

const words = 'tea leaves are picked by hand and dried in the shade before they are rolled '.split(' ')

const textOf = (count: number, from: number): string =>
  Array.from({ length: count }, (_, at) => words[(from + at) % (words.length - 1)]).join(' ')

function blockOf(at: number, picture: string): Block {
  const id = `b${at}`
  if (at % 5 === 4)
    return {
      id,
      type: 'image',
      attrs: { id: picture, alt: `Picture ${at}`, caption: 'Drying', width: 1280, height: 720, size: 'normal' },
    }
  if (at % 20 === 0)
    return { id, type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: textOf(5, at) }] }
  return { id, type: 'paragraph', content: [{ type: 'text', text: textOf(67, at) }] }
}

/** One file, shown forty times. */
async function uploadPicture({ deckle }: World, context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.setContent(
    '<body style="margin:0;height:100vh;background:repeating-conic-gradient(#063 0 9deg,#7b3 0 13deg,#421 0 20deg)">',
  )
  const photo = await page.screenshot({ type: 'jpeg', quality: 90 })
  await page.close()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'drying.jpg')
  const reply = await fetch(`${deckle.url}/api/v2/media/upload`, {
    method: 'POST',
    headers: deckle.headers,
    body: form,
  })
  if (!reply.ok) throw new Error(`The picture was refused: ${await reply.text()}`)
  const { media } = (await reply.json()) as { media: { id: string } }
  return media.id
}

async function makeArticle(world: World, context: BrowserContext): Promise<string> {
  const picture = await uploadPicture(world, context)
  const { article } = await world.deckle.call<{ article: Article }>('POST', '/articles/create', {
    title: 'Tea',
    language: 'en',
    body: Array.from({ length: 200 }, (_, at) => blockOf(at, picture)),
  })
  return article.id
}
