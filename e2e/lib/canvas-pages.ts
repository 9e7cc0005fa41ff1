import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { toPlayDeck } from '@deckle/player/deck/play-deck.ts'
import { slideAsWritten } from '@deckle/slides/scoring.ts'
import { pictures } from '@deckle/slides/templates/pictures/pictures.ts'
import type { DeckTemplate, TemplateLanguage } from '@deckle/slides/templates/template.ts'
import { templateContent } from '@deckle/slides/templates/template-content.ts'
import { templateOf } from '@deckle/slides/templates/templates.ts'
import { expect } from '@playwright/test'
import { build, loadConfigFromFile, type Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const web = path.join(root, 'apps/web')
const player = path.join(root, 'packages/player/dist')

export interface Drawing {
  readonly template: DeckTemplate
  readonly language: TemplateLanguage
}

export interface SlidesSite {
  /** Of apps/web/dev/canvas.tsx, which draws slides on the deck's page and on the editor's canvas. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves the canvas page, the player's page and pictures. @param folder built by `buildCanvasPage` */
export async function serveSlides(folder: string): Promise<SlidesSite> {
  const { renderPlayerPage } = (await import(pathToFileURL(path.join(player, 'server/render.js')).href)) as {
    readonly renderPlayerPage: (page: object) => Promise<{ readonly html: string }>
  }
  const manifest = JSON.parse(await readFile(path.join(player, 'browser/manifest.json'), 'utf8')) as {
    readonly 'src/entries/mount.tsx': { readonly file: string }
  }
  const font = (await readdir(path.join(player, 'browser'))).find((name) => name.endsWith('.woff2')) ?? ''
  const assets = {
    script: `/player/${manifest['src/entries/mount.tsx'].file}`,
    devanagari: `/player/${font}`,
    icon: '/icon.svg',
  }

  const playerPage = async (query: URLSearchParams): Promise<string> => {
    const template = templateOf(query.get('template') ?? '')
    const language = query.get('language') as TemplateLanguage
    if (!template) throw new Error(`No template ${query.get('template')}`)
    const content = templateContent(template, { language })
    const played = toPlayDeck(
      content,
      { deckId: template.key, versionId: query.get('version') ?? '', shortid: 'abcdefgh' },
      { poweredBy: true, uploadLimit: 250_000_000, language, brand: { name: 'Deckle', logo: '' } },
    )
    // The canvas shows a ranking in its author's order, which a page never does: here the page is drawn in that order.
    const slides = played.slides.map((slide, index) => {
      const { template: type, data } = content.contentHash[index] ?? slide
      return { ...slide, data: slideAsWritten(type, data, content.readerType) }
    })
    const deck = { ...played, slides }
    return (await renderPlayerPage({ deck, assets, urls: { canonical: '', image: '' } })).html
  }

  const answer = async ({ pathname, searchParams }: URL): Promise<[type: string, body: string | Buffer]> => {
    const [, first, name = ''] = pathname.split('/')
    if (first === 'play') return ['text/html', await playerPage(searchParams)]
    if (first === 'media') return ['image/svg+xml', pictures[name as keyof typeof pictures]?.draw() ?? '']
    if (first === 'api') return ['application/json', '{}']
    const file = first === 'player' ? path.join(player, 'browser', name) : path.join(folder, pathname)
    return [types[path.extname(file)] ?? 'application/octet-stream', await readFile(file)]
  }
  const server = createServer(({ url = '' }, response) => {
    answer(new URL(url, 'http://localhost')).then(
      ([type, body]) =>
        response
          .setHeader('content-type', `${type}; charset=utf-8`)
          .setHeader('cache-control', type === 'text/html' ? 'no-store' : 'max-age=3600')
          .end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/dev/canvas.html`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Builds the canvas page from the application's sources, as the application is built; concurrent calls for the same folder
 * build once.
 */
export async function buildCanvasPage(outDir: string): Promise<void> {
  const done = `${outDir}.built`
  await mkdir(path.dirname(outDir), { recursive: true })
  const isFirst = await mkdir(outDir).then(
    () => true,
    () => false,
  )
  if (!isFirst) {
    await expect.poll(() => existsSync(done), { message: 'the canvas page is built', timeout: 600_000 }).toBe(true)
    return
  }
  try {
    await buildInto(outDir)
  } finally {
    await writeFile(done, '')
  }
}

async function buildInto(outDir: string): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, path.join(web, 'vite.config.ts'))
  const plugins = (loaded?.config.plugins ?? []).flat().filter((plugin) => {
    const { name } = plugin as Plugin
    return name !== 'deckle:service-worker' && name !== 'deckle:precompress'
  })
  await build({
    ...loaded?.config,
    configFile: false,
    root: web,
    plugins,
    publicDir: false,
    logLevel: 'error',
    build: {
      ...loaded?.config.build,
      outDir,
      emptyOutDir: true,
      minify: false,
      cssMinify: true,
      manifest: false,
      reportCompressedSize: false,
      rolldownOptions: { input: path.join(web, 'dev/canvas.html') },
    },
  })
}
