import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../../refusal.ts'
import type { UploadedFile } from '../handler.ts'

export interface ReadForm {
  /** The JSON body, or the text fields before the file. */
  readonly body: unknown
  readonly file: UploadedFile | null
  /** Discards the rest of the body, so that the connection can be reused. */
  drain(): void
}

export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false })
}

/** Milliseconds until the part of a form before its file must have arrived; the whole request has its own limit. */
export const FORM_DEADLINE = 30_000
/** Milliseconds after a form's last byte until parsing must have ended. */
const AFTER_END = 250

/** Enforces the order of a form: text fields first, at most one file, last. */
export function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  deadline: number,
): ReadForm | Promise<ReadForm> {
  const takesForms = endpoint.bodyType !== 'json' && endpoint.bodyType !== 'json-or-urlencoded'
  if (!takesForms || !request.isMultipart())
    return { body: jsonBody(request, endpoint), file: null, drain: () => undefined }
  return readMultipart(request, reply, endpoint, deadline)
}

async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  deadline: number,
): Promise<ReadForm> {
  const fields: Record<string, string> = Object.create(null)
  const parts = request.parts({
    limits: {
      files: 1,
      fields: 20,
      fieldSize: Math.min(endpoint.bodyLimit, 64 * 1024),
      fieldNameSize: 100,
      parts: 21,
      headerPairs: 50,
      fileSize: endpoint.bodyLimit,
    },
  })
  const timeout = watchForEnd(request, deadline)
  try {
    for (;;) {
      const { value: part, done } = await Promise.race([parts.next(), timeout.broken])
      if (done || !part) return { body: { ...fields }, file: null, drain: () => undefined }
      if (part.type === 'file')
        return { body: { ...fields }, file: fileOf(part, { ...fields }), drain: () => void part.file.resume() }
      addField(fields, part)
    }
  } catch (error) {
    if (!request.raw.readableEnded) reply.header('connection', 'close')
    throw formRefusal(error)
  } finally {
    timeout.end()
  }
}

/**
 * The parser never ends if a boundary cuts a part's headers short, even when no more data can come: such a form is
 * refused.
 */
function watchForEnd({ raw }: FastifyRequest, deadline: number): { readonly broken: Promise<never>; end(): void } {
  let breaks = (): void => undefined
  const broken = new Promise<never>((_, reject) => {
    breaks = () => reject(refuse('malformed', 'body.broken'))
  })
  broken.catch(() => undefined)
  const slow = setTimeout(() => breaks(), deadline)
  let last: NodeJS.Timeout | undefined
  const ended = () => (last = setTimeout(() => breaks(), Math.min(AFTER_END, deadline)))
  if (raw.readableEnded) ended()
  else raw.once('end', ended)
  return {
    broken,
    end() {
      raw.off('end', ended)
      clearTimeout(slow)
      clearTimeout(last)
    },
  }
}

function jsonBody(request: FastifyRequest, endpoint: Endpoint): unknown {
  if (endpoint.bodyType === 'multipart' && request.body !== undefined && request.body !== null)
    throw refuse('unsupported_type')
  return request.body ?? {}
}

function addField(fields: Record<string, string>, part: MultipartValue): void {
  if (part.valueTruncated || part.fieldnameTruncated) throw refuse('too_large')
  if (part.fieldname === '__proto__' || part.fieldname === 'constructor' || part.fieldname in fields)
    throw refuse('malformed')
  fields[part.fieldname] = String(part.value)
}

function fileOf(part: MultipartFile, fields: Readonly<Record<string, string>>): UploadedFile {
  return { filename: part.filename ?? '', stream: part.file, isTruncated: () => part.file.truncated, fields }
}

function formRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { statusCode } = error as { statusCode?: number }
  return refuse(statusCode === 413 ? 'too_large' : 'malformed')
}
