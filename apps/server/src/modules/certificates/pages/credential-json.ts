import type { Deps } from '../../../deps.ts'
import { publicAddress } from '../../../env.ts'
import type { PageReply } from '../../../http/page-reply.ts'
import { dataPolicy } from '../../../http/security-headers.ts'
import { createCredential } from '../credential/achievement-credential.ts'
import { didDocument, issuerDid } from '../credential/issuer-did.ts'
import { signCredential } from '../credential/sign-credential.ts'
import { createStatusList, STATUS_LIST_LENGTH, statusPlace } from '../credential/status-list.ts'
import { certificateAddress } from '../issued/present.ts'
import { type CertificateRecord, countIssued, findRevokedPlaces } from '../issued/queries.ts'
import { findPublicKeys } from '../keys/queries.ts'
import { keyInUse } from '../keys/signing-keys.ts'

/** Without milliseconds, as the standard's examples have it. */
const momentText = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`

/** The Open Badges 3.0 credential of a certificate. The same until the client's key is changed. */
export async function credentialOf(deps: Deps, row: CertificateRecord): Promise<object> {
  const base = publicAddress(deps.env)
  const { list, index } = statusPlace(row.place)
  const issuedAt = momentText(row.issued_at)
  const credential = createCredential({
    address: certificateAddress(deps.env, row.number),
    issuer: { did: issuerDid(base, row.client_id), name: row.issuer, address: base },
    person: { name: row.name, identityHash: row.identity_hash, salt: row.identity_salt },
    course: {
      id: `urn:uuid:${row.course_id}`,
      title: row.course,
      summary: row.summary,
      criteria: row.criteria,
      language: row.language,
    },
    percentage: row.percentage,
    issuedAt,
    validUntil: row.valid_until && momentText(row.valid_until),
    status: { list: listAddress(base, row.client_id, list), index },
  })
  return signCredential(credential, await keyInUse(deps, row.client_id), issuedAt)
}

const listAddress = (base: string, clientId: string, list: number): string =>
  `${base}/.well-known/clients/${clientId}/status/${list}`

/** Null where the client has not issued as many certificates. */
export async function statusListOf(deps: Deps, clientId: string, list: number): Promise<object | null> {
  const from = list * STATUS_LIST_LENGTH
  if ((await countIssued(deps.db, clientId)) <= from) return null
  const places = await findRevokedPlaces(deps.db, clientId, from, from + STATUS_LIST_LENGTH)
  const base = publicAddress(deps.env)
  const now = momentText(deps.now())
  const credential = createStatusList({
    address: listAddress(base, clientId, list),
    issuer: issuerDid(base, clientId),
    revoked: places.map((place) => place - from),
    validFrom: now,
  })
  return signCredential(credential, await keyInUse(deps, clientId), now)
}

/** Null for a client that has signed nothing. */
export async function didDocumentOf(deps: Deps, clientId: string): Promise<object | null> {
  const keys = await findPublicKeys(deps.db, clientId)
  if (keys.length === 0) return null
  const did = issuerDid(publicAddress(deps.env), clientId)
  return didDocument(
    did,
    keys.map((key) => ({ publicKeyMultibase: key.public_key })),
  )
}

/** Read by other sites' verifiers. */
export function jsonPage(status: number, type: string, body: object): PageReply {
  return {
    status,
    headers: {
      'content-type': type,
      'cache-control': status === 200 ? 'public, max-age=60' : 'no-store',
      'access-control-allow-origin': '*',
      'content-security-policy': dataPolicy,
      vary: 'accept, accept-language',
    },
    body: JSON.stringify(body),
  }
}
