import type { Deck } from '@deckle/contract/decks.ts'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { countSentBytes, sumOf } from '../../scripts/lib/count-sent-bytes.ts'
import { browserFlags, signIn } from '../lib/browser.ts'
import { pressKey, typeLetters } from '../lib/press-key.ts'
import type { Probe } from '../lib/probe.ts'
import { medianOf } from '../lib/rounds.ts'
import { ms, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

const throttle = 4
const rounds = 5

/**
 * P9: the editor at 4× CPU. Opening 50 slides until the first one is editable; duplicate, delete, move and undo among
 * 300; and a key until its letter is painted. Each time ends with the frame that shows it.
 */
export async function edit(world: World): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserFlags,
  })
  const { context, fifty, threeHundred } = await prepare(world, browser)
  const opened: { milliseconds: number; bytes: number }[] = []
  for (let round = 0; round < rounds; round++) opened.push(await open(context, fifty))
  const { acts, keys, isRestored } = await work(context, threeHundred, { rounds, letters: 100 })
  await browser.close()
  const time = medianOf(opened.map(({ milliseconds }) => milliseconds))
  const bytes = medianOf(opened.map((one) => one.bytes))
  const slowest = Math.max(...Object.values(acts).map(medianOf))
  const p95 = quantile(keys, 0.95)
  const lost = isRestored ? '' : ', LOST'
  return [
    {
      id: 'P9',
      what: 'editor, 50 slides, until the first is editable',
      deckle: `${ms(time)}, ${(bytes / 1000).toFixed(0)} kB`,
      limit: '',
      ratio: '',
      reach: '≤ 1,200 ms, ≤ 200 kB',
      reached: time <= 1200 && bytes <= 200_000,
    },
    {
      id: 'P9',
      what: `editor, 300 slides: ${Object.entries(acts)
        .map(([name, times]) => `${name} ${ms(medianOf(times))}`)
        .join(', ')}${lost}`,
      deckle: ms(slowest),
      limit: '',
      ratio: '',
      reach: '≤ 34 ms',
      reached: slowest <= 34 && isRestored,
    },
    {
      id: 'P9',
      what: `editor, 300 slides: key to paint, p95 of ${keys.length}${lost}`,
      deckle: ms(p95),
      limit: '',
      ratio: '',
      reach: '≤ 34 ms',
      reached: p95 <= 34 && isRestored,
    },
  ]
}

export const editProbe: Probe = {
  measures: [
    { what: 'editor, 50 slides, until the first is editable', unit: 'ms' },
    { what: 'editor, 50 slides, what is sent', unit: 'bytes' },
    { what: 'editor, 300 slides: duplicate', unit: 'ms' },
    { what: 'editor, 300 slides: move', unit: 'ms' },
    { what: 'editor, 300 slides: delete', unit: 'ms' },
    { what: 'editor, 300 slides: undo', unit: 'ms' },
    { what: 'editor, 300 slides: key to paint, median of 20', unit: 'ms' },
  ],
  needs: 'browser',
  async prepare(world, browser) {
    const { context, fifty, threeHundred } = await prepare(world, browser)
    return {
      async round() {
        const { milliseconds, bytes } = await open(context, fifty)
        const { acts, keys } = await work(context, threeHundred, { rounds: 1, letters: 20 })
        const acted = (['duplicate', 'move', 'delete', 'undo'] as const).map((name) => medianOf(acts[name]))
        return [milliseconds, bytes, ...acted, medianOf(keys)]
      },
      close: () => context.close(),
    }
  },
}

/** A browser of a person who is signed in, and the editor's addresses of two decks. */
async function prepare(world: World, browser: Browser) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
  await signIn(context, world)
  const addressOf = async (slides: number) => `${world.deckle.url}/contentEditor/${await makeDeck(world, slides)}`
  return { context, fifty: await addressOf(50), threeHundred: await addressOf(300) }
}

/**
 * Opens the editor in a new tab with an empty cache.
 * @returns milliseconds until the first slide's heading can be typed into, and what is sent until nothing is under way
 */
async function open(context: BrowserContext, url: string): Promise<{ milliseconds: number; bytes: number }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const sent = await countSentBytes(page, session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('[data-stage] textarea').first().waitFor()
  const milliseconds = performance.now() - begun
  const bytes = sumOf(await sent.untilIdle())
  await page.close()
  return { milliseconds, bytes }
}

interface Work {
  readonly acts: Readonly<Record<'duplicate' | 'move' | 'delete' | 'undo', number[]>>
  readonly keys: number[]
  readonly isRestored: boolean
}

async function work(
  context: BrowserContext,
  url: string,
  { rounds, letters }: { readonly rounds: number; readonly letters: number },
): Promise<Work> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(url)
  await page.locator('[data-stage] textarea').first().waitFor()
  await page.waitForTimeout(2000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const acts: Work['acts'] = { duplicate: [], move: [], delete: [], undo: [] }
  const row = page.locator('[role=row][aria-selected=true], [role=option][aria-selected=true]').first()
  for (let round = 0; round < rounds; round++) {
    await row.focus()
    acts.duplicate.push(await acted(page, 'Control+d'))
    acts.move.push(await acted(page, 'Alt+ArrowDown'))
    acts.delete.push(await acted(page, 'Delete'))
    acts.undo.push(await acted(page, 'Control+z'))
  }
  await page.locator('[data-stage] textarea').first().click()
  await page.keyboard.press('End')
  const keys = await typeLetters(page, letters)
  const text = await page.locator('[data-stage] textarea').first().inputValue()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForTimeout(1000)
  await page.reload()
  await page.locator('[data-stage] textarea').first().waitFor()
  const isRestored = (await page.locator('[data-stage] textarea').first().inputValue()) === text
  await page.close()
  return { acts, keys, isRestored }
}

/** The pause is for work that the editor defers. */
async function acted(page: Page, key: string): Promise<number> {
  const time = await pressKey(page, key)
  await page.waitForTimeout(400)
  return time
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

async function makeDeck(world: World, slides: number): Promise<string> {
  const { deck } = await world.deckle.call<{ deck: Deck }>('POST', '/decks/create', {
    readerType: 'quiz',
    name: `${slides} slides`,
  })
  const [first] = deck.content.contentHash
  if (!first) throw new Error('A new deck has a slide.')
  const contentHash = Array.from({ length: slides }, (_, at) => ({
    ...first,
    slideId: `s${at}`,
    slideSeq: at,
    data: { ...first.data, question: `Question ${at + 1}: what is asked here?` },
  }))
  await world.deckle.call('POST', `/decks/${deck.id}/update`, {
    revision: deck.revision,
    content: { ...deck.content, contentHash },
  })
  return deck.id
}
