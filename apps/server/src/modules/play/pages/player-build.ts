import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PlayDeck } from '@deckle/player/host.ts'

/** The player's render entry (packages/player/src/render.tsx), as far as a server needs it. */
export interface PlayerRenderer {
  renderPlayerPage(page: {
    readonly deck: PlayDeck
    readonly assets: { readonly script: string; readonly devanagari: string; readonly icon: string }
    readonly urls: { readonly canonical: string; readonly image: string }
    readonly meta?: { readonly description?: string; readonly noindex?: boolean; readonly embed?: boolean }
  }): { readonly html: string; readonly styles: readonly string[] }
}

/** Where the built player's files are served. */
export const PLAYER_PREFIX = '/player'

let renderer: Promise<PlayerRenderer> | undefined

/** The built renderer; from its source only where that can be transformed: in tests. */
export function loadRenderer(): Promise<PlayerRenderer> {
  renderer ??= importRenderer().catch((error: unknown) => {
    renderer = undefined
    throw error
  })
  return renderer
}

async function importRenderer(): Promise<PlayerRenderer> {
  const built = pathToFileURL(join(playerFolder(), 'dist/server/render.js')).href
  // Put together, so that no bundler takes the source for a part of the server.
  const source = ['@deckle', 'player', 'render.tsx'].join('/')
  return (await import(/* @vite-ignore */ process.env['VITEST'] ? source : built)) as PlayerRenderer
}

/** Folder of the browser's files: a script under a hashed name, embed.js, and the manifest that names them. */
export function browserFolder(): string {
  return join(playerFolder(), 'dist/browser')
}

/** Addresses of what a page names: the script that makes it live, the Devanagari face, the icon. */
export interface PlayerAssets {
  readonly script: string
  readonly devanagari: string
  readonly icon: string
}

let assets: PlayerAssets | undefined

export function playerAssets(): PlayerAssets {
  assets ??= { script: `${PLAYER_PREFIX}/${readScriptName()}`, devanagari: readFontAddress(), icon: '/icon.svg' }
  return assets
}

function readScriptName(): string {
  const path = join(browserFolder(), 'manifest.json')
  if (!existsSync(path)) return 'player.js'
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { readonly file: string } | undefined>
  return manifest['src/mount.tsx']?.file ?? 'player.js'
}

function readFontAddress(): string {
  const names = existsSync(browserFolder()) ? readdirSync(browserFolder()) : []
  const font = names.find((name) => /^noto-sans-devanagari-[\w-]+\.woff2$/.test(name))
  return font === undefined ? '' : `${PLAYER_PREFIX}/${font}`
}

/** Above this file, or above the bundle that holds it, wherever that was put. */
function playerFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'packages/player')
    if (existsSync(join(found, 'package.json'))) return found
    if (folder === dirname(folder)) return join(process.cwd(), 'packages/player')
  }
}
