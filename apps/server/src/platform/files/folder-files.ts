import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { checkKey, type Files } from './files.ts'

/**
 * `content/<key>` holds the bytes, `types/<key>` the content type; both are written to a temporary file, synced and
 * renamed.
 */
export function createFolderFiles(folder: string): Files {
  const root = resolve(folder)
  const contentOf = (key: string): string => join(root, 'content', checkKey(key))
  const typeOf = (key: string): string => join(root, 'types', checkKey(key))
  const incoming = join(root, 'incoming')
  return {
    kind: 'folder',
    async put(key, content, { contentType }) {
      const [path, typePath] = [contentOf(key), typeOf(key)]
      const temporary = await write(incoming, content)
      try {
        await moveInto(await write(incoming, Buffer.from(contentType)), typePath)
        await moveInto(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async get(key) {
      const path = contentOf(key)
      try {
        const [{ size }, contentType] = await Promise.all([stat(path), readFile(typeOf(key), 'utf8')])
        return { stream: createReadStream(path), size, contentType }
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    exists: (key) =>
      access(contentOf(key)).then(
        () => true,
        () => false,
      ),
    async delete(key) {
      await rm(contentOf(key), { force: true })
      await rm(typeOf(key), { force: true })
    },
  }
}

async function write(folder: string, content: Readable | Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = join(folder, randomUUID())
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await writeFile(handle, content)
    await handle.sync()
  } catch (error) {
    await handle.close()
    await rm(temporary, { force: true })
    throw error
  }
  await handle.close()
  return temporary
}

/** Also syncs the folder, so that the new name survives a power cut. If a folder can't be created, nothing is left behind. */
async function moveInto(temporary: string, path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function isAbsent(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'ENOENT' || code === 'ENOTDIR'
}
