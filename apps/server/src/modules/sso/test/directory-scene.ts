import { type Directory, startDirectory } from './directory.ts'
import { createSsoScene, DOMAIN, type SsoScene } from './sso-scene.ts'

/** A server and its client's directory, where people sign in from the start page to the reply. */
export interface DirectoryScene {
  readonly scene: SsoScene
  readonly directory: Directory
  /** @param account what the directory says of `sub` from now on */
  signIn(
    sub: string,
    account?: Readonly<Record<string, unknown>>,
    back?: string,
  ): Promise<{
    readonly started: Awaited<ReturnType<SsoScene['visit']['start']>>
    readonly returned: string
    readonly reply: Awaited<ReturnType<SsoScene['visit']['connect']>>
  }>
  close(): Promise<void>
}

export async function createDirectoryScene(): Promise<DirectoryScene> {
  // The provider must know addresses with the client's id, and the server the provider's port.
  const first = await startDirectory({ redirectUris: ['http://deckle.test'] })
  await first.close()
  const scene = await createSsoScene([first.issuer])
  const directory = await startDirectory({
    redirectUris: [`http://deckle.test/sso/${scene.admin.clientId}`],
    postLogoutUris: [`http://deckle.test/${scene.admin.clientId}/login`],
    port: Number(new URL(first.issuer).port),
  })
  return {
    scene,
    directory,
    async signIn(sub, account, back) {
      if (account) directory.accounts.set(sub, account)
      directory.signsIn = sub
      const started = await scene.visit.start(scene.slug, back === undefined ? {} : { back })
      const returned = await directory.follow(started.location)
      return { started, returned, reply: await scene.visit.connect(scene.slug, returned, started.cookie) }
    },
    async close() {
      await scene.test.close()
      await directory.close()
    },
  }
}

/** What the directory says of somebody, with a confirmed address in the client's domain. */
export const directoryPerson = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  email: `${name}@${DOMAIN}`,
  email_verified: true,
  given_name: name[0]?.toUpperCase() + name.slice(1),
  family_name: 'Sen',
  ...more,
})
