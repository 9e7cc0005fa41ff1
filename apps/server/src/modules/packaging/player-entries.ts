import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackageFont } from '@deckle/player/lms/package/package-fonts.ts'
import { playerFolder } from '../../player-folder.ts'
import type { PackageEntry } from './zip.ts'

/**
 * The player's script and style sheet as built by `vite build --config vite.lms.config.ts` in packages/player, and the
 * fonts that the deck uses.
 */
export async function playerEntries(fonts: readonly PackageFont[]): Promise<PackageEntry[]> {
  const folder = join(playerFolder(), 'dist/lms')
  const requested = new Set(fonts.map(({ file }) => file))
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.woff2') || requested.has(name))
  return names.map((name) => ({
    name,
    open: () => Promise.resolve(createReadStream(join(folder, name))),
    isPacked: name.endsWith('.woff2'),
  }))
}
