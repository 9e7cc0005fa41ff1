import type { UploadedFile } from '@deckle/slides/view.ts'

export interface UploadPlace {
  /** Created on the device: uploading is idempotent by it. */
  readonly id: string
  readonly url: string
  readonly token: string
  readonly slideId: string
  readonly language: string
}

export interface UploadOptions {
  readonly onProgress?: (share: number) => void
  readonly createRequest?: () => XMLHttpRequest
  readonly pauses?: readonly number[]
}

/**
 * Why a file was not uploaded: `TooLarge`, `Refused` (its message is for the person), `Gone` (the token is no longer
 * accepted; its message is for the person, too), `Failed` (the connection), `NotStored` (failed, and the device can't store it).
 */
export class UploadError extends Error {
  constructor(name: 'TooLarge' | 'Refused' | 'Gone' | 'Failed' | 'NotStored', message = '') {
    super(message)
    this.name = name
  }
}

/** `INLINE_FILE_BYTES` of the contract: larger files are streamed. */
const inlineBytes = 1_000_000
/** Milliseconds without progress until the request is aborted. */
const stallMs = 120_000

/** Small files as base64, larger ones as a form. Retries where the connection fails; rejects with an `UploadError`. */
export async function uploadFile(
  file: File,
  place: UploadPlace,
  { onProgress, createRequest = () => new XMLHttpRequest(), pauses = [1000, 4000] }: UploadOptions = {},
): Promise<UploadedFile> {
  const call = await callFor(file, place)
  for (const wait of [...pauses, null]) {
    const answer = await send(createRequest(), call, place.language, onProgress)
    const body = parsed(answer.text)
    if (answer.status === 200 && body.file?.id) {
      const { id, name, size } = body.file
      return { file: id, name, size }
    }
    // A refusal without a code and messages is not our server's: a captive portal or a proxy.
    const isCurrent = typeof body.code === 'string' && Array.isArray(body.errors)
    if (isCurrent && answer.status < 500 && answer.status !== 429)
      throw new UploadError(names[body.code] ?? 'Refused', body.errors[0])
    if (wait === null) break
    await new Promise((resume) => setTimeout(resume, Math.max(wait, answer.retryAfter * 1000)))
  }
  throw new UploadError('Failed')
}

interface Call {
  readonly url: string
  readonly body: string | FormData
}

async function callFor(file: File, { id, url, token, slideId }: UploadPlace): Promise<Call> {
  if (file.size <= inlineBytes)
    return { url, body: JSON.stringify({ token, file: { id, slideId, name: file.name, data: await base64Of(file) } }) }
  const form = new FormData()
  for (const [name, value] of Object.entries({ token, id, slideId })) form.append(name, value)
  form.append('file', file)
  return { url: `${url}/stream`, body: form }
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,?/, ''))
    reader.onerror = () => reject(new UploadError('Failed'))
    reader.readAsDataURL(file)
  })
}

interface Answer {
  /** 0 without a reply. */
  readonly status: number
  readonly text: string
  readonly retryAfter: number
}

function send(
  request: XMLHttpRequest,
  { url, body }: Call,
  language: string,
  onProgress: ((share: number) => void) | undefined,
): Promise<Answer> {
  return new Promise((resolve) => {
    let timer = setTimeout(() => request.abort(), stallMs)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), stallMs)
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      const { status, responseText: text } = request
      resolve({ status, text, retryAfter: status === 429 ? Number(request.getResponseHeader('retry-after')) || 0 : 0 })
    })
    request.open('POST', url)
    request.setRequestHeader('accept-language', language)
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
    request.send(body)
  })
}

const names: Readonly<Record<string, 'Gone' | 'TooLarge'>> = { gone: 'Gone', not_found: 'Gone', too_large: 'TooLarge' }

interface Reply {
  readonly code: string
  readonly errors: readonly string[]
  readonly file: { readonly id: string; readonly name: string; readonly size: number }
}

function parsed(text: string): Partial<Reply> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Reply>
  } catch {
    return {}
  }
}
