import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A new data folder. The database's system user may enter it, so that the database's files lie in it, too. */
export async function temporaryData(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix))
  await chmod(folder, 0o711)
  return folder
}
