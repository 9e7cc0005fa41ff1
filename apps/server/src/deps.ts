import type { Logger } from 'pino'
import type pg from 'pg'
import type { Db } from './db/database.ts'
import type { Listener } from './db/listen.ts'
import type { Meters } from './db/meter.ts'
import type { Env } from './env.ts'
import type { LiveConfig } from './live-config.ts'
import type { Captcha } from './platform/captcha/captcha.ts'
import type { Files } from './platform/files/files.ts'
import type { Jobs } from './platform/jobs/start-jobs.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { RateLimits } from './platform/rate-limit/rate-limit.ts'

/** The parts that use cases are given: put together once, by hand, in main.ts (and by the tests). */
export interface Deps {
  readonly env: Env
  readonly db: Db
  /** For hot paths: plain named statements. */
  readonly pool: pg.Pool
  readonly listener: Listener
  readonly mail: Mail
  readonly files: Files
  readonly captcha: Captcha
  readonly limits: RateLimits
  /** What counts against the limits of plans and licences. */
  readonly meters: Meters
  readonly jobs: Pick<Jobs, 'add'>
  /** What a Superadmin may change while the server runs. */
  readonly config: LiveConfig
  readonly log: Logger
  readonly now: () => Date
  /** A new UUIDv7. */
  readonly newId: () => string
  /** Key of signatures (attempt tokens), 32 bytes. */
  readonly secret: Buffer
}
