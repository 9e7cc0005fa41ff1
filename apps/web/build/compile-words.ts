import compile from 'icu-minify/compile'
import { type Plugin, runnerImport } from 'vite'

type Tree = { readonly [key: string]: string | Tree }

/**
 * Catalogues of words become compiled messages, so that no ICU parser is sent to browsers. A catalogue is plain
 * data, its own or imported: it is run here, at build.
 */
export function compileWords(): Plugin {
  return {
    name: 'deckle:compile-words',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!/\/src\/words\/[a-z]{2}\/[a-z-]+\.ts$/.test(file)) return null
      const { module, dependencies } = await runnerImport<{ words: Tree }>(file)
      for (const one of [file, ...dependencies]) this.addWatchFile(one)
      return { code: `export const words = ${JSON.stringify(compiled(module.words))}`, moduleType: 'js' }
    },
  }
}

function compiled(tree: Tree): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )
}
