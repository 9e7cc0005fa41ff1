import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const name = 'inter-latin-wght-normal.woff2'
/** Applied to all text by browsers, and `tnum` by `tabular-nums`. Without `pnum` the minus sign is another one. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'calt', 'ccmp', 'locl', 'tnum', 'pnum']

/**
 * Cuts the one file of Inter that every screen loads to the weights of the theme, the characters it is asked for and
 * the OpenType features in use (docs/decisions/0039-inter-is-cut-at-build.md). Other scripts' files are sent as they are.
 */
export function subsetInter(): Plugin {
  let folder = ''
  return {
    name: 'deckle:subset-inter',
    apply: 'build',
    // After Tailwind has put the imported styles in, before Vite reads their URLs.
    enforce: 'pre',
    configResolved(config) {
      folder = path.join(config.cacheDir, 'fonts')
    },
    async transform(code, id) {
      if (!/\.css($|\?)/.test(id) || !code.includes(name)) return null
      const face = code.match(/@font-face\s*\{[^}]*\}/g)?.find((one) => one.includes(name)) ?? ''
      const url = /url\(["']?([^"')]*)/.exec(face)?.[1]
      if (!url) throw new Error(`No rule has the URL of ${name}.`)
      const font = await readFile(path.resolve(path.dirname(id), url))
      const file = path.join(folder, name)
      await mkdir(folder, { recursive: true })
      const variationAxes = { wght: weightsOf(code) }
      await writeFile(file, await subsetFont(font, charactersOf(face), { keepFeatures, variationAxes }))
      return { code: code.replace(url, file), map: null }
    },
  }
}

/** All that the rule's `unicode-range` names: `U+41`, `U+2000-206f` or `U+??`. */
function charactersOf(face: string): string {
  const ranges = /unicode-range:([^;}]*)/i.exec(face)?.[1]?.matchAll(/U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi) ?? []
  const characters = [...ranges].flatMap(([, first = '', last = first]) => {
    const from = parseInt(first.replaceAll('?', '0'), 16)
    const to = parseInt(last.replaceAll('?', 'f'), 16)
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })
  if (characters.length === 0) throw new Error(`No rule has the characters of ${name}.`)
  return characters.join('')
}

/** From the lightest to the heaviest of the theme. */
function weightsOf(code: string): { min: number; max: number } {
  const weights = [...code.matchAll(/--font-weight-[\w-]+:\s*(\d+)/g)].map(([, weight]) => Number(weight))
  if (weights.length < 2) throw new Error('The theme has no two weights.')
  return { min: Math.min(...weights), max: Math.max(...weights) }
}
