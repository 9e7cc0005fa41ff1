import { BackupError } from '../db/backup/backup-format.ts'
import { isDatabaseUnavailable } from '../db/connection/is-database-unavailable.ts'
import { MigrationError } from '../db/migration-error.ts'
import { type Env, EnvError } from '../env.ts'
import { DistributionError } from '../db/distribution/distribute.ts'
import { StartError } from '../platform/start-error.ts'

const plainErrors = [EnvError, StartError, MigrationError, BackupError, DistributionError]

interface SystemError extends Error {
  readonly code?: string
  readonly syscall?: string
  readonly path?: string
  readonly hostname?: string
}

/** A sentence if the settings or the machine are the cause, else the stack. */
export function startFailureMessage(
  error: unknown,
  env?: Pick<Env, 'host' | 'port' | 'databaseUrl' | 'dataFolder'>,
): string {
  if (!(error instanceof Error)) return String(error)
  if (plainErrors.some((kind) => error instanceof kind)) return error.message
  return (
    (env &&
      (listenFailure(error, env) ??
        databaseFailure(error, env) ??
        fileFailure(error, env) ??
        embeddedFailure(error, env))) ??
    error.stack ??
    error.message
  )
}

function listenFailure(
  { code, syscall, hostname }: SystemError,
  { host, port }: Pick<Env, 'host' | 'port'>,
): string | null {
  const isHost = syscall === 'listen' || syscall === 'bind' || (syscall === 'getaddrinfo' && hostname === host)
  if (!isHost) return null
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop that one, or set PORT to another.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one from 1024 on.`
  return `The server cannot listen on "${host}" (${code}): it is no address of this machine. Set HOST to one, or leave it out.`
}

/** By PostgreSQL's or Node's error code. */
const databaseReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOENT: 'nothing answers there',
  ENOTFOUND: 'the name of its machine is not known',
  EAI_AGAIN: 'the name of its machine is not known',
  EHOSTUNREACH: 'its machine cannot be reached',
  ENETUNREACH: 'its machine cannot be reached',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it broke off the connection',
  '28P01': 'it does not take this user and password',
  '28000': 'it does not let this user in from here',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
  '42501': 'this user may not make tables',
}

function databaseFailure(
  { code = '', message, syscall, path }: SystemError,
  { databaseUrl }: Pick<Env, 'databaseUrl'>,
): string | null {
  if (databaseUrl === undefined || (code === 'ENOENT' && syscall !== 'connect')) return null
  const reason = databaseReasons[code] ?? (/timeout|Connection terminated|SSL/.test(message) ? message : undefined)
  if (reason === undefined) return null
  const { host, pathname } = new URL(databaseUrl)
  return `The database ${pathname.slice(1)} at ${host || (path ?? 'this machine')} cannot be used: ${reason}. Check DATABASE_URL.`
}

/** After files, since a full disk is an outage of the database too. */
function embeddedFailure(
  error: Error,
  { databaseUrl, dataFolder }: Pick<Env, 'databaseUrl' | 'dataFolder'>,
): string | null {
  if (databaseUrl !== undefined || !isDatabaseUnavailable(error)) return null
  return `The embedded database in ${dataFolder} did not answer in time (${error.message}). The machine may be busy: start again.`
}

function fileFailure({ code, path }: SystemError, { dataFolder }: Pick<Env, 'dataFolder'>): string | null {
  const place = path ?? dataFolder
  if (code === 'EROFS')
    return `${place} cannot be written: it is on a read-only file system. Set DECKLE_DATA to a folder that can be written.`
  if (code === 'EACCES' || code === 'EPERM')
    return `${place} may not be read or written by this user. Change its owner, or set DECKLE_DATA to another folder.`
  if (code === 'ENOSPC') return `There is no room left on the disk for ${place}. Make room, then start again.`
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'Too many files are open. Raise the limit (ulimit -n, LimitNOFILE= of systemd, --ulimit of a container).'
  return null
}
