import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const source = fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url))

/**
 * Makes `/sw.js` after everything else: what it keeps ahead is the shell of the application, by name (hashed
 * files) or with a revision (index.html and the files of public/).
 */
export function serviceWorker(): Plugin {
  return {
    name: 'deckle:service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      if (this.environment.config.build.ssr) return
      const html = bundle['index.html']
      const page = html?.type === 'asset' ? String(html.source) : ''
      const manifest = [
        ...shellFiles(bundle).map((file) => ({ url: `/${file}`, revision: null })),
        { url: '/index.html', revision: hash(page) },
      ]
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(manifest) })
    },
  }
}

/** The entry, what it imports at once, and its styles. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (found.has(file) || chunk?.type !== 'chunk') return
    found.add(file)
    for (const imported of chunk.imports) add(imported)
  }
  for (const [file, output] of Object.entries(bundle)) if (output.type === 'chunk' && output.isEntry) add(file)
  return [...found, ...Object.keys(bundle).filter((file) => /^assets\/index-[^/]+\.css$/.test(file))]
}

async function bundleWorker(manifest: readonly { url: string; revision: string | null }[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'self.__SW_MANIFEST': JSON.stringify(manifest), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output[0].code
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
