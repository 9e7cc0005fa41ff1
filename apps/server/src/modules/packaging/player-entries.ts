import { createReadStream, existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PackageEntry } from './zip.ts'

/** The player's script, style sheet and face, as `vite build --config vite.lms.config.ts` of packages/player made them. */
export async function playerEntries(): Promise<PackageEntry[]> {
  const folder = join(playerFolder(), 'dist/lms')
  const names = await readdir(folder)
  return names.map((name) => ({
    name,
    open: () => Promise.resolve(createReadStream(join(folder, name))),
    isPacked: name.endsWith('.woff2'),
  }))
}

/** Above this file, or above the bundle that holds it, wherever that was put. */
function playerFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'packages/player')
    if (existsSync(join(found, 'package.json'))) return found
    if (folder === dirname(folder)) return join(process.cwd(), 'packages/player')
  }
}
