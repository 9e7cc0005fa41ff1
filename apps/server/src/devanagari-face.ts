import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PLAYER_PREFIX, playerFolder } from './player-folder.ts'

let address: string | undefined

/** URL path of the player's Devanagari font; empty if the player is not built. */
export const devanagariAddress = (): string => (address ??= findFont())

function findFont(): string {
  const folder = join(playerFolder(), 'dist/browser')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const font = names.find((name) => /^noto-sans-devanagari-[\w-]+\.woff2$/.test(name))
  return font === undefined ? '' : `${PLAYER_PREFIX}/${font}`
}

/**
 * Font families of pages that the server renders: the device's, then ours. Browsers fetch ours only for letters of
 * Devanagari that no family before it has.
 */
export const pageFonts =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Devanagari","Kohinoor Devanagari","Nirmala UI","Deckle Devanagari",sans-serif'

/** The style rule of `Deckle Devanagari`, for the style sheet of a page that uses `pageFonts`. */
export const devanagariFace = (): string => faceOf(devanagariAddress())

export const faceOf = (source: string): string =>
  source === ''
    ? ''
    : `@font-face{font-family:"Deckle Devanagari";font-weight:100 900;font-display:swap;src:url(${source}) format("woff2");unicode-range:U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+25CC,U+A830-A839,U+A8E0-A8FF}`
