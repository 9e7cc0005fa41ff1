import type { UploadedFile } from '@deckle/slides/view.ts'
import { HostRefusal } from '../host.ts'
import { pause } from './caller.ts'
import { forgetFile, keepFile, keptFile } from './kept-files.ts'
import type { Beginning } from './queued.ts'
import { UploadError, uploadFile, type UploadPlace } from './upload-file.ts'
import { uuidV7 } from './uuid.ts'

export interface Place {
  /** Prefix of calls, `/api/v2`. */
  readonly api: string
  readonly attemptId: string
  readonly begin: Beginning
  readonly slideId: string
  /** Waits for the connection. */
  readonly tokenOf: (attemptId: string, begin: Beginning) => Promise<string>
  readonly setAway: (away: boolean) => void
}

export interface HandInOptions extends Place {
  /** How many answers wait, and whether the connection is away. */
  readonly standing: () => readonly [number, boolean, boolean]
  readonly onProgress: (share: number) => void
}

/** A file that is sent again to the same place goes under the same id, and is kept once. */
const ids = new WeakMap<File, { readonly place: string; readonly id: string }>()

/** How long the server may take to begin an attempt before the file is kept for later, in milliseconds; looked at so often. */
const patienceMs = 10_000
const lookMs = 200

/**
 * Hands in a file; without a connection it is kept on the device until the answer that names it is sent.
 * Rejects with an `UploadError`, named `NotKept` where it can be neither sent nor kept.
 */
export async function handIn(file: File, options: HandInOptions): Promise<UploadedFile> {
  const { attemptId, begin, slideId, tokenOf, standing, setAway, onProgress } = options
  const id = idFor(file, `${attemptId} ${slideId}`)
  const isAway = () => standing()[1] || !navigator.onLine
  if (!isAway()) {
    try {
      const token = await Promise.race([tokenOf(attemptId, begin), untilAway(isAway)])
      if (token && !isAway()) return await uploadFile(file, uploadPlace(id, token, options), { onProgress })
    } catch (error) {
      if ((error as Error).name !== 'Failed') throw error
    }
  }
  await keepFile(id, file).catch(() => {
    throw new UploadError('NotKept')
  })
  setAway(true)
  return { file: id, name: file.name, size: file.size, isKept: true }
}

/**
 * Sends a file that was kept, however long the connection is away; does nothing where none is kept under the id.
 * Rejects with a `HostRefusal` where the server never takes it, or the browser has lost it.
 */
export async function sendKept(id: string, place: Place): Promise<void> {
  const { attemptId, begin, tokenOf, setAway } = place
  const file = await keptFile(id).catch(() => undefined)
  if (!file) return
  if (!(await isReadable(file))) throw new HostRefusal('refused')
  for (let failures = 0; ; failures += 1) {
    try {
      await uploadFile(file, uploadPlace(id, await tokenOf(attemptId, begin), place))
      return setAway(false)
    } catch (error) {
      if (error instanceof HostRefusal) throw error
      if ((error as Error).name !== 'Failed') throw new HostRefusal('refused')
      setAway(true)
      await pause(Math.min(60_000, 2000 * 2 ** failures))
    }
  }
}

/** The answer that names the file is stored: the device need not keep it. */
export function forget(id: string): Promise<void> {
  return forgetFile(id).catch(() => undefined)
}

async function untilAway(isAway: () => boolean): Promise<void> {
  for (let waited = 0; waited < patienceMs && !isAway(); waited += lookMs) await pause(lookMs)
}

function uploadPlace(id: string, token: string, { api, attemptId, begin, slideId }: Place): UploadPlace {
  return { id, token, slideId, url: `${api}/play/attempts/${attemptId}/files`, language: begin.language }
}

function idFor(file: File, place: string): string {
  const known = ids.get(file)
  const id = known?.place === place ? known.id : uuidV7()
  ids.set(file, { place, id })
  return id
}

/** The system may have taken the bytes away. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}
