import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSignedKey, type RowKey, signKey } from '../../../platform/signed-key.ts'

/** Seconds that a pass is valid. */
const SECONDS = 3600

/** What an address carries: it can be shown again, and neither the database nor a backup tells it. */
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
  const [, clientId, key] = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.\d{1,12}\.[\w-]{43}$/.exec(pass) ?? []
  return clientId === undefined || key === undefined ? null : { clientId, key }
}

export function isLinkPass(pass: string, pinHash: string | null, secret: Buffer, now: Date): boolean {
  const at = pass.lastIndexOf('.')
  const text = pass.slice(0, at)
  const [expected, actual] = [signature(text, pinHash, secret), Buffer.from(pass.slice(at + 1), 'base64url')]
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false
  return Number(text.split('.')[2]) * 1000 >= now.getTime()
}

const signature = (text: string, pinHash: string | null, secret: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update(`report_pass.${text}.${pinHash ?? ''}`)
    .digest()
