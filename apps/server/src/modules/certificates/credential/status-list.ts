import { gzipSync } from 'node:zlib'
import { CREDENTIALS_CONTEXT } from './contexts.ts'

/** Entries of a list: the minimum of Bitstring Status List, so that fetching a list does not identify a holder. */
export const STATUS_LIST_LENGTH = 131_072

/** Which list, and which place in it, the certificate with this count in its client has. */
export function statusPlace(count: number): { readonly list: number; readonly index: number } {
  return { list: Math.floor(count / STATUS_LIST_LENGTH), index: count % STATUS_LIST_LENGTH }
}

/** W3C's Bitstring Status List of a client, not signed yet: who is revoked among all of a list. */
export function createStatusList(list: {
  /** The address it is read at. */
  readonly address: string
  readonly issuer: string
  /** Indexes. */
  readonly revoked: readonly number[]
  /** ISO 8601 with time zone. */
  readonly validFrom: string
}) {
  return {
    '@context': [CREDENTIALS_CONTEXT],
    id: list.address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: list.issuer,
    validFrom: list.validFrom,
    credentialSubject: {
      id: `${list.address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bitsOf(list.revoked)).toString('base64url')}`,
    },
  }
}

/** The first place is the highest bit of the first byte. */
function bitsOf(places: readonly number[]): Buffer {
  const bits = Buffer.alloc(STATUS_LIST_LENGTH / 8)
  for (const place of places) {
    const byte = Math.floor(place / 8)
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (place % 8))
  }
  return bits
}
