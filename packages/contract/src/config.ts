import { updatePolicies } from '@deckle/core/version/version.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import { patternText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { branding } from './models/people.ts'
import { ssoOffer } from './models/sso.ts'
import { moment, text } from './kit/shapes.ts'
import { routes } from './routes.ts'

export const configuration = z.object({
  appName: z.string(),
  version: z.string(),
  latestVersion: z.string(),
  updatePolicy: z.enum(updatePolicies),
  registration: z.boolean(),
  guest: z.boolean(),
  captcha: z.object({ kind: z.enum(['proof_of_work', 'recaptcha']), siteKey: z.nullable(z.string()) }),
  branding,
  /** The slug of the client whose branding this is; null for Deckle's own. */
  client: z.nullable(z.string()),
  /** How people of that client can sign in by its own directory; null where they can't. */
  sso: z.nullable(ssoOffer),
})

/** Settings that a Superadmin can change at runtime. */
export const storedSettings = ['registration', 'updatePolicy', 'latestVersion'] as const
export type StoredSetting = (typeof storedSettings)[number]

/** Environment variables, grouped for display. */
export const environmentGroups = {
  server: [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'STOP_DELAY',
    'LOG_LEVEL',
    'TRUST_PROXY',
    'COUNTRY_HEADER',
    'GEO_DATABASE',
    'METRICS_TOKEN',
    'WEBHOOK_HOSTS',
    'SSO_HOSTS',
  ],
  data: ['DECKLE_DATA', 'BACKUP_FOLDER', 'DATABASE_URL', 'POOL_SIZE', 'DECKLE_SECRET'],
  start: ['DECKLE_ADMIN_EMAIL', 'DECKLE_ADMIN_PASSWORD', 'DECKLE_DEMO'],
  mail: ['SMTP_URL', 'MAIL_FROM', 'TICKET_REPLY_ADDRESS', 'TICKET_INBOUND_SECRET'],
  files: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  captcha: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  payments: [
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
    'RAZORPAY_URL',
    'PAYMENT_SANDBOX',
    'SELLER_NAME',
    'SELLER_ADDRESS',
    'SELLER_TAX_NUMBER',
    'TAX_NAME',
  ],
  people: [
    'REGISTRATION',
    'REGISTRATION_BLOCKED_DOMAINS',
    'REGISTRATION_ALLOWED_ENDINGS',
    'GUEST_EMAIL',
    'GUEST_PASSWORD',
  ],
  updates: ['LATEST_VERSION', 'UPDATE_POLICY'],
} as const
export type EnvironmentGroup = keyof typeof environmentGroups
export type EnvironmentSetting = (typeof environmentGroups)[EnvironmentGroup][number]
export const environmentSettings: readonly EnvironmentSetting[] = Object.values(environmentGroups).flat()

const storedSetting = z.object({
  key: z.enum(storedSettings),
  value: z.union([z.string(), z.boolean()]),
  /** Value from the environment, restored by a reset. */
  initial: z.union([z.string(), z.boolean()]),
  /** Whether the value was changed at runtime. */
  isChanged: z.boolean(),
  /** Who changed or reset it last; null if unknown. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(moment),
})
export type StoredSettingState = Output<typeof storedSetting>

const environmentSetting = z.object({
  name: z.enum(environmentSettings),
  /** Null if not set, and always for secrets. */
  value: z.nullable(z.string()),
  /** Null without a default. */
  initial: z.nullable(z.string()),
  isSecret: z.boolean(),
  isSet: z.boolean(),
})
export type EnvironmentSettingState = Output<typeof environmentSetting>

const settings = z.object({ stored: z.array(storedSetting), environment: z.array(environmentSetting) })

export const config = {
  fetch: endpoint(routes.config.fetch, {
    summary: "Public configuration; with a client's slug, its branding",
    query: z.object({ client: z.optional(text(100)) }),
    reply: z.object({ config: configuration }),
  }),
  upsert: endpoint(routes.config.upsert, {
    summary: 'Change the configuration (Superadmin)',
    body: z.strictObject({
      latestVersion: z.optional(patternText(14, /^\d{1,4}\.\d{1,4}\.\d{1,4}$/)),
      updatePolicy: z.optional(z.enum(updatePolicies)),
      registration: z.optional(z.boolean()),
    }),
    reply: z.object({ config: configuration }),
  }),
  settings: endpoint(routes.config.settings, {
    summary: 'Every setting with its value and default; for secrets only whether they are set',
    reply: settings,
  }),
  reset: endpoint(routes.config.reset, {
    summary: 'Reset settings to their environment values',
    body: z.strictObject({ keys: list(z.enum(storedSettings), { min: 1, max: storedSettings.length }) }),
    reply: settings,
  }),
} as const satisfies Resource<typeof routes.config>
