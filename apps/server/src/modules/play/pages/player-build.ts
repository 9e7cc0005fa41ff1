import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { PlayDeck } from '@deckle/player/hosts/host.ts'
import { devanagariAddress } from '../../../devanagari-face.ts'
import { PLAYER_PREFIX, playerFolder } from '../../../player-folder.ts'

/** The server's view of packages/player/src/entries/render.tsx. */
export interface PlayerRenderer {
  renderPlayerPage(page: {
    readonly deck: PlayDeck
    /** In the deck's language. */
    readonly leadForm?: DeckContent['leadForm']
    readonly content?: DeckContent | undefined
    readonly assets: PlayerAssets & { readonly icon: string }
    readonly urls: { readonly canonical: string; readonly image: string; readonly oembed?: string }
    readonly meta?: {
      readonly title?: string
      readonly description?: string
      readonly noindex?: boolean
      readonly embed?: boolean
    }
  }): Promise<{ readonly html: string; readonly shared: string; readonly styles: readonly string[] }>
}

let renderer: Promise<PlayerRenderer> | undefined

/** The built renderer; tests, which can transform its source, use that. */
export function loadRenderer(): Promise<PlayerRenderer> {
  renderer ??= importRenderer().catch((error: unknown) => {
    renderer = undefined
    throw error
  })
  return renderer
}

async function importRenderer(): Promise<PlayerRenderer> {
  const built = pathToFileURL(join(playerFolder(), 'dist/server/render.js')).href
  // Joined at run time, so that the bundler doesn't include the source in the server.
  const source = ['@deckle', 'player', 'entries', 'render.tsx'].join('/')
  return (await import(/* @vite-ignore */ process.env['VITEST'] ? source : built)) as PlayerRenderer
}

/** Contains scripts under hashed names, embed.js and the manifest. */
export function browserFolder(): string {
  return join(playerFolder(), 'dist/browser')
}

/** Follows visitors of public pages; built apart from the player. */
export const touchScript = 'touch.js'
export const touchFolder = (): string => join(playerFolder(), 'dist/touch')

/** Deckle's favicon, served by the web application. */
export const ownIcon = '/icon.svg'

/**
 * URLs that a page refers to: the hydrating script, the Devanagari font, and files to preload, both for every
 * page and for a first slide of each template.
 */
export interface PlayerAssets {
  readonly script: string
  readonly devanagari: string
  readonly preload: {
    readonly always: readonly string[]
    /** Added for decks that are marked on the device. */
    readonly device: readonly string[]
    /** Added for pages in a frame. */
    readonly frame: readonly string[]
    readonly views: Readonly<Record<string, readonly string[]>>
  }
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk | undefined>>

const entry = 'src/entries/mount.tsx'
let assets: PlayerAssets | undefined

export function playerAssets(): PlayerAssets {
  if (assets) return assets
  const manifest = readManifest()
  assets = {
    script: addressOf(manifest[entry]?.file ?? 'player.js'),
    devanagari: devanagariAddress(),
    preload: {
      always: importsOf(manifest, entry),
      device: filesOf(manifest, 'src/hosts/device-host.ts'),
      frame: filesOf(manifest, 'src/entries/frame-messages.ts'),
      views: Object.fromEntries(
        Object.keys(manifest).flatMap((key) => {
          const folder = /\/slides\/src\/([\w-]+)\/player\.tsx$/.exec(key)?.[1]
          return folder === undefined ? [] : [[folder.replaceAll('-', '_'), filesOf(manifest, key)]]
        }),
      ),
    },
  }
  return assets
}

function readManifest(): Manifest {
  const path = join(browserFolder(), 'manifest.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
}

/** A chunk's own file and its imports beyond those of the main script. */
function filesOf(manifest: Manifest, key: string): string[] {
  if (!manifest[key]) return []
  const known = new Set([addressOf(manifest[entry]?.file ?? ''), ...importsOf(manifest, entry)])
  return [addressOf(manifest[key]?.file ?? ''), ...importsOf(manifest, key)].filter((file) => !known.has(file))
}

function importsOf(manifest: Manifest, key: string): string[] {
  return (manifest[key]?.imports ?? []).map((name) => addressOf(manifest[name]?.file ?? name))
}

function addressOf(file: string): string {
  return `${PLAYER_PREFIX}/${file}`
}
