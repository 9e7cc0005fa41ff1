import { TOTAL_ROWS } from '@deckle/contract/client/total-rows.ts'
import type { FastifyReply } from 'fastify'
import type { FileReply } from '../handler.ts'

/** Always a download: uploaded or exported files are never shown in this origin. */
export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
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
    .send(file.body)
}
