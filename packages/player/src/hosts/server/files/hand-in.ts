import type { UploadedFile } from '@deckle/slides/view.ts'
import { HostRefusal } from '../../host.ts'
import { forgetFile, keepFile, keptFile } from './kept-files.ts'
import { UploadError, uploadFile, type UploadPlace } from './upload-file.ts'
import { uuidV7 } from '../uuid.ts'

export interface Place {
  /** Prefix of calls, `/api/v2`. */
  readonly api: string
  readonly attemptId: string
  readonly slideId: string
  /** Of what the server says, where it refuses. */
  readonly language: string
}

export interface KeptPlace extends Place {
  readonly token: string
}

export interface HandInOptions extends Place {
  /** The attempt's; waits for the connection. */
  readonly getToken: () => Promise<string>
  /** How many answers wait, and whether the connection is away. */
  readonly standing: () => readonly [number, boolean, ...unknown[]]
  readonly setAway: (away: boolean) => void
  readonly onProgress: (share: number) => void
}

/** A file that is sent again to the same place goes under the same id, and is kept once. */
const ids = new WeakMap<File, { readonly place: string; readonly id: string }>()

/** How long the server may take to begin an attempt before the file is kept for later, in milliseconds; looked at so often. */
const patienceMs = 10_000
const lookMs = 200

/**
 * Hands in a file; without a connection, or an attempt that takes it, it is kept on the device until the answer that names
 * it is sent. Rejects with an `UploadError`, named `NotKept` where it can be neither sent nor kept.
 */
export async function handIn(file: File, options: HandInOptions): Promise<UploadedFile> {
  const { attemptId, slideId, getToken, standing, setAway, onProgress } = options
  const id = idFor(file, `${attemptId} ${slideId}`)
  const isAway = () => standing()[1] || !navigator.onLine
  if (!isAway()) {
    try {
      const token = await Promise.race([getToken(), untilAway(isAway)])
      if (token && !isAway()) return await uploadFile(file, uploadPlace(id, token, options), { onProgress })
    } catch (error) {
      const { name } = error as Error
      if (name === 'TooLarge' || name === 'Refused') throw error
    }
  }
  await keepFile(id, file).catch(() => {
    throw new UploadError('NotKept')
  })
  // The deck may ask once more who comes: that is said already.
  if (!standing()[1]) setAway(true)
  return { file: id, name: file.name, size: file.size, isKept: true }
}

/**
 * Sends a file that was kept; does nothing where none is kept under the id. Rejects with a `HostRefusal` where the server
 * does not take it, or the browser has lost it; with an `UploadError` where the connection is away.
 */
export async function sendKept(id: string, place: KeptPlace): Promise<void> {
  const file = await keptFile(id).catch(() => undefined)
  if (!file) return
  if (!(await isReadable(file))) throw new HostRefusal('refused')
  await uploadFile(file, uploadPlace(id, place.token, place)).catch((error: UploadError) => {
    const { name, message } = error
    throw name === 'Failed' ? error : new HostRefusal(name === 'Gone' ? 'closed' : 'refused', message)
  })
}

/** The answer that names the file is stored: the device need not keep it. */
export function forget(id: string): Promise<void> {
  return forgetFile(id).catch(() => undefined)
}

async function untilAway(isAway: () => boolean): Promise<void> {
  for (let waited = 0; waited < patienceMs && !isAway(); waited += lookMs)
    await new Promise((resolve) => setTimeout(resolve, lookMs))
}

function uploadPlace(id: string, token: string, { api, attemptId, slideId, language }: Place): UploadPlace {
  return { id, token, slideId, url: `${api}/play/attempts/${attemptId}/files`, language }
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
