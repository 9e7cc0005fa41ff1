import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** AWS Signature Version 4, implemented independently from its documentation. */
export function signatureOf(secret: string, { method, url, headers }: IncomingMessage): string {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const scope = /Credential=\w+\/([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, url, '', lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const key = scope
    .split('/')
    .reduce<Buffer | string>((before, part) => createHmac('sha256', before).update(part).digest(), `AWS4${secret}`)
  return createHmac('sha256', key).update(text).digest('hex')
}

/** The signature in the request's Authorization header. */
export const signatureIn = ({ headers }: IncomingMessage): string | undefined =>
  /Signature=(\w+)/.exec(headers.authorization ?? '')?.[1]
