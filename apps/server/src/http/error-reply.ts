import type { Language } from '@deckle/core/deck/deck.ts'
import { type ErrorCode, errorStatus } from '@deckle/core/error.ts'
import type { ErrorReply } from '@deckle/contract/kit/endpoint.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Message, Refusal, refuse } from '../refusal.ts'
import { FileStoreError } from '../platform/files/files.ts'
import { diskFullRetrySeconds, refusalOfDatabase } from './database-errors.ts'
import { audienceLanguage } from './language.ts'
import { wordsOfCode, wordsOfMessage } from '../words/refusal-words.ts'

/**
 * Replies with the body of decisions.md §5. Anything but a refusal is a bug: it is logged in full, and the reply holds
 * its id only.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  const status = refusal ? errorStatus[refusal.code] : 500
  if (!refusal) request.log.error({ err: error }, 'Unexpected error')
  else if (status === 503 || status === 507) request.log.warn({ err: error }, refusal.code)
  const retryAfter = refusal?.detail.retryAfterSeconds ?? (status === 503 ? 1 : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  const body = errorBody(
    refusal ?? refuse('internal'),
    audienceLanguage(request.headers['accept-language']),
    request.id,
  )
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body))
}

export function errorBody({ code, detail }: Refusal, language: Language, id: string): ErrorReply {
  const { message, limit, data, words } = detail
  const fields = words?.fields ?? (detail.fields && inWords(detail.fields, language))
  const isOwnText = message === undefined || code === 'email_format'
  return {
    errors: [words?.message ?? (isOwnText ? wordsOfCode(code, language) : wordsOfMessage(message, language))],
    code,
    ...(fields && { fields }),
    ...(limit && { limit: { ...limit } }),
    ...(data !== undefined && { data }),
    ...(code === 'internal' && { id }),
  }
}

function inWords(fields: Readonly<Record<string, Message>>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, wordsOfMessage(message, language)]))
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error.code === 'internal' ? null : error
  return refusalOfFiles(error) ?? refusalOfDatabase(error) ?? refusalOfFramework(error as FastifyError)
}

/** Disk full, too many open files or an unreachable store: neither the caller's error nor a bug. */
function refusalOfFiles(error: unknown): Refusal | null {
  if (error instanceof FileStoreError) return refuse('unavailable', { retryAfterSeconds: 5 })
  const { code } = error as { code?: string }
  if (code === 'ENOSPC' || code === 'EDQUOT') return refuse('disk_full', { retryAfterSeconds: diskFullRetrySeconds })
  return code !== undefined && unwritable.has(code) ? refuse('unavailable', { retryAfterSeconds: 5 }) : null
}

const unwritable = new Set(['EROFS', 'EMFILE', 'ENFILE', 'EIO'])

const byFrameworkCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_INVALID_TYPE: 'unsupported_type',
}

function refusalOfFramework({ code, statusCode }: FastifyError): Refusal | null {
  const known = byFrameworkCode[code]
  if (known) return refuse(known)
  if (statusCode === 413) return refuse('too_large')
  if (statusCode === 415) return refuse('unsupported_type')
  if (statusCode === 404) return refuse('not_found')
  if (statusCode === 503) return refuse('unavailable')
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? refuse('malformed') : null
}
