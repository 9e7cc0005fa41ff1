import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { playerFolder } from '../../player-folder.ts'
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
