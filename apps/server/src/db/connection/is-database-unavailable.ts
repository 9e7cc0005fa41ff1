/** PostgreSQL is stopping, starting, full or too slow. Class 08 is a lost connection. */
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
const awayInNode = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOSPC',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const awayWords =
  /Connection terminated|failure on connection marked as essential|connection to the remote node|could not connect to any active placements|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|not queryable|Cannot use a pool after calling end/

/** True for errors after which a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, severity } = error as { code?: string; syscall?: string; severity?: string }
  // FATAL: PostgreSQL closed or refused the connection.
  if (severity === 'FATAL' || awayWords.test(error.message)) return true
  if (code === undefined) return false
  if (code.startsWith('08') || away.has(code)) return true
  return syscall !== undefined && awayInNode.has(code) && (code !== 'ENOENT' || syscall === 'connect')
}
