import { chromium } from '@playwright/test'
import { browserFlags } from '../lib/browser.ts'
import { ms, type Row } from '../lib/table.ts'
import { publishDeck, type World } from '../lib/world.ts'
import { waitForAnswers } from './p4-player.ts'

const questions = 50
const rounds = 3

/** P5: a survey of 50 questions at 4× CPU, each from the tap until the next question is painted; every answer must be stored. */
export async function goOn(world: World): Promise<Row> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserFlags,
  })
  const deck = await publishDeck(world.deckle, 9002, questions, 'survey')
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(`${world.deckle.url}/play/${deck.shortid}`)
    await page.waitForTimeout(1000)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    times.push(...(await page.evaluate<number[]>(tapThrough)))
    await waitForAnswers(world, deck.id, questions * (round + 1))
    await context.close()
  }
  await browser.close()
  const stored = await waitForAnswers(world, deck.id, questions * rounds)
  if (stored !== questions * rounds) throw new Error(`P5: ${questions * rounds} taps, ${stored} answers stored.`)
  const [p50, p95] = [0.5, 0.95].map((share) => quantile(times, share)) as [number, number]
  return {
    id: 'P5',
    what: `tap to next slide, ${times.length} taps`,
    deckle: `p50 ${p50.toFixed(1)} ms, p95 ${ms(p95)}`,
    limit: '16.7 ms (a frame)',
    ratio: '',
    reach: 'p50 ≤ 17.5 ms, p95 ≤ 25 ms',
    reached: p50 <= 17.5 && p95 <= 25,
  }
}

/**
 * In the page: answers question after question, at any moment of a frame; each until the end of the frame that shows the
 * next one. The last has none after it.
 */
const tapThrough = `(async () => {
  const heading = () => document.querySelector('.dk-scroll h2')?.textContent ?? ''
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const times = []
  for (let at = 0; at < ${questions}; at++) {
    const before = heading()
    const begun = performance.now()
    document.querySelector('.dk-option').click()
    if (at === ${questions} - 1) break
    for (let frames = 0; frames === 0 || (heading() === before && frames < 600); frames++) await frame()
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
