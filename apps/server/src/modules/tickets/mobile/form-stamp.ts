import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds for which a form can be sent. */
const LIFE = 24 * 3_600_000

/** `id.moment.signature`: shows that a form was fetched here, and is good once. */
export function signStamp(id: string, now: Date, secret: Buffer): string {
  const text = `${id}.${now.getTime()}`
  return `${text}.${signature(text, secret).toString('base64url')}`
}

/** The id of a stamp; null for one that was not signed here, or too long ago. */
export function readStamp(stamp: string, now: Date, secret: Buffer): string | null {
  const [id = '', moment = '', signed = '', ...more] = stamp.slice(0, 200).split('.')
  const [given, expected] = [Buffer.from(signed, 'base64url'), signature(`${id}.${moment}`, secret)]
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const age = now.getTime() - Number(moment)
  return age >= 0 && age <= LIFE ? id : null
}

const signature = (text: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`ticket_form.${text}`).digest()
