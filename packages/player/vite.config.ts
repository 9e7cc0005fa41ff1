import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { olderBrowsersCss } from './older-browsers-css.ts'

const source = (name: string) => fileURLToPath(new URL(`src/${name}`, import.meta.url))

/** Two years before the application's own (docs/decisions/0018): see src/entries/older-browsers.ts and older-browsers-css.ts. */
export const oldestBrowsers = ['chrome92', 'safari15.4', 'firefox98']

/** React's source built with Preact: the same aliases for the build, the server's render entry and the tests. */
export const preactAliases = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: source('entries/substitutes/preact-jsx.ts') },
  { find: /^react$/, replacement: source('entries/substitutes/preact-as-react.ts') },
]

/** Parts for the editor are left out of a published deck's script. */
const publishedAliases = [
  { find: /^.*\/edit-context\.ts$/, replacement: source('entries/substitutes/no-edit.ts') },
  { find: /^.*\/paint-deck\.ts$/, replacement: source('entries/substitutes/no-paint.ts') },
]

/** Parts of a slide type's definition for the editor alone, on one line or wrapped by the formatter. */
const editorParts =
  /^  (?:name|questionable|group|contentTypes|audit|components|presets): (?:[[{]\n(?:    .*\n)*  [\]}],|.*,)\n/gm
export const playedDefinitions: Plugin = {
  name: 'played-definitions',
  enforce: 'pre',
  transform: {
    filter: { id: /\/slides\/src\/[\w-]+\/definition\.ts$/ },
    handler: (code) => code.replace(editorParts, ''),
  },
}

/** Vite's wrapper around `import()` preloads style sheets; the player's chunks have none. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  resolveId: (id) => (id === '\0vite/preload-helper.js' ? '\0plain-import' : null),
  load: (id) => (id === '\0plain-import' ? 'export const __vitePreload = (load) => load()' : null),
}

/** Many browsers cache the failure of an import, and fail at once when it is repeated: a retry uses another address. */
const importAgain = `const failed = {}
export const __vitePreload = (file) => {
  const loading = IMPORT(failed[file] ? file + '?' + failed[file] : file)
  loading.catch(() => (failed[file] = (failed[file] ?? 0) + 1))
  return loading
}`
const repeatedImports: Plugin = {
  name: 'repeated-imports',
  enforce: 'pre',
  resolveId: (id) => (id === '\0vite/preload-helper.js' ? '\0import-again' : null),
  load: (id) => (id === '\0import-again' ? importAgain : null),
}
const importByName: Plugin = {
  name: 'import-by-name',
  enforce: 'post',
  renderChunk: (code) => ({
    code: code
      .replaceAll(', __VITE_PRELOAD__, import.meta.url)', ')')
      .replace(/\b__vitePreload\(\(\) => import\(([^()]+)\)/g, '(__vitePreload($1)')
      .replaceAll('IMPORT(', 'import('),
    map: null,
  }),
}

/** Many phones lack a good Devanagari font: ours is built beside the scripts, and loaded only by pages with such letters. */
const devanagari: Plugin = {
  name: 'devanagari',
  generateBundle() {
    const file = createRequire(import.meta.url).resolve(
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    )
    this.emitFile({ type: 'asset', name: 'noto-sans-devanagari.woff2', source: readFileSync(file) })
  },
}

/**
 * Nearly all of the first script runs at once: Chromium then compiles it whole in the background, not each function on the
 * main thread when it is first called. Added last, because the minifier drops comments.
 */
const compiledAtOnce: Plugin = {
  name: 'compiled-at-once',
  generateBundle(_options, bundle) {
    const first = Object.values(bundle).find((file) => file.name === 'player' && file.type === 'chunk' && file.isEntry)
    if (first?.type !== 'chunk') this.error('There is no first script.')
    else first.code = `//# allFunctionsCalledOnLoad\n${first.code}`
  },
}

/** Code shared by several views and endings is too small for a file each: together it compresses better, with fewer requests. */
const together = [
  { name: 'texts', test: /\/(right-texts|letters|gaps)\.tsx?$/ },
  { name: 'rating', test: /\/rating-(label|scales)\.ts$/ },
  { name: 'numbers', test: /\/(slider-step|number-with-unit)\.ts$/ },
  { name: 'given', test: /\/answer-(keys|labels|text)\.ts$/ },
  { name: 'results', test: /\/endings\/parts\/(outcome-card|review|score|tag-table)\.tsx$/ },
]

/** `vite build` makes dist/browser (player-[hash].js, embed.js, manifest.json); `vite build --ssr src/entries/render.tsx` makes dist/server/render.js. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: './',
  plugins: isSsrBuild
    ? [plainImports, olderBrowsersCss]
    : [playedDefinitions, repeatedImports, importByName, devanagari, compiledAtOnce],
  resolve: { alias: [...preactAliases, ...publishedAliases] },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        cssTarget: oldestBrowsers,
        cssMinify: 'lightningcss',
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'render.js' } },
      }
    : {
        outDir: 'dist/browser',
        target: oldestBrowsers,
        manifest: 'manifest.json',
        modulePreload: false,
        emptyOutDir: true,
        rolldownOptions: {
          // Storage keys are not exported by a chunk: their values are inlined.
          optimization: { inlineConst: { mode: 'all' } },
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          input: { player: 'src/entries/mount.tsx', embed: 'src/entries/embed.ts', gate: 'src/entries/gate/gate.ts' },
          output: {
            // The minifier inlines constants, not variables.
            topLevelVar: false,
            // A classic script on other sites' pages, possibly several times: it must not leak globals.
            banner: ({ name }) => (name === 'embed' ? '(()=>{' : ''),
            footer: ({ name }) => (name === 'embed' ? '})()' : ''),
            entryFileNames: (chunk) => (chunk.name === 'player' ? 'player-[hash:6].js' : '[name].js'),
            // The first script names all chunks: short hashes of few different characters save bytes there.
            hashCharacters: 'base36',
            chunkFileNames: '[name]-[hash:6].js',
            assetFileNames: '[name]-[hash][extname]',
            // The first script is one file, whatever it shares with lazily loaded views: it compresses better.
            codeSplitting: { groups: [{ name: 'first', test: /player\/src\/entries\/mount\.tsx$/ }, ...together] },
          },
        },
      },
}))
