import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../../../deps.ts'
import type { RequestFacts, UploadedFile } from '../../../http/handler.ts'
import { Refusal, refuse } from '../../../refusal.ts'
import { fileLimits } from './limits.ts'

/** Gives the uploaded table as a file on this machine, which is deleted afterwards. */
export async function withUpload<T>(
  deps: Deps,
  request: RequestFacts,
  act: (file: { readonly path: string; readonly filename: string }) => Promise<T>,
): Promise<T> {
  const file = await request.file()
  if (!file) throw refuse('malformed', { fields: { file: 'media.no_file' } })
  const path = await temporaryPath(deps)
  try {
    await receive(file, path)
    return await act({ path, filename: file.filename })
  } finally {
    await rm(path, { force: true })
  }
}

/** A new path for a temporary file. The caller deletes the file. */
export async function temporaryPath({ env, newId }: Pick<Deps, 'env' | 'newId'>): Promise<string> {
  const folder = join(env.dataFolder, 'tmp')
  await mkdir(folder, { recursive: true })
  return join(folder, `import-${newId()}`)
}

async function receive(file: UploadedFile, path: string): Promise<void> {
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size > fileLimits.bytes ? refuse('too_large', 'import.too_large') : null, chunk)
    },
  })
  const handle = await open(path, 'wx', 0o600)
  // Keeps the stream open after an error: the browser receives the refusal only if the rest of the form is consumed.
  await pipeline(file.stream.iterator({ destroyOnReturn: false }), counter, handle.createWriteStream()).catch(
    (error: unknown) => {
      const isOurs = error instanceof Refusal || (error instanceof Error && 'syscall' in error)
      throw isOurs ? error : refuse('malformed', 'media.broken')
    },
  )
  if (file.isTruncated()) throw refuse('too_large', 'import.too_large')
  if (size === 0) throw refuse('malformed', { fields: { file: 'media.empty' } })
}
