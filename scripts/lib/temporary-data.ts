import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A new data folder for a server of a measurement or test. The database's own user may pass through it, so that all of it lies here and goes with it. */
export async function temporaryData(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix))
  await chmod(folder, 0o711)
  return folder
}
