import type { Logger } from 'pino'
import type pg from 'pg'
import type { Db } from './db/database.ts'
import type { Listener } from './db/listen.ts'
import type { Meters } from './db/meter.ts'
import type { Env } from './env.ts'
import type { LiveConfig } from './live-config.ts'
import type { TimeZones } from './modules/analytics/time-zones.ts'
import type { ArticleChanges } from './modules/articles/changes.ts'
import type { Views } from './modules/articles/readers/views.ts'
import type { AuthState } from './modules/auth/auth-state.ts'
import type { BlogState } from './modules/blog/state/blog-state.ts'
import type { FigureState } from './modules/figures/fold/figure-state.ts'
import type { CourseHookWith } from './modules/learning/course-change.ts'
import type { LearningState } from './modules/learning/learning-state.ts'
import type { JobKindsWith } from './modules/jobs/job-kind.ts'
import type { SocialKinds } from './modules/social/target.ts'
import type { SsoState } from './modules/sso/sso-state.ts'
import type { AsksLeadsInCourseWith, CompleteInCourseWith } from './modules/play/course-play.ts'
import type { LeadsOfPlays } from './modules/play/lead/lead-capture.ts'
import type { UrlState } from './modules/urls/url-state.ts'
import type { UrlTargets } from './modules/urls/url-target.ts'
import type { PlayState } from './modules/play/play-state.ts'
import type { Captcha } from './platform/captcha/captcha.ts'
import type { Dns } from './platform/dns/dns.ts'
import type { Files } from './platform/files/files.ts'
import type { Geo } from './platform/geo/geo.ts'
import type { Jobs } from './platform/jobs/start-jobs.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { PaymentGateway } from './platform/payment/payment-gateway.ts'
import type { WebFetch } from './platform/web-fetch/web-fetch.ts'
import type { WebRequest } from './platform/web-fetch/safe-request.ts'
import type { RateLimits } from './platform/rate-limit/rate-limit.ts'

export interface Parts {
  readonly env: Env
  readonly db: Db
  /** For hot paths: named statements without Kysely. */
  readonly pool: pg.Pool
  /** The tables are spread over several machines, each client's on one (docs/decisions/0033-distributed-by-client.md). */
  readonly isDistributed: boolean
  readonly listener: Listener
  readonly mail: Mail
  readonly files: Files
  readonly captcha: Captcha
  readonly payments: PaymentGateway
  readonly limits: RateLimits
  /** Of addresses that people typed. */
  readonly webFetch: WebFetch
  /** To providers of single sign-on. */
  readonly webRequest: WebRequest
  readonly dns: Dns
  readonly geo: Geo
  /** Usage meters of the plan and licence limits. */
  readonly meters: Meters
  /** What background jobs do. */
  readonly jobKinds: JobKindsWith<Deps>
  readonly jobs: Pick<Jobs, 'add'>
  /** Settings that a Superadmin may change while the server runs. */
  readonly config: LiveConfig
  readonly log: Logger
  readonly now: () => Date
  /** UUIDv7. */
  readonly newId: () => string
  /** Signing key (attempt tokens), 32 bytes. */
  readonly secret: Buffer
}

/** Dependencies of use cases, composed by hand in start/create-deps.ts and by the tests: parts, and the memory of modules. */
export interface Deps extends Parts {
  readonly articles: ArticleChanges
  readonly articleViews: Views
  /** Of a published article by its slug, where its client has a public blog. */
  readonly publicArticleUrl: (db: Db, clientId: string, slug: string) => Promise<string | null>
  readonly auth: AuthState
  readonly blog: BlogState
  readonly figures: FigureState
  readonly play: PlayState
  readonly learning: LearningState
  readonly urls: UrlState
  /** What short addresses lead to. */
  readonly urlTargets: UrlTargets
  /** What follows from a learner's step. */
  readonly courseHooks: readonly CourseHookWith<Deps>[]
  /** What learning does with a completed attempt. */
  readonly completeInCourse: CompleteInCourseWith<Deps>
  readonly asksLeadsInCourse: AsksLeadsInCourseWith<Deps>
  readonly leads: LeadsOfPlays<Deps>
  /** What can be commented on, and what a post can carry. */
  readonly socialKinds: SocialKinds
  readonly sso: SsoState
  readonly timeZones: TimeZones
}
