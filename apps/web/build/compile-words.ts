import { readFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import { transformWithOxc, type Plugin } from 'vite'

type Tree = { readonly [key: string]: string | Tree }

/**
 * Catalogues of words become compiled messages, so that no ICU parser is sent to browsers. A catalogue is plain
 * data without imports of values: it is run here, at build.
 */
export function compileWords(): Plugin {
  return {
    name: 'deckle:compile-words',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!/\/src\/words\/[a-z]{2}\/[a-z-]+\.ts$/.test(file)) return null
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const { words } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { words: Tree }
      this.addWatchFile(file)
      return { code: `export const words = ${JSON.stringify(compiled(words))}`, moduleType: 'js' }
    },
  }
}

function compiled(tree: Tree): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )
}
