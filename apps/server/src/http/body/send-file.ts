import { Readable } from 'node:stream'
import { TOTAL_ROWS } from '@deckle/contract/client/total-rows.ts'
import type { FastifyReply } from 'fastify'
import type { FileReply } from '../handler.ts'

/**
 * Always a download: uploaded or exported files are never shown in this origin.
 * @param noted the file is whole once this is done, and broken off where it fails
 */
export function sendFile(reply: FastifyReply, file: FileReply, noted?: Promise<void>): FastifyReply {
  const ascii = file.filename.replace(/[^A-Za-z0-9 ._-]/g, '_')
  const encoded = encodeURIComponent(file.filename.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  if (file.totalRows !== undefined) void reply.header(TOTAL_ROWS, String(file.totalRows))
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
    .header('cache-control', 'no-store')
    .send(noted ? Readable.from(endingAfter(noted, file.body), { objectMode: false }) : file.body)
}

/**
 * Does not wait before the first byte: a file that is read from the database holds a connection, and noting it needs
 * another one.
 */
async function* endingAfter(noted: Promise<void>, body: Readable): AsyncGenerator<Buffer | string> {
  noted.catch(() => undefined)
  for await (const chunk of body) yield chunk as Buffer | string
  await noted
}
