import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { API_BASE } from '@deckle/contract/contract.ts'
import { captchaScreens, screenPaths } from '@deckle/contract/screen-paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../env.ts'
import { refuse } from '../../refusal.ts'
import { writePage } from '../page-reply.ts'
import { type EncodableFile, encoded } from './encoded.ts'
import {
  baseHeaders,
  checkoutHeaders,
  htmlPolicy,
  partHeaders,
  type HtmlPolicyOptions,
  inlineHash,
} from '../security-headers.ts'

interface StaticFile extends EncodableFile {
  readonly etag: string
  /** Headers that a 304 repeats: browsers take them from it. */
  readonly also304?: Readonly<Record<string, string>>
  /** Loaded by a page, not a document itself. */
  readonly isPart: boolean
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}
const parts = /^(text\/(javascript|css)|font\/)/

/**
 * Serves the web app from memory, which is filled right after the start: hashed names are cached for a year,
 * index.html and the service worker are revalidated. Uses the build's `.br` and `.gz` files, else compresses a text on its first request.
 */
export function serveStatic(
  app: FastifyInstance,
  folder: string,
  { publicUrl, recaptcha, razorpay }: Pick<Env, 'publicUrl' | 'recaptcha' | 'razorpay'>,
): void {
  const files = findFiles(folder)
  const documentBase = baseHeaders(publicUrl)
  const partBase = partHeaders(publicUrl)
  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    found: ReadFile | undefined,
    status = 200,
  ): Promise<FastifyReply> => {
    const file = await found?.()
    if (!file) throw refuse('not_found')
    const base = file.isPart ? partBase : documentBase
    if (status === 200 && request.headers['if-none-match'] === file.etag)
      return writePage(request, reply, base, {
        status: 304,
        headers: { etag: file.etag, 'cache-control': file.headers['cache-control'] ?? '', ...file.also304 },
        body: null,
      })
    const { encoding, bytes } = await encoded(file, request.headers['accept-encoding'] ?? '')
    return writePage(request, reply, base, {
      status,
      headers: { ...file.headers, ...file.also304, ...(encoding && { 'content-encoding': encoding }) },
      body: bytes,
    })
  }
  // One route for hundreds of files: a route per file makes the start ten times slower.
  const places = ['/assets/*', ...[...files.keys()].filter((path) => !path.startsWith('/assets/'))]
  for (const url of places)
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { call: 'static' },
      handler: (request, reply) => serve(request, reply, files.get(pathOf(request))),
    })
  const plainIndex = files.get('/index.html')
  const secretIndex = plainIndex && once(async () => ({ ...(await plainIndex()), also304: ofSecretAddresses }))
  const framedIndex = plainIndex && once(async () => withPolicy(await plainIndex(), { framed: 'own' }))
  // Its screens change without a new document: any of them may lead to the checkout.
  const index = razorpay && plainIndex ? once(async () => withCheckout(await plainIndex())) : plainIndex
  const captchaIndex =
    index &&
    recaptcha &&
    once(async () => withPolicy(await index(), { recaptcha: true, checkout: razorpay !== undefined }))
  const special: Readonly<Record<string, ReadFile | undefined>> = {
    framePreview: framedIndex,
    sharedReport: secretIndex,
    ticketThread: secretIndex,
    ...(captchaIndex && Object.fromEntries(captchaScreens.map((screen) => [screen, captchaIndex]))),
  }
  for (const [screen, paths] of Object.entries(screenPaths))
    for (const path of paths)
      app.route({
        method: ['GET', 'HEAD'],
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        config: { call: 'screen' },
        handler: (request, reply) => serve(request, reply, special[screen] ?? index),
      })
  // After the first answers, and before another build could replace them.
  app.addHook('onListen', async () => {
    for (const read of files.values()) await read()
  })
  // The web app reports an unknown page address itself; missing files and calls get no page.
  app.setNotFoundHandler((request, reply) => serve(request, reply, isVisit(request) ? index : undefined, 404))
}

/** Their addresses are capabilities: sent to no other site as a referrer, and not indexed. */
const ofSecretAddresses = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

function isVisit({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf({ url })
  return (
    method === 'GET' &&
    (headers.accept ?? '').includes('text/html') &&
    !path.startsWith(API_BASE) &&
    extname(path) === ''
  )
}

const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? ''

type ReadFile = () => Promise<StaticFile>

/** The build's files by path; each is read at its first call. */
function findFiles(folder: string): Map<string, ReadFile> {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = new Set(entries.map((entry) => join(entry.parentPath, entry.name)))
  return new Map(
    [...paths]
      .filter((path) => !/\.(br|gz)$/.test(path))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, once(() => readStatic(path, paths))]),
  )
}

/** What failed is tried again. */
function once<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () =>
    (result ??= act().catch((error: unknown) => {
      result = undefined
      throw error
    }))
}

async function readStatic(path: string, paths: ReadonlySet<string>): Promise<StaticFile> {
  const bytes = await readFile(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const hashed = path.includes(`${sep}assets${sep}`)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  const [br, gzip] = [`${path}.br`, `${path}.gz`].map((packed) => (paths.has(packed) ? readFile(packed) : undefined))
  const file: StaticFile = {
    bytes,
    etag,
    isPart: parts.test(type),
    headers: {
      'content-type': type,
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      vary: 'accept-encoding',
      ...(type.startsWith('image/svg+xml') && {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      }),
    },
    ...(br && { br: Promise.resolve(await br) }),
    ...(gzip && { gzip: Promise.resolve(await gzip) }),
  }
  return type.startsWith('text/html') ? withPolicy(file) : file
}

const withPolicy = (file: StaticFile, options?: HtmlPolicyOptions): StaticFile => ({
  ...file,
  headers: { ...file.headers, 'content-security-policy': policyOf(file.bytes.toString(), options) },
})

/** Browsers take the policies of a document from its 304 too. */
function withCheckout(file: StaticFile): StaticFile {
  const { headers, ...allowed } = withPolicy(file, { checkout: true })
  const policy = { 'content-security-policy': headers['content-security-policy'] ?? '', ...checkoutHeaders }
  return { ...allowed, headers, also304: policy }
}

/** Allows the inline texts of the build by hash, and no others. */
function policyOf(html: string, options: HtmlPolicyOptions = {}): string {
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]+?)</${tag}>`, 'g'))].map(([, text]) =>
      inlineHash(text ?? ''),
    )
  return htmlPolicy({ ...options, scriptHashes: inline('script'), styleHashes: inline('style') })
}
