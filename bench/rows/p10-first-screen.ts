import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, chromium } from '@playwright/test'
import { countSentBytes, sumOf } from '../../scripts/lib/count-sent-bytes.ts'
import { browserFlags, figures, signIn } from '../lib/browser.ts'
import type { Probe } from '../lib/probe.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { ms, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

/** P10: the first screen after sign-in, until its figures are painted, against a static page of the same look. */
export async function firstScreen(world: World): Promise<Row> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserFlags,
  })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await signIn(context, world)
  const { html, bytes } = await dashboard(context, world)
  const still = await serveStatic(html)
  const results = await interleave(
    {
      deckle: async () => (await open(context, `${world.deckle.url}/`)).milliseconds,
      still: async () => (await open(context, still.url)).milliseconds,
    },
    5,
  )
  still.server.close()
  await browser.close()
  const share = medianOf(results.deckle ?? []) / medianOf(results.still ?? [])
  return {
    id: 'P10',
    what: 'first screen after sign-in',
    deckle: `${ms(medianOf(results.deckle ?? []))}, ${(bytes / 1000).toFixed(0)} kB`,
    limit: `${ms(medianOf(results.still ?? []))} (static page)`,
    ratio: ratio(share),
    reach: '≤ 150 kB, ≤ 1.60',
    reached: bytes <= 150_000 && share <= 1.6,
  }
}

export const firstScreenProbe: Probe = {
  measures: [
    { what: 'first screen after sign-in', unit: 'ms' },
    { what: 'first screen after sign-in, what is sent', unit: 'bytes' },
  ],
  needs: 'browser',
  async prepare(world, browser) {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await signIn(context, world)
    return {
      async round() {
        const { milliseconds, bytes } = await open(context, `${world.deckle.url}/`)
        return [milliseconds, bytes]
      },
      close: () => context.close(),
    }
  },
}

/**
 * In a new tab with an empty cache at 4× CPU: milliseconds until the dashboard's figures are there, what is sent until nothing
 * is under way, and what is shown then.
 */
async function open(
  context: BrowserContext,
  url: string,
): Promise<{ milliseconds: number; bytes: number; html: string }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const sent = await countSentBytes(page, session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(figures).waitFor()
  const milliseconds = performance.now() - begun
  const bytes = sumOf(await sent.untilIdle())
  const html = await page.content()
  await page.close()
  return { milliseconds, bytes, html }
}

async function dashboard(context: BrowserContext, world: World): Promise<{ html: string; bytes: number }> {
  const { html, bytes } = await open(context, `${world.deckle.url}/`)
  const css = await Promise.all(
    [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(async ([, href = '']) =>
      (await fetch(new URL(href, world.deckle.url))).text(),
    ),
  )
  const plain = html
    .replaceAll(/<script[\s\S]*?<\/script>|<link[^>]+>/g, '')
    .replace('</head>', () => `<style>${css.join('\n')}</style></head>`)
  return { html: plain, bytes }
}

async function serveStatic(html: string): Promise<{ server: http.Server; url: string }> {
  const server = http.createServer(
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}
