import { type ErrorDetail, type Refusal, refuse } from '@deckle/core/error.ts'

/** PostgreSQL is stopping, starting, full, or too slow: worth another try. Class 08 is a lost connection. */
const away = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '53000',
  '53100',
  '53200',
  '53300',
  '40001',
  '40P01',
  '55P03',
  '25P03',
])
const awayInNode = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOSPC'])
const awayWords =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Cannot use a pool after calling end/

/** Unique indexes that a field of a form stands for. */
const takenFields: Readonly<Record<string, ErrorDetail>> = {
  users_email: { message: 'email.taken', fields: { email: 'email.taken' } },
  users_username: { message: 'username.taken', fields: { username: 'username.taken' } },
}

/** What a database's error means to the caller; null for what is none, or is a bug. */
export function refusalOfDatabase(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null
  const { code, syscall, constraint, severity } = error as {
    code?: string
    syscall?: string
    constraint?: string
    severity?: string
  }
  // FATAL: PostgreSQL ended the connection, or let none begin.
  if (severity === 'FATAL') return refuse('unavailable', { retryAfterSeconds: 1 })
  if (awayWords.test(error.message) || (code !== undefined && (code.startsWith('08') || away.has(code))))
    return refuse('unavailable', { retryAfterSeconds: 1 })
  if (
    code !== undefined &&
    syscall !== undefined &&
    awayInNode.has(code) &&
    (code !== 'ENOENT' || syscall === 'connect')
  )
    return refuse('unavailable', { retryAfterSeconds: 1 })
  if (code === '23505') return refuse('already_taken', takenFields[constraint ?? ''] ?? {})
  if (code === '23503') return refuse('conflict')
  // Text that PostgreSQL can't store: a NUL or a broken character that no schema met.
  if (code === '22021' || code === '22P05') return refuse('malformed')
  return null
}
