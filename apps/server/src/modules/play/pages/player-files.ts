import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { refuse } from '../../../refusal.ts'
import type { Page } from '../../../http/page.ts'
import type { PageReply } from '../../../http/page-reply.ts'
import { PLAYER_PREFIX } from '../../../player-folder.ts'
import { browserFolder, touchFolder, touchScript } from './player-build.ts'
import { chooseEncoding } from '../../../http/prepared/prepared-page.ts'

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

interface PlayerFile {
  readonly etag: string
  readonly forms: Readonly<Record<'identity' | 'br' | 'gzip', Buffer>>
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript; charset=utf-8', '.woff2': 'font/woff2' }

/** Unhashed: pages of other sites refer to them across builds. */
const plainNames = new Set(['embed.js', 'gate.js', touchScript])

const files = new Map<string, Promise<PlayerFile>>()

/** The player's scripts and fonts: hashed names are immutable, unhashed ones are cached for an hour. */
export const playerFiles: Page = {
  path: `${PLAYER_PREFIX}/{file}`,
  async serve({ params, request }): Promise<PageReply> {
    const name = params['file'] ?? ''
    const type = types[/\.\w+$/.exec(name)?.[0] ?? '']
    if (type === undefined || !/^[\w-]+\.\w+$/.test(name)) throw refuse('not_found')
    const file = await load(name)
    const encoding = name.endsWith('.woff2') ? 'identity' : chooseEncoding(request.header('accept-encoding'))
    const headers = {
      // Modules and fonts are asked for with an origin, which is none in a sandboxed frame.
      'access-control-allow-origin': '*',
      'content-type': type,
      'cache-control': plainNames.has(name) ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
      etag: file.etag,
    }
    if (request.header('if-none-match') === file.etag) return { status: 304, headers, body: null }
    return {
      status: 200,
      headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
      body: file.forms[encoding],
    }
  },
}

function load(name: string): Promise<PlayerFile> {
  const known = files.get(name)
  if (known) return known
  const loading = read(name)
  files.set(name, loading)
  loading.catch(() => files.delete(name))
  return loading
}

async function read(name: string): Promise<PlayerFile> {
  const identity = await readFile(join(name === touchScript ? touchFolder() : browserFolder(), name)).catch(() => {
    throw refuse('not_found')
  })
  const [br, zip] = await Promise.all([pack.br(identity), pack.gzip(identity)])
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    forms: { identity, br, gzip: zip },
  }
}
