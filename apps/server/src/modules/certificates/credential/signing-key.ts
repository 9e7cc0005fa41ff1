import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { multibase58 } from './base58.ts'

/** A client's Ed25519 key. The private part is PKCS #8 in base64url: whoever has it signs as the client. */
export interface SigningKey {
  readonly publicKeyMultibase: string
  readonly privateKey: string
}

/** Multicodec of an Ed25519 public key. */
const ED25519_PUBLIC = [0xed, 0x01]

export function createSigningKey(): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return {
    publicKeyMultibase: multibase58(Buffer.concat([Buffer.from(ED25519_PUBLIC), raw])),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  }
}

export function signBytes({ privateKey }: Pick<SigningKey, 'privateKey'>, bytes: Buffer): Buffer {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' })
  return sign(null, bytes, key)
}
