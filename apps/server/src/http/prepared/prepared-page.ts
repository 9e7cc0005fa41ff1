import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageReply } from '../page-reply.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Encoding = 'identity' | 'gzip' | 'br'

/** A rendered page, HTML unless its headers say otherwise, as bytes; compressed encodings are made on first request. */
export interface PreparedPage {
  /** Synchronous if the encoding is ready. */
  reply(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): PageReply | Promise<PageReply>
  /** Memory that only this page uses. */
  readonly bytes: number
}

interface PageToPrepare {
  readonly html: string
  /** The part of `html` that all pages share: it is stored once in memory. */
  readonly shared: string
  readonly headers: Readonly<Record<string, string>>
  /** Reports the size of an encoding that was made later. */
  readonly grow: (bytes: number) => void
}

export function preparePage({ html, shared, headers, grow }: PageToPrepare): PreparedPage {
  const identity = partsOf(html, shared)
  const hashed = createHash('sha256')
  for (const part of identity) hashed.update(part)
  // Includes the headers: with a 304 the browser would keep the earlier content security policy.
  const hash = hashed.update(JSON.stringify(headers)).digest('base64url').slice(0, 22)
  const ready = new Map<Encoding, { whole: PageReply; unchanged: PageReply; etag: string }>()
  const making = new Map<Encoding, Promise<void>>()

  function add(encoding: Encoding, body: readonly Buffer[]): void {
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
    const shared = { 'cache-control': 'no-cache', vary: 'accept-encoding', etag }
    const whole = {
      'content-type': 'text/html; charset=utf-8',
      ...headers,
      ...shared,
      'content-length': String(sizeOf(body)),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    ready.set(encoding, {
      whole: { status: 200, headers: whole, body },
      unchanged: { status: 304, headers: shared, body: null },
      etag,
    })
  }

  async function make(encoding: 'gzip' | 'br'): Promise<void> {
    const bytes = Buffer.concat(identity)
    const body =
      encoding === 'br'
        ? await brotli(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
          })
        : await zip(bytes, { level: 6 })
    add(encoding, [body])
    making.delete(encoding)
    grow(body.length)
  }

  function pick(encoding: Encoding, ifNoneMatch: string | undefined): PageReply {
    const form = ready.get(encoding)
    if (!form) throw new Error(`The page is not ready as ${encoding}.`)
    return ifNoneMatch !== undefined && ifNoneMatch.includes(form.etag) ? form.unchanged : form.whole
  }

  add('identity', identity)
  return {
    bytes: sizeOf(identity) - Buffer.byteLength(shared),
    reply(acceptEncoding, ifNoneMatch) {
      const encoding = chooseEncoding(acceptEncoding)
      if (encoding === 'identity' || ready.has(encoding)) return pick(encoding, ifNoneMatch)
      const promise = making.get(encoding) ?? make(encoding)
      making.set(encoding, promise)
      return promise.then(() => pick(encoding, ifNoneMatch))
    },
  }
}

/** In the page's order; the shared part is the same buffer for every page. */
function partsOf(html: string, shared: string): readonly Buffer[] {
  const at = html.indexOf(shared)
  if (at < 0) throw new Error('The page does not hold the part that it is said to share.')
  return [Buffer.from(html.slice(0, at)), bytesOfShared(shared), Buffer.from(html.slice(at + shared.length))]
}

const sharedBytes = new Map<string, Buffer>()
/** Style sheets of all kinds of pages fit. */
const MOST_SHARED = 20

function bytesOfShared(text: string): Buffer {
  const known = sharedBytes.get(text)
  if (known) return known
  if (sharedBytes.size >= MOST_SHARED) sharedBytes.clear()
  const bytes = Buffer.from(text)
  sharedBytes.set(text, bytes)
  return bytes
}

function sizeOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}

/** Brotli before gzip; honours `q=0`. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const offers = (name: string): boolean =>
    new RegExp(`(^|[,\\s])${name}\\s*(,|;(?!\\s*q=0(\\.0*)?\\s*(,|$))|$)`, 'i').test(header)
  if (offers('br')) return 'br'
  return offers('gzip') ? 'gzip' : 'identity'
}
