import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, Provider } from 'oidc-provider'

export type DirectoryAccount = Readonly<Record<string, unknown>>

/** oidc-provider on loopback, where everybody is who `signsIn` names, without a page. */
export interface Directory {
  readonly issuer: string
  /** Accounts by their `sub`. */
  readonly accounts: Map<string, DirectoryAccount>
  /** The `sub` that signs in next. */
  signsIn: string
  /** Follows an address of the provider as a browser does, to the first address that is not its own. */
  follow(address: string): Promise<string>
  close(): Promise<void>
}

export const CLIENT_ID = 'deckle'
export const CLIENT_SECRET = 'a-secret-of-the-provider'

interface DirectoryOptions {
  readonly redirectUris: readonly string[]
  readonly postLogoutUris?: readonly string[]
  /** Any free one if left out. */
  readonly port?: number
}

export async function startDirectory({
  redirectUris,
  postLogoutUris = [],
  port = 0,
}: DirectoryOptions): Promise<Directory> {
  const server = createServer()
  const issuer = await listen(server, port)
  const directory = {
    issuer,
    accounts: new Map<string, DirectoryAccount>(),
    signsIn: '',
    follow: (address: string) => follow(issuer, address),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  const provider = createProvider(issuer, directory.accounts, { redirectUris, postLogoutUris })
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next()
    const login = { accountId: directory.signsIn }
    const result = directory.signsIn === '' ? { error: 'access_denied' } : { login }
    await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false })
    ctx.respond = false
  })
  const callback = provider.callback()
  server.on('request', (request, response) => void callback(request, response))
  return directory
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((done) => {
    server.listen(port, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}

function createProvider(
  issuer: string,
  accounts: ReadonlyMap<string, DirectoryAccount>,
  { redirectUris, postLogoutUris = [] }: DirectoryOptions,
): Provider {
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [...redirectUris],
        post_logout_redirect_uris: [...postLogoutUris],
      },
    ],
    cookies: { keys: ['for tests alone'] },
    claims: {
      openid: ['sub', 'groups', 'manager'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'locale'],
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
    pkce: { required: () => true },
    // Nobody is asked whether they agree.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      const grant = new oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    ttl: { Session: 3600, Grant: 3600, Interaction: 600, AccessToken: 600, IdToken: 600 },
  }
  return new Provider(issuer, configuration)
}

async function follow(issuer: string, address: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = address
  for (let hop = 0; url.startsWith(issuer) && hop < 8; hop++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { headers: { cookie }, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${String(response.status)}: ${(await response.text()).slice(0, 500)}`)
    url = new URL(location, url).href
  }
  return url
}
