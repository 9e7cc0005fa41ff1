import type { EnvironmentSetting, EnvironmentSettingState } from '@deckle/contract/config.ts'
import { environmentSettings } from '@deckle/contract/config.ts'
import { type Env, readEnv } from '../../env.ts'

type Value = string | number | boolean | readonly string[] | undefined

/** Passwords, keys, and URLs that contain one. */
const secrets: ReadonlySet<EnvironmentSetting> = new Set([
  'DATABASE_URL',
  'DECKLE_SECRET',
  'DECKLE_ADMIN_PASSWORD',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'RECAPTCHA_SECRET',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'GUEST_PASSWORD',
  'METRICS_TOKEN',
  'TICKET_INBOUND_SECRET',
])

/** The environment settings for Superadmins. Values of secrets are left out. */
export function describeEnv(env: Env): EnvironmentSettingState[] {
  const [present, initial] = [valuesOf(env), valuesOf(readEnv({}))]
  return environmentSettings.map((name) => ({
    name,
    value: secrets.has(name) ? null : textOf(present[name]),
    initial: secrets.has(name) ? null : textOf(initial[name]),
    isSecret: secrets.has(name),
    isSet: textOf(present[name]) !== textOf(initial[name]),
  }))
}

const valuesOf = (env: Env): Readonly<Record<EnvironmentSetting, Value>> => ({
  PORT: env.port,
  HOST: env.host,
  PUBLIC_URL: env.publicUrl,
  STOP_DELAY: env.stopDelay,
  LOG_LEVEL: env.logLevel,
  TRUST_PROXY: env.trustProxy,
  COUNTRY_HEADER: env.countryHeader,
  GEO_DATABASE: env.geoDatabase,
  METRICS_TOKEN: env.metricsToken,
  WEBHOOK_HOSTS: env.webhookHosts,
  SSO_HOSTS: env.ssoHosts,
  DECKLE_DATA: env.dataFolder,
  BACKUP_FOLDER: env.backupFolder,
  DATABASE_URL: env.databaseUrl,
  POOL_SIZE: env.poolSize,
  DECKLE_SECRET: env.secret,
  DECKLE_ADMIN_EMAIL: env.adminEmail,
  DECKLE_ADMIN_PASSWORD: env.adminPassword,
  DECKLE_DEMO: env.demo,
  SMTP_URL: env.mail.smtpUrl,
  MAIL_FROM: env.mail.from,
  TICKET_REPLY_ADDRESS: env.ticketMail?.address,
  TICKET_INBOUND_SECRET: env.ticketMail?.secret,
  S3_ENDPOINT: env.s3?.endpoint,
  S3_BUCKET: env.s3?.bucket,
  S3_REGION: env.s3?.region ?? 'us-east-1',
  S3_ACCESS_KEY_ID: env.s3?.accessKeyId,
  S3_SECRET_ACCESS_KEY: env.s3?.secretAccessKey,
  RECAPTCHA_SITE_KEY: env.recaptcha?.siteKey,
  RECAPTCHA_SECRET: env.recaptcha?.secret,
  RAZORPAY_KEY_ID: env.razorpay?.keyId,
  RAZORPAY_KEY_SECRET: env.razorpay?.keySecret,
  RAZORPAY_WEBHOOK_SECRET: env.razorpay?.webhookSecret,
  RAZORPAY_URL: env.razorpayUrl,
  PAYMENT_SANDBOX: env.paymentSandbox,
  SELLER_NAME: env.seller.name,
  SELLER_ADDRESS: env.seller.address || undefined,
  SELLER_TAX_NUMBER: env.seller.taxNumber || undefined,
  TAX_NAME: env.seller.taxName,
  REGISTRATION: env.registration.enabled,
  REGISTRATION_BLOCKED_DOMAINS: env.registration.blockedDomains,
  REGISTRATION_ALLOWED_ENDINGS: env.registration.allowedEndings,
  GUEST_EMAIL: env.guest?.email,
  GUEST_PASSWORD: env.guest?.password,
  LATEST_VERSION: env.latestVersion,
  UPDATE_POLICY: env.updatePolicy,
})

function textOf(value: Value): string | null {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'object' ? value.join(', ') : String(value)
}
