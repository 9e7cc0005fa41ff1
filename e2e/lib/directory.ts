import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export type DirectoryAccount = Readonly<Record<string, unknown>>

export const directoryClient = { id: 'deckle', secret: 'what-the-provider-gave' }

export interface Directory {
  readonly issuer: string
  close(): Promise<void>
}

/** An organisation's provider, with oidc-provider's own pages. @param accounts by what people type there as their login */
export async function startDirectory(
  { id, url }: { readonly id: string; readonly url: string },
  accounts: Readonly<Record<string, DirectoryAccount>>,
): Promise<Directory> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: directoryClient.id,
        client_secret: directoryClient.secret,
        redirect_uris: [`${url}/sso/${id}`],
        post_logout_redirect_uris: [`${url}/${id}/login`],
      },
    ],
    cookies: { keys: ['for journeys alone'] },
    claims: {
      openid: ['sub', 'groups', 'manager'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: true } },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts[sub] }) }),
    ttl: { Session: 3600, Grant: 3600, Interaction: 600, AccessToken: 600, IdToken: 600 },
  })
  const callback = provider.callback()
  server.on('request', (request, response) => void callback(request, response))
  return {
    issuer,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
