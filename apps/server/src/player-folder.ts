import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** packages/player with its build output: above this file, or above the bundle, wherever that is installed. */
export function playerFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'packages/player')
    if (existsSync(join(found, 'package.json'))) return found
    if (folder === dirname(folder)) return join(process.cwd(), 'packages/player')
  }
}

/** URL path of the built player's files. */
export const PLAYER_PREFIX = '/player'
