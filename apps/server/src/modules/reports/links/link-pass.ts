import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../../platform/uuid.ts'
import { readSignedKey, type RowKey, signKey } from '../../../platform/signed-key.ts'

/** Seconds that a pass is valid. */
const SECONDS = 3600

/** The token of an address: it can be shown again, and is neither in the database nor in a backup. */
export const linkToken = (link: RowKey, secret: Buffer): string => signKey('report_link', link, secret)

/** Null for a token that was not signed here. */
export const readLinkToken = (token: string, secret: Buffer): RowKey | null =>
  readSignedKey('report_link', token, secret)

interface Lock extends RowKey {
  readonly pinHash: string | null
}

/** `client.link.expiry.signature`: of this link alone, as long as it has the same PIN. */
export function signLinkPass(link: Lock, secret: Buffer, now: Date): string {
  const text = `${link.clientId}.${link.key}.${Math.floor(now.getTime() / 1000) + SECONDS}`
  return `${text}.${signature(text, link.pinHash, secret).toString('base64url')}`
}

/** The link that a pass says it opens; null where it can't be one. Nothing is proved before `isLinkPass`. */
export function linkOfPass(pass: string): RowKey | null {
  const [clientId = '', key = '', , , ...more] = pass.split('.')
  return isUuid(clientId) && isUuid(key) && more.length === 0 ? { clientId, key } : null
}

export function isLinkPass(pass: string, pinHash: string | null, secret: Buffer, now: Date): boolean {
  const [clientId, key, expiry, signed = ''] = pass.split('.')
  const expected = signature(`${clientId}.${key}.${expiry}`, pinHash, secret)
  const actual = Buffer.from(signed, 'base64url')
  return (
    actual.length === expected.length && timingSafeEqual(actual, expected) && Number(expiry) * 1000 >= now.getTime()
  )
}

const signature = (text: string, pinHash: string | null, secret: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update(`report_pass.${text}.${pinHash ?? ''}`)
    .digest()
