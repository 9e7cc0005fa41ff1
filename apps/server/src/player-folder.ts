import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** packages/player with what was built of it: above this file, or above the bundle that holds it, wherever that was put. */
export function playerFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'packages/player')
    if (existsSync(join(found, 'package.json'))) return found
    if (folder === dirname(folder)) return join(process.cwd(), 'packages/player')
  }
}
