import type { Scoped } from '../../../db/reach.ts'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import { fileNameOf } from '@deckle/core/text/file-name.ts'
import type { media, MediaItem } from '@deckle/contract/media.ts'
import { Refusal, refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestFacts, UploadedFile } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { readLicence } from '../../licences/index.ts'
import { fileTypeOf, makeFirstPictureReadable, type MediaKind } from './file-kinds.ts'
import { normalizeImage } from '../images/images.ts'
import { storeMedia } from './store-media.ts'

export const uploadMedia: Handler<typeof media.upload> = async ({ deps, actor, body, request }) => {
  await requireLimit(deps.limits, 'upload', actor.userId)
  return receiveMedia(deps, actor, request, { alt: body.alt ?? '' })
}

interface ReceivedMedia {
  readonly media: MediaItem
  /** It was an animation, and only its first picture is kept. */
  readonly still: boolean
}

interface Accepted {
  readonly alt?: string
  /** Any kind where it is left out. */
  readonly kind?: MediaKind
  /** Bytes, where it is less than the owner's licence allows. */
  readonly most?: number
}

/** The file type is decided by the content; a refused or aborted upload leaves nothing behind. */
export async function receiveMedia(
  deps: Deps,
  actor: Scoped,
  request: Pick<RequestFacts, 'file'>,
  { alt = '', kind, most = Number.MAX_SAFE_INTEGER }: Accepted,
): Promise<ReceivedMedia> {
  const file = await request.file()
  if (!file) throw refuse('malformed', { fields: { file: 'media.no_file' } })
  const { maxSpace } = await readLicence(deps.db, actor)
  const folder = join(deps.env.dataFolder, 'tmp')
  await mkdir(folder, { recursive: true })
  const id = deps.newId()
  const path = join(folder, `upload-${id}`)
  try {
    await receive(file, path, Math.min(spaceLimit(maxSpace), most + 1))
    return await store(deps, actor, { id, path, alt, name: fileNameOf(file.filename), kind })
  } finally {
    await rm(path, { force: true })
  }
}

async function receive(file: UploadedFile, path: string, limit: number): Promise<void> {
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size >= limit ? tooLarge() : null, chunk)
    },
  })
  const handle = await open(path, 'wx', 0o600)
  // The stream stays open after an error: the rest of the form is read, so that the browser receives the refusal.
  await pipeline(file.stream.iterator({ destroyOnReturn: false }), counter, handle.createWriteStream()).catch(
    (error: unknown) => {
      throw isServerError(error) ? error : refuse('malformed', 'media.broken')
    },
  )
  if (file.isTruncated()) throw tooLarge()
  if (size === 0) throw refuse('malformed', { fields: { file: 'media.empty' } })
}

/** A refusal or a disk error; any other error means that the client aborted the upload. */
function isServerError(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof Error && 'syscall' in error)
}

const tooLarge = () => refuse('too_large', 'media.too_large')

interface Received {
  readonly id: string
  readonly path: string
  readonly alt: string
  readonly name: string
  readonly kind: MediaKind | undefined
}

async function store(deps: Deps, actor: Scoped, { id, path, alt, name, kind }: Received): Promise<ReceivedMedia> {
  const type = await fileTypeOf(path)
  if (!type) throw refuse('unsupported_type', kind === 'image' ? 'media.picture' : 'media.type')
  if (kind !== undefined && type.kind !== kind) throw refuse('unsupported_type', 'media.picture')
  await makeFirstPictureReadable(path, type)
  const image = type.kind === 'image' ? await normalizeImage(path) : null
  if (image === 'too_heavy') throw refuse('unsupported_type', 'media.picture_heavy')
  if (image === 'unreadable') throw refuse('unsupported_type', 'media.picture')
  const media = await storeMedia(deps, actor, {
    id,
    kind: type.kind,
    name,
    content_type: type.contentType,
    size: image ? image.bytes.length : (await stat(path)).size,
    width: image?.width ?? null,
    height: image?.height ?? null,
    alt,
    source_id: null,
    content: image ? image.bytes : createReadStream(path),
  })
  return { media, still: type.becomesStill }
}
