import { type Browser, chromium } from '@playwright/test'
import { browserFlags } from '../lib/browser.ts'
import type { Probe } from '../lib/probe.ts'
import { interleave } from '../lib/rounds.ts'
import { ms, ratio, type Row } from '../lib/table.ts'
import { publishDeck, type World } from '../lib/world.ts'
import { serveStatic, waitForAnswers } from './p4-player.ts'

const questions = 50
const rounds = 3

/**
 * P5: a survey of 50 questions at 4× CPU, each from the tap until the next question is painted; every answer must be
 * stored. Against the same page with a hand-written script that draws the next question and moves the focus to it.
 */
export async function goOn(world: World): Promise<Row> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserFlags,
  })
  const deck = await publishDeck(world.deckle, 9002, questions, 'survey')
  const address = `${world.deckle.url}/play/${deck.shortid}`
  const bare = await serveStatic(await (await fetch(address)).text(), drawNext)
  const times: Record<'deckle' | 'bare', number[]> = { deckle: [], bare: [] }
  let plays = 0
  await interleave(
    {
      deckle: async () => {
        plays += 1
        times.deckle.push(...(await tapAll(browser, address, questions)))
        await waitForAnswers(world, deck.id, questions * plays)
      },
      bare: async () => void times.bare.push(...(await tapAll(browser, bare.url, questions))),
    },
    rounds,
  )
  bare.server.close()
  await browser.close()
  const stored = await waitForAnswers(world, deck.id, questions * plays)
  if (stored !== questions * plays) throw new Error(`P5: ${questions * plays} taps, ${stored} answers stored.`)
  const [[p50, p95], [bare50, bare95]] = [quantiles(times.deckle), quantiles(times.bare)]
  return {
    id: 'P5',
    what: `tap to next slide, ${times.deckle.length} taps`,
    deckle: `p50 ${p50.toFixed(1)} ms, p95 ${ms(p95)}`,
    limit: `p50 ${bare50.toFixed(1)} ms, p95 ${ms(bare95)} (by hand)`,
    ratio: ratio(p50 / bare50),
    reach: 'p50 ≤ 17.5 ms, p95 ≤ 25 ms',
    reached: p50 <= 17.5 && p95 <= 25,
  }
}

const fewQuestions = 15
export const nextSlideProbe: Probe = {
  measures: [{ what: `tap to next slide, median of ${fewQuestions - 1}`, unit: 'ms' }],
  needs: 'browser',
  async prepare({ deckle }, browser) {
    const deck = await publishDeck(deckle, 9003, fewQuestions, 'survey')
    const address = `${deckle.url}/play/${deck.shortid}`
    return { round: async () => [quantile(await tapAll(browser, address, fewQuestions), 0.5)] }
  },
}

/** @param count of the questions, all of which are answered */
async function tapAll(browser: Browser, url: string, count: number): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(url)
  await page.waitForTimeout(1000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times = await page.evaluate<number[]>(tapThrough(count))
  // As people close a tab, right after the last tap: `context.close()` alone ends the page without `pagehide`.
  await page.close()
  await context.close()
  return times
}

const quantiles = (values: readonly number[]): [number, number] => [quantile(values, 0.5), quantile(values, 0.95)]

/** In the static page: replaces the slide as the player does, with another text. */
const drawNext = `
let at = 1
addEventListener('click', (event) => {
  if (!event.target.closest?.('.dk-option')) return
  at += 1
  const old = document.querySelector('.dk-scroll')
  const next = old.cloneNode(true)
  const heading = next.querySelector('h2')
  heading.textContent = heading.textContent.replace(/\\d+/, at)
  old.replaceWith(next)
  document.querySelector('progress').value = at
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
})
`

/**
 * In the page: answers question after question, at any moment of a frame; measures each until the end of the frame that
 * shows the next one. The last question has none after it.
 */
const tapThrough = (count: number): string => `(async () => {
  const heading = () => document.querySelector('.dk-scroll h2')?.textContent ?? ''
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const times = []
  for (let at = 0; at < ${count}; at++) {
    const before = heading()
    const begun = performance.now()
    // Requested first, so that work after the frame is not counted.
    const first = frame()
    document.querySelector('.dk-option').click()
    if (at === ${count} - 1) break
    await first
    for (let frames = 0; heading() === before && frames < 600; frames++) await frame()
    await pause(0)
    times.push(performance.now() - begun)
    await pause(100 + Math.random() * 50)
  }
  return times
})()`

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
