import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from '../env.ts'

/** JSON lines on standard error, apart from output for people. Possible secrets are redacted. */
export function createLog(
  { logLevel }: Pick<Env, 'logLevel'>,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  const secrets = [
    'password',
    'password_confirmation',
    'current_password',
    'token',
    'authtoken',
    'access-token',
    'authorization',
    'cookie',
    'email',
    'secret',
  ]
  return pino(
    {
      level: logLevel,
      redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[redacted]' },
    },
    destination,
  )
}
