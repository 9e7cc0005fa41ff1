import path from 'node:path'
import type { Plugin } from 'vite'

/** Where the build writes its `ScreenSources`. */
export const screenSourcesFile = '.vite/screen-sources.json'

/** Source files, relative to the repository, that the application's screens are built from. */
export interface ScreenSources {
  /** Of the entry, the shell and all that any screen may load. */
  readonly shared: readonly string[]
  /** Files beyond the shared ones, for each list of routes. */
  readonly routes: readonly { readonly screens: readonly string[]; readonly files: readonly string[] }[]
}

const root = path.resolve(import.meta.dirname, '../../..')
const entry = path.join(root, 'apps/web/src/app/main.tsx')

/** Declares screens and imports their sections lazily. */
const isRoutes = (id: string) => /\/apps\/web\/src\/(features\/[\w-]+\/routes|routes\/deck-routes)\.ts$/.test(id)

/**
 * Writes which source files each screen is built from. The browser tests look again only at screens whose files changed
 * (e2e/lib/screens/due-screens.ts).
 */
export function screenSources(): Plugin {
  return {
    name: 'deckle:screen-sources',
    apply: 'build',
    generateBundle() {
      const graph: ModuleGraph = (id) => {
        const found = this.getModuleInfo(id)
        return { imports: found?.importedIds ?? [], lazyImports: found?.dynamicallyImportedIds ?? [] }
      }
      const shared = reachable(graph, [entry], isRoutes)
      const routes = [...shared].filter(isRoutes).map((id) => {
        const files = reachable(graph, [...graph(id).lazyImports], isRoutes)
        return {
          screens: screensIn(this.getModuleInfo(id)?.code ?? ''),
          files: sourcesOf(new Set([...files].filter((file) => !shared.has(file)))),
        }
      })
      const source: ScreenSources = { shared: sourcesOf(shared), routes }
      this.emitFile({ type: 'asset', fileName: screenSourcesFile, source: JSON.stringify(source) })
    },
  }
}

type ModuleGraph = (id: string) => Readonly<Record<'imports' | 'lazyImports', readonly string[]>>

/** Returns the ids and all they import, also lazily, except through the lazy imports of modules where `endsAt` is true. */
function reachable(graph: ModuleGraph, ids: readonly string[], endsAt: (id: string) => boolean): Set<string> {
  const found = new Set(ids)
  for (const id of found) {
    const { imports, lazyImports } = graph(id)
    for (const imported of endsAt(id) ? imports : [...imports, ...lazyImports]) found.add(imported)
  }
  return found
}

const screensIn = (code: string): string[] =>
  [...code.matchAll(/\bscreen: ['"](\w+)['"]/g)].flatMap(([, name]) => name ?? [])

/** Without packages and virtual modules. */
function sourcesOf(ids: ReadonlySet<string>): string[] {
  const files = [...ids].map((id) => path.relative(root, id.split('?')[0] ?? ''))
  return [...new Set(files)]
    .filter((file) => /^(apps|packages)\//.test(file) && !file.includes('node_modules'))
    .toSorted()
}
