import { Readable } from 'node:stream'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { play } from '@deckle/contract/play.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import { fileNameOf, harmlessFileName } from '@deckle/core/text/file-name.ts'
import { refuse, Refusal } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { recordUse, exceededOf, lockLicence, measureUse, readLicence, readUsage } from '../../licences/index.ts'
import type { PinnedAttempt } from '../attempts/attempt-token.ts'
import { HEAD_BYTES, typeOfHead } from './file-types.ts'
import {
  countReplacedBytes,
  deleteUnclaimed,
  findOwnerOfDeck,
  findUpload,
  insertUpload,
  type StoredUpload,
} from './queries.ts'

/** An upload in progress. */
export interface IncomingFile {
  /** Chosen by the player. */
  readonly id: string
  readonly slideId: string
  readonly name: string
  readonly chunks: AsyncIterator<Buffer>
  /** Read after the last chunk: true if the file was cut off at the size limit. */
  readonly isTruncated?: () => boolean
}

type UploadReply = ReplyOf<typeof play.upload>['file']

/**
 * Stores a file for an uploader slide; it replaces a file that no answer names. Counted against the licence of the
 * deck's owner. A refused or aborted upload leaves nothing behind.
 */
export async function receiveFile(
  deps: Deps,
  attemptId: string,
  token: string,
  incoming: IncomingFile,
): Promise<UploadReply> {
  const { tokens, versions } = deps.play
  const pinned = tokens.read(token, attemptId, deps.now())
  const version = await versions.get(pinned.clientId, pinned.versionId)
  if (!version) throw refuse('gone')
  if (version.slide(incoming.slideId, pinned.language)?.template !== 'uploader') throw refuse('answer_rejected')
  const file = { ...incoming, id: incoming.id.toLowerCase() }
  const known = await findUpload(deps.db, pinned.clientId, file.id)
  if (known) return sameFile(known, pinned, file)
  const ownerId = await findOwnerOfDeck(deps.db, pinned.clientId, pinned.deckId)
  if (ownerId === undefined) throw refuse('gone')
  return storeFile(deps, pinned, ownerId, file)
}

/** For a repeated upload returns the stored file; refuses an id that belongs to another slide or attempt. */
function sameFile(
  known: StoredUpload,
  { attemptId }: Pick<PinnedAttempt, 'attemptId'>,
  { slideId }: IncomingFile,
): UploadReply {
  if (known.attempt_id !== attemptId || known.slide_id !== slideId) throw refuse('conflict')
  return { id: known.id, name: known.name, size: known.size }
}

async function storeFile(deps: Deps, pinned: PinnedAttempt, ownerId: string, file: IncomingFile): Promise<UploadReply> {
  const { clientId, attemptId, deckId } = pinned
  const place = { clientId, attemptId, slideId: file.slideId }
  const owner = { clientId, userId: ownerId }
  const limit = spaceLimit((await readLicence(deps.db, owner)).maxSpace)
  const used = (await readUsage(deps, owner, ['maxSpace'])).maxSpace - (await countReplacedBytes(deps.db, place))
  const meter = meterOf(deps, ownerId, limit, used)
  // A new key for each try: concurrent uploads with the same id don't overwrite each other.
  const key = `uploads/${clientId}/${deckId}/${file.id}-${deps.newId()}`
  try {
    const { head, rest } = await readHead(file, meter)
    const contentType = await typeOfHead(head)
    if (contentType === null) throw refuse('unsupported_type', 'upload.program')
    await deps.files.put(key, Readable.from(rest, { objectMode: false }), { contentType })
    return await record(deps, pinned, ownerId, { file, key, contentType, size: meter.size() })
  } catch (error) {
    await deps.files.delete(key)
    throw error
  } finally {
    meter.end()
  }
}

interface Received {
  readonly file: IncomingFile
  readonly key: string
  readonly contentType: string
  readonly size: number
}

async function record(
  deps: Deps,
  { clientId, attemptId, deckId }: PinnedAttempt,
  ownerId: string,
  { file, key, contentType, size }: Received,
): Promise<UploadReply> {
  const place = { clientId, attemptId, slideId: file.slideId }
  const name = harmlessFileName(fileNameOf(file.name))
  const replaced = await transaction(deps.db, async (trx) => {
    const licence = await lockLicence(trx, 'maxSpace', { clientId, userId: ownerId })
    const added = size - (await countReplacedBytes(trx, place))
    const use = await measureUse(trx, deps, 'maxSpace', licence)
    if (use && exceededOf(use, { added })) throw noSpace()
    const isNew = await insertUpload(trx, {
      client_id: clientId,
      id: file.id,
      owner_id: ownerId,
      deck_id: deckId,
      attempt_id: attemptId,
      slide_id: file.slideId,
      name,
      content_type: contentType,
      size,
      file_key: key,
    })
    if (isNew && use) await recordUse(trx, deps, use, { added })
    return isNew ? deleteUnclaimed(trx, place, file.id) : null
  })
  if (replaced) {
    await Promise.all(replaced.map((one) => deps.files.delete(one)))
    return { id: file.id, name, size }
  }
  await deps.files.delete(key)
  const known = await findUpload(deps.db, clientId, file.id)
  if (!known) throw refuse('conflict')
  return sameFile(known, { attemptId }, file)
}

interface Meter {
  /** Refuses an upload over the size or space limit. */
  add(bytes: number): void
  size(): number
  end(): void
}

/** Counts received bytes, together with other uploads in progress for the same owner. */
function meterOf(deps: Deps, ownerId: string, limit: number, used: number): Meter {
  const { arriving } = deps.play
  let size = 0
  const change = (bytes: number): number => {
    const sum = (arriving.get(ownerId) ?? 0) + bytes
    if (sum > 0) arriving.set(ownerId, sum)
    else arriving.delete(ownerId)
    return sum
  }
  return {
    add(bytes) {
      size += bytes
      const together = change(bytes)
      if (size >= limit) throw refuse('too_large', 'media.too_large')
      if (used + together >= limit) throw noSpace()
    },
    size: () => size,
    end: () => void change(-size),
  }
}

/** Visitors don't see the owner's figures. */
const noSpace = () => refuse('plan_limit', 'upload.space')

/** The first bytes for type detection, and a stream of the whole file. */
async function readHead(
  file: IncomingFile,
  meter: Meter,
): Promise<{ head: Buffer; rest: AsyncGenerator<Buffer, void, undefined> }> {
  const chunks = counted(file, meter)
  const first: Buffer[] = []
  let length = 0
  while (length < HEAD_BYTES) {
    const { done, value } = await chunks.next()
    if (done) break
    first.push(value)
    length += value.length
  }
  if (length === 0) throw refuse('malformed', { message: 'media.empty', fields: { file: 'media.empty' } })
  return { head: Buffer.concat(first).subarray(0, HEAD_BYTES), rest: joined(first, chunks) }
}

async function* joined(
  first: readonly Buffer[],
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  yield* first
  yield* chunks
}

async function* counted({ chunks, isTruncated }: IncomingFile, meter: Meter): AsyncGenerator<Buffer, void, undefined> {
  for (;;) {
    const { done, value } = await chunks.next().catch((error: unknown) => {
      throw error instanceof Refusal ? error : refuse('malformed', 'media.broken')
    })
    if (done) break
    meter.add(value.length)
    yield value
  }
  if (isTruncated?.()) throw refuse('too_large', 'media.too_large')
}
