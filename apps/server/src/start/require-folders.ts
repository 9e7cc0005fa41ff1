import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Creates the folders for files, so that the start fails if that is impossible, not the first upload. */
export async function requireFolders(dataFolder: string, names: readonly string[]): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o711 }).catch(unlessThere)
  for (const name of names) {
    const folder = join(dataFolder, name)
    await mkdir(folder, { mode: 0o700 }).catch(unlessThere)
    await access(folder, constants.W_OK | constants.X_OK)
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
