import type { UploadedFile } from '@deckle/slides/view.ts'
import { type Connection, HostRefusal } from '../../host.ts'
import { removeFile, storeFile, storedFile } from './file-store.ts'
import { UploadError, uploadFile, type UploadPlace } from './upload-file.ts'
import { uuidV7 } from '../uuid.ts'

export interface Place {
  readonly api: string
  readonly attemptId: string
  readonly slideId: string
  readonly language: string
}

export interface StoredFilePlace extends Place {
  readonly token: string
}

export interface UploadOrStoreOptions extends Place {
  /** Waits for the connection. */
  readonly getToken: () => Promise<string>
  readonly connection: () => Pick<Connection, 'offline'>
  readonly setOffline: (offline: boolean) => void
  readonly onProgress: (share: number) => void
}

/** Uploading is idempotent: a file is sent for the same place under the same id. */
const ids = new WeakMap<File, { readonly place: string; readonly id: string }>()

/** How long beginning an attempt may take before the file is stored instead. */
const maxWaitMs = 10_000
const pollMs = 200

/**
 * Uploads a file; without a connection or an attempt, stores it on the device until the answer that names it is sent. Rejects
 * with an `UploadError`, named `NotStored` where it can be neither sent nor stored.
 */
export async function uploadOrStore(file: File, options: UploadOrStoreOptions): Promise<UploadedFile> {
  const { attemptId, slideId, getToken, connection, setOffline, onProgress } = options
  const id = idFor(file, `${attemptId} ${slideId}`)
  const isOffline = () => connection().offline || !navigator.onLine
  if (!isOffline()) {
    try {
      const token = await Promise.race([getToken(), untilOffline(isOffline)])
      if (token && !isOffline()) return await uploadFile(file, uploadPlace(id, token, options), { onProgress })
    } catch (error) {
      const { name } = error as Error
      if (name === 'TooLarge' || name === 'Refused') throw error
    }
  }
  await storeFile(id, file).catch(() => {
    throw new UploadError('NotStored')
  })
  // Where a pass is needed, it is offline already, for that reason.
  if (!connection().offline) setOffline(true)
  return { file: id, name: file.name, size: file.size, isOnDevice: true }
}

/**
 * Uploads a stored file; does nothing where none is stored under the id. Rejects with a `HostRefusal` where the server refuses it
 * or the browser has lost it, with an `UploadError` without a connection.
 */
export async function uploadStored(id: string, place: StoredFilePlace): Promise<void> {
  const file = await storedFile(id).catch(() => undefined)
  if (!file) return
  if (!(await isReadable(file))) throw new HostRefusal('refused')
  await uploadFile(file, uploadPlace(id, place.token, place)).catch((error: UploadError) => {
    const { name, message } = error
    throw name === 'Failed' ? error : new HostRefusal(name === 'Gone' ? 'closed' : 'refused', message)
  })
}

export function removeStored(id: string): Promise<void> {
  return removeFile(id).catch(() => undefined)
}

async function untilOffline(isOffline: () => boolean): Promise<void> {
  for (let waited = 0; waited < maxWaitMs && !isOffline(); waited += pollMs)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
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

/** The operating system may have deleted the bytes. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}
