import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { toPlayDeck } from '@deckle/player/play-deck.ts'
import { slideAsWritten } from '@deckle/slides/scoring.ts'
import { pictures } from '@deckle/slides/templates/pictures/pictures.ts'
import type { DeckTemplate, TemplateLanguage } from '@deckle/slides/templates/template.ts'
import { templateContent } from '@deckle/slides/templates/template-content.ts'
import { templateOf } from '@deckle/slides/templates/templates.ts'
import type { BrowserContext, Route } from '@playwright/test'
import { build, loadConfigFromFile, type Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const web = path.join(root, 'apps/web')
const player = path.join(root, 'packages/player/dist')

/** Where both pages are; nothing is asked of any network. */
const site = 'http://slides.test'

export interface Drawn {
  readonly template: DeckTemplate
  readonly language: TemplateLanguage
}

/** Builds the page of canvases (apps/web/dev/canvas.tsx) from the application's own sources, as the application is built. @returns its folder */
export async function buildCanvasPage(outDir: string): Promise<string> {
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
  return outDir
}

/** A template's slides on the editor's canvas, one below the other. */
export const canvasAddress = (drawn: Drawn): string => `${site}/dev/canvas.html?${queryOf(drawn)}&edit=on`

/** The deck's own page, as often as the template has slides, each at its slide, one below the other. */
export const playerAddress = (drawn: Drawn): string => `${site}/all?${queryOf(drawn)}`

const queryOf = ({ template, language }: Drawn) => new URLSearchParams({ template: template.key, language })

/** Answers for the site: the built pages, the player's real page, pictures. */
export async function serveSlides(context: BrowserContext, canvasFolder: string): Promise<void> {
  const { renderPlayerPage } = (await import(pathToFileURL(path.join(player, 'server/render.js')).href)) as {
    readonly renderPlayerPage: (page: object) => Promise<{ readonly html: string }>
  }
  const manifest = JSON.parse(await readFile(path.join(player, 'browser/manifest.json'), 'utf8')) as {
    readonly 'src/mount.tsx': { readonly file: string }
  }
  const font = (await readdir(path.join(player, 'browser'))).find((name) => name.endsWith('.woff2')) ?? ''
  const assets = {
    script: `/player/${manifest['src/mount.tsx'].file}`,
    devanagari: `/player/${font}`,
    icon: '/icon.svg',
  }

  const playerPage = async (query: URLSearchParams) => {
    const at = query.get('at') ?? '0'
    const template = templateOf(query.get('template') ?? '')
    const language = query.get('language') as TemplateLanguage
    if (!template) throw new Error(`No template ${query.get('template')}`)
    const content = templateContent(template, { language })
    const played = toPlayDeck(
      content,
      { deckId: template.key, versionId: at, shortid: 'abcdefgh' },
      { poweredBy: true, uploadLimit: 250_000_000, language, brand: { name: 'Deckle', logo: '' } },
    )
    // A ranking stands on the canvas in its author's order, which no page shows: here it is drawn from that.
    const slides = played.slides.map((slide, index) => {
      const { template: type, data } = content.contentHash[index] ?? slide
      return { ...slide, data: slideAsWritten(type, data) }
    })
    const deck = { ...played, slides }
    const { html } = await renderPlayerPage({ deck, assets, urls: { canonical: '', image: '' } })
    return html
  }

  await context.route(`${site}/**`, async (route: Route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const [, first, name = ''] = pathname.split('/')
    if (pathname === '/all') return route.fulfill({ contentType: 'text/html', body: frames(searchParams) })
    if (pathname === '/play') return route.fulfill({ contentType: 'text/html', body: await playerPage(searchParams) })
    if (first === 'media') {
      const picture = pictures[name as keyof typeof pictures]
      return route.fulfill({ contentType: 'image/svg+xml', body: picture?.draw() ?? '' })
    }
    if (first === 'api') return route.fulfill({ json: {} })
    const file = first === 'player' ? path.join(player, 'browser', name) : path.join(canvasFolder, pathname)
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: '' })
  })
}

/** The page of frames: what the player keeps says which slide it is at. */
function frames(query: URLSearchParams): string {
  const template = templateOf(query.get('template') ?? '')
  const count = Object.keys(template?.slides ?? {}).length
  return `<!doctype html><html lang="en"><title>The deck’s page</title><style>body{margin:0}iframe{display:block;border:0;width:1280px;height:720px}</style><body><script>
for (let at = 0; at < ${count}; at++) {
  localStorage.setItem('deckle.' + at + '.play', JSON.stringify({ index: at, answers: {}, verdicts: {} }))
  const frame = document.createElement('iframe')
  frame.src = '/play?at=' + at + '&' + location.search.slice(1)
  document.body.append(frame)
}
</script></body></html>`
}
