import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageReply } from '../../../http/page.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Encoding = 'identity' | 'gzip' | 'br'

/** Finished bytes of one page; compressed forms are made when first asked for. */
export interface PreparedPage {
  /** At once where the form is ready. */
  reply(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): PageReply | Promise<PageReply>
  readonly bytes: number
}

/** @param grown called with the bytes of a form that was made later */
export function preparePage(
  html: string,
  headers: Readonly<Record<string, string>>,
  grown: (bytes: number) => void,
): PreparedPage {
  const identity = Buffer.from(html)
  // Of the policy too: a 304 leaves the browser with the one it has.
  const hash = createHash('sha256').update(identity).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)
  const ready = new Map<Encoding, { whole: PageReply; unchanged: PageReply; etag: string }>()
  const making = new Map<Encoding, Promise<void>>()

  function add(encoding: Encoding, body: Buffer): void {
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
    const shared = { 'cache-control': 'no-cache', vary: 'accept-encoding', etag }
    const whole = {
      ...headers,
      ...shared,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    ready.set(encoding, {
      whole: { status: 200, headers: whole, body },
      unchanged: { status: 304, headers: shared, body: null },
      etag,
    })
  }

  async function make(encoding: 'gzip' | 'br'): Promise<void> {
    const body =
      encoding === 'br'
        ? await brotli(identity, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
          })
        : await zip(identity, { level: 6 })
    add(encoding, body)
    making.delete(encoding)
    grown(body.length)
  }

  function pick(encoding: Encoding, ifNoneMatch: string | undefined): PageReply {
    const form = ready.get(encoding)
    if (!form) throw new Error(`The page is not ready as ${encoding}.`)
    return ifNoneMatch !== undefined && ifNoneMatch.includes(form.etag) ? form.unchanged : form.whole
  }

  add('identity', identity)
  return {
    bytes: identity.length,
    reply(acceptEncoding, ifNoneMatch) {
      const encoding = chooseEncoding(acceptEncoding)
      if (encoding === 'identity' || ready.has(encoding)) return pick(encoding, ifNoneMatch)
      const promise = making.get(encoding) ?? make(encoding)
      making.set(encoding, promise)
      return promise.then(() => pick(encoding, ifNoneMatch))
    },
  }
}

/** Brotli before gzip; a form that is refused with `q=0` is not sent. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const offers = (name: string): boolean =>
    new RegExp(`(^|[,\\s])${name}\\s*(,|;(?!\\s*q=0(\\.0*)?\\s*(,|$))|$)`, 'i').test(header)
  if (offers('br')) return 'br'
  return offers('gzip') ? 'gzip' : 'identity'
}
