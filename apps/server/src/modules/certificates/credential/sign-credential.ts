import { createHash } from 'node:crypto'
import jsonld from 'jsonld'
import { multibase58 } from './base58.ts'
import { loadContext } from './contexts.ts'
import { verificationMethod } from './issuer-did.ts'
import { signBytes, type SigningKey } from './signing-key.ts'

interface Unsigned {
  readonly '@context': readonly string[]
  readonly issuer: string | { readonly id: string }
}

export interface Proof {
  readonly type: 'DataIntegrityProof'
  readonly cryptosuite: 'eddsa-rdfc-2022'
  readonly created: string
  readonly verificationMethod: string
  readonly proofPurpose: 'assertionMethod'
  readonly proofValue: string
}

/**
 * Signs as W3C's Data Integrity EdDSA Cryptosuites §3.2 say: the hashes of the canonical proof and the canonical
 * document, by Ed25519.
 * @param created ISO 8601 with time zone
 */
export async function signCredential<T extends Unsigned>(
  credential: T,
  key: SigningKey,
  created: string,
): Promise<T & { readonly proof: Proof }> {
  const did = typeof credential.issuer === 'string' ? credential.issuer : credential.issuer.id
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created,
    verificationMethod: verificationMethod(did, key),
    proofPurpose: 'assertionMethod',
  } as const
  const hashes = await Promise.all([hashOf({ '@context': credential['@context'], ...proof }), hashOf(credential)])
  return { ...credential, proof: { ...proof, proofValue: multibase58(signBytes(key, Buffer.concat(hashes))) } }
}

async function hashOf(document: object): Promise<Buffer> {
  const text = await jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    safe: true,
    base: null,
    documentLoader: loadContext,
  })
  return createHash('sha256').update(text).digest()
}
