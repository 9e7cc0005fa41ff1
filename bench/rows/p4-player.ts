import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { browserFlags } from '../lib/browser.ts'
import type { Probe } from '../lib/probe.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { ms, ratio, type Row } from '../lib/table.ts'
import { publishDeck, type World } from '../lib/world.ts'

const rounds = 7
const throttle = 4

/** Bytes per second each way, and round-trip milliseconds: 1.6 Mbit/s, 150 ms. */
const slow4g = { offline: false, downloadThroughput: 200_000, uploadThroughput: 200_000, latency: 150 }

interface Opened {
  /** From the start of the navigation until a tap on the first option is painted. */
  readonly milliseconds: number
  readonly shift: number
}

/**
 * P4: the player in a fresh browser at 4× CPU, until the first option answers, against a static page of the same look; then
 * over slow 4G. Every tap must be stored, and nothing may shift.
 */
export async function openPlayer(world: World): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserFlags,
  })
  const deck = await publishDeck(world.deckle, 9001, 10)
  const address = `${world.deckle.url}/play/${deck.shortid}`
  const still = await serveStatic(await (await fetch(address)).text())
  const rows: Row[] = []
  let taps = 0
  for (const network of [null, slow4g]) {
    const results = await interleave(
      {
        deckle: async () => {
          taps += 1
          return open(browser, address, network)
        },
        still: () => open(browser, still.url, network),
      },
      rounds,
    )
    const time = medianOf((results.deckle ?? []).map(({ milliseconds }) => milliseconds))
    const bare = medianOf((results.still ?? []).map(({ milliseconds }) => milliseconds))
    const shift = Math.max(...(results.deckle ?? []).map((one) => one.shift))
    rows.push({
      id: 'P4',
      what: `player, first option answers${network ? ', slow 4G' : ''}; layout shift ${shift.toFixed(3)}`,
      deckle: ms(time),
      limit: `${ms(bare)} (static page)`,
      ratio: ratio(time / bare),
      reach: '≤ 1.50, no shift',
      reached: time / bare <= 1.5 && shift === 0,
    })
  }
  const stored = await waitForAnswers(world, deck.id, taps)
  still.server.close()
  await browser.close()
  if (stored !== taps) throw new Error(`P4: ${taps} taps, ${stored} answers stored.`)
  return rows
}

export const openPlayerProbe: Probe = {
  measures: [{ what: 'player, until the first option answers', unit: 'ms' }],
  needs: 'browser',
  async prepare({ deckle }, browser) {
    const deck = await publishDeck(deckle, 9001, 10)
    const address = `${deckle.url}/play/${deck.shortid}`
    return { round: async () => [(await open(browser, address, null)).milliseconds] }
  },
}

async function open(browser: Browser, url: string, network: typeof slow4g | null): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
  }
  await page.addInitScript(tapWhenThere)
  await page.goto(url, { waitUntil: 'commit' })
  while (!(await page.evaluate<boolean>("typeof tapped !== 'undefined'").catch(() => false)))
    await page.waitForTimeout(50)
  const opened = await page.evaluate<Opened>('({ milliseconds: globalThis.tapped, shift: globalThis.shifted })')
  // The page stays open until the tap is sent; the static page stores nothing.
  while (await page.evaluate<boolean>("Object.keys(localStorage).some((key) => key.includes('.q.'))"))
    await page.waitForTimeout(50)
  await context.close()
  return opened
}

/** In the page: taps the first option in each frame until it is chosen; the time at the end of the frame that shows it. */
const tapWhenThere = `
globalThis.shifted = 0
new PerformanceObserver((list) => { for (const entry of list.getEntries()) globalThis.shifted += entry.value })
  .observe({ type: 'layout-shift', buffered: true })
const look = () => {
  const option = document.querySelector('.dk-option')
  if (option?.classList.contains('dk-chosen')) return void setTimeout(() => (globalThis.tapped = performance.now()))
  option?.click()
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
`

/** The deck's own page, compressed as served, with a short script in place of the player's. */
export async function serveStatic(
  html: string,
  script = `addEventListener('click', (event) => event.target.closest?.('.dk-option')?.classList.add('dk-chosen'))`,
): Promise<{ server: http.Server; url: string }> {
  const plain = html
    .replaceAll(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace('</body>', () => `<script>${script}</script></body>`)
  const body = brotliCompressSync(plain)
  const server = http.createServer(
    (_request, response) =>
      void response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': body.length,
        })
        .end(body),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

/** The number of stored answers; waits for the last of them, for a limited time. */
export async function waitForAnswers(world: World, deckId: string, wanted: number): Promise<number> {
  for (let tries = 0; ; tries++) {
    const { rows } = await world.database.query<{ n: number }>(
      'select count(*)::integer as n from answers where deck_id = $1',
      [deckId],
    )
    const stored = rows[0]?.n ?? 0
    if (stored >= wanted || tries >= 50) return stored
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
