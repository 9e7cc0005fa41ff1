import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

/** What the next ID token says, beside what an honest one would. */
export interface Forgery {
  readonly claims?: JWTPayload
  /** `none`: unsigned. `other`: by a key that the provider does not publish. */
  readonly signature?: 'own' | 'none' | 'other'
  /** Response to the token request instead of a token, such as the error page of a proxy. */
  readonly page?: { readonly status: number; readonly type: string; readonly body: string }
  /** Discovery, changed. */
  readonly metadata?: Readonly<Record<string, unknown>>
}

export interface ForgingProvider {
  readonly issuer: string
  forgery: Forgery
  /** Bodies of the token requests, and the PKCE challenges of the authorization requests, by what they were. */
  readonly asked: Record<string, string>[]
  /** Times that its keys were fetched. */
  keyFetches: number
  /** Publishes another key under another id, and signs with it. */
  changeKey(): Promise<void>
  /** What a browser would be led back with. */
  answer(location: string, more?: Readonly<Record<string, string>>): string
  close(): Promise<void>
}

const CODE = 'a-code'

/** A provider whose tokens are as a test wants them. */
export async function startForgingProvider(): Promise<ForgingProvider> {
  const other = await generateKeyPair('RS256')
  let own = await createKey('k1')
  let nonce = ''
  const server = createServer((request, response) => {
    void reply(request).then((body) => {
      const { page } = provider.forgery
      if (page && request.url === '/token')
        response.writeHead(page.status, { 'content-type': page.type, location: '/login' }).end(page.body)
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: ForgingProvider = {
    issuer,
    forgery: {},
    asked: [],
    keyFetches: 0,
    changeKey: async () => {
      own = await createKey(`${own.jwk.kid}+`)
    },
    answer(location, more = {}) {
      const params = new URL(location).searchParams
      nonce = params.get('nonce') ?? ''
      const back = new URL(params.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code: CODE, state: params.get('state') ?? '', ...more }).toString()
      return back.href
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
  async function reply(request: IncomingMessage): Promise<unknown> {
    if (request.url === '/.well-known/openid-configuration')
      return { ...metadataOf(issuer), ...provider.forgery.metadata }
    if (request.url === '/jwks') {
      provider.keyFetches += 1
      return { keys: [own.jwk] }
    }
    provider.asked.push(Object.fromEntries(new URLSearchParams(await textOf(request))))
    return { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: await idToken() }
  }
  async function idToken(): Promise<string> {
    const { claims = {}, signature = 'own' } = provider.forgery
    const now = Math.floor(Date.now() / 1000)
    const said = { iss: issuer, aud: 'deckle', sub: 'forged', iat: now, exp: now + 300, nonce, ...person, ...claims }
    if (signature === 'none') return new UnsecuredJWT(said).encode()
    const key = signature === 'own' ? own.privateKey : other.privateKey
    return new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid: own.jwk.kid }).sign(key)
  }
  return provider
}

async function createKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

const person = { email: 'forged@meadow.example', email_verified: true, given_name: 'Forged' }

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
