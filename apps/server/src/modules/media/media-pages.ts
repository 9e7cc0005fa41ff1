import { Transform } from 'node:stream'
import { API_BASE } from '@deckle/contract/contract.ts'
import { imageWidths } from '@deckle/core/deck/design/image-widths.ts'
import type { PageCall } from '../../http/page-call.ts'
import type { Page } from '../../http/page.ts'
import type { PageReply } from '../../http/page-reply.ts'
import { missingImage } from './images/missing-image.ts'
import { findPublicMedia, type PublicMedia } from './queries.ts'
import { openVariant } from './images/variants.ts'
import { isUuid } from '../../platform/uuid.ts'

/**
 * Public, since visitors play decks: the ids can't be guessed. `/media/{id}/640.webp` is a picture at one of
 * `imageWidths`, `/media/{id}/file` the stored file.
 */
export const mediaPages: readonly Page[] = [
  { path: '/media/{id}/{file}', serve: (call) => serve(call, call.params['id'] ?? '', call.params['file'] ?? '') },
  {
    path: `${API_BASE}/apiv2decks/getApiv2ImageShow/{image}`,
    serve: (call) => serve(call, call.params['image'] ?? '', '1080.webp'),
  },
]

const forEver = 'public, max-age=31536000, immutable'
/** Opened as a page, the file can neither load nor run anything. */
const inert = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

async function serve(call: PageCall, id: string, file: string): Promise<PageReply> {
  const width = imageWidths.find((one) => file === `${one}.webp`)
  if (!isUuid(id) || (width === undefined && file !== 'file')) return missing()
  const media = await findPublicMedia(call.deps.pool, id)
  if (!media) return missing()
  const etag = `"${id}-${file}"`
  if (call.request.header('if-none-match') === etag)
    return { status: 304, headers: { etag, 'cache-control': forEver }, body: null }
  if (width === undefined) return serveFile(call, media, etag)
  if (media.kind !== 'image') return missing()
  const variant = await openVariant(call.deps, media.file_key, width)
  if (!variant) return missing()
  return {
    status: 200,
    headers: {
      ...inert,
      'content-type': 'image/webp',
      'content-length': String(variant.size),
      'cache-control': forEver,
      etag,
    },
    body: variant.stream,
  }
}

async function serveFile({ deps, request }: PageCall, media: PublicMedia, etag: string): Promise<PageReply> {
  const stored = await deps.files.get(media.file_key)
  if (!stored) return missing()
  const headers = {
    ...inert,
    'content-type': media.content_type,
    'content-disposition': dispositionOf(media),
    'cache-control': forEver,
    'accept-ranges': 'bytes',
    etag,
  }
  const range = rangeOf(request.header('range'), stored.size)
  if (range === null)
    return { status: 200, headers: { ...headers, 'content-length': String(stored.size) }, body: stored.stream }
  if (range === 'unsatisfiable') {
    stored.stream.destroy()
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${stored.size}` }, body: null }
  }
  const [from, to] = range
  const part = stored.stream.pipe(cut(from, to))
  stored.stream.on('error', (error) => part.destroy(error))
  part.on('close', () => stored.stream.destroy())
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(to - from + 1),
      'content-range': `bytes ${from}-${to}/${stored.size}`,
    },
    body: part,
  }
}

/** Pictures, video and audio are shown inline; documents are only downloaded. */
function dispositionOf({ kind, name }: PublicMedia): string {
  const ascii = name.replace(/[^A-Za-z0-9 ._-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind === 'pdf' ? 'attachment' : 'inline'}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Both ends included. Null if the whole file is to be sent: no range, several ranges, or an invalid one. */
export function rangeOf(header: string | undefined, size: number): readonly [number, number] | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const from = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const to = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return from >= size || from > to || (match[1] === '' && Number(match[2]) === 0) ? 'unsatisfiable' : [from, to]
}

/** Passes only the bytes from `from` to `to`, then ends. */
function cut(from: number, to: number): Transform {
  let at = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const start = Math.max(0, from - at)
      const end = Math.min(chunk.length, to + 1 - at)
      at += chunk.length
      if (start < end) this.push(chunk.subarray(start, end))
      if (at > to) this.push(null)
      done()
    },
  })
}

function missing(): PageReply {
  return {
    status: 404,
    headers: { ...inert, 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'no-cache' },
    body: missingImage,
  }
}
