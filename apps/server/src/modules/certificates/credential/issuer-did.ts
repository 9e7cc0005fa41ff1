import type { SigningKey } from './signing-key.ts'

type PublicKey = Pick<SigningKey, 'publicKeyMultibase'>

/** Where a client's DID document is served; by its id, since certificates outlive a slug. */
export const didDocumentPath = (clientId: string): string => `/.well-known/clients/${clientId}/did.json`

/** The client as `did:web`, which is read at `didDocumentPath` of Deckle's public address. */
export function issuerDid(publicAddress: string, clientId: string): string {
  const host = new URL(publicAddress).host.replace(':', '%3A')
  return `did:web:${host}:.well-known:clients:${clientId}`
}

export const verificationMethod = (did: string, { publicKeyMultibase }: PublicKey): string =>
  `${did}#${publicKeyMultibase}`

/** All keys a client ever signed with: a new one signs from now on, and what the others signed stays genuine. */
export function didDocument(did: string, keys: readonly PublicKey[]) {
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: keys.map((key) => ({
      id: verificationMethod(did, key),
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: key.publicKeyMultibase,
    })),
    assertionMethod: keys.map((key) => verificationMethod(did, key)),
  }
}
