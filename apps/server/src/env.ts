import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cutEnd } from '@deckle/core/text/cut-end.ts'
import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import { z } from 'zod'

const isOn = z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).transform((value) => value === 'on')
const onOff = (initial: 'on' | 'off') => isOn.default(initial === 'on')
const wholeNumber = (least: number, max: number) => {
  const error = `must be a whole number from ${least} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= max, error)
}
const address = (schemes: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    )
const email = z.email({ error: 'must be an e-mail address' })
const list = (initial: string) =>
  z
    .string()
    .default(initial)
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  STOP_DELAY: wholeNumber(0, 3600).default(0),
  PUBLIC_URL: address(['http:', 'https:'])
    .transform((text) => cutEnd(text, '/'))
    .optional(),
  DECKLE_DATA: z.string().default('.data'),
  BACKUP_FOLDER: z.string().optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  POOL_SIZE: wholeNumber(2, 200).default(10),
  DECKLE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DECKLE_ADMIN_EMAIL: email.optional(),
  // Spaces are removed from passwords everywhere.
  DECKLE_ADMIN_PASSWORD: z
    .string()
    .transform(stripSpaces)
    .pipe(z.string().min(15, 'must have at least 15 characters').max(128, 'must have at most 128 characters'))
    .optional(),
  DECKLE_DEMO: onOff('on'),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Deckle <no-reply@localhost>'),
  S3_ENDPOINT: address(['http:', 'https:'])
    .transform((text) => cutEnd(text, '/'))
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  PAYMENT_SANDBOX: isOn.optional(),
  RAZORPAY_URL: address(['http:', 'https:']).default('https://api.razorpay.com'),
  SELLER_NAME: z.string().max(200).default('Deckle'),
  SELLER_ADDRESS: z.string().max(500).default(''),
  SELLER_TAX_NUMBER: z.string().max(40).default(''),
  TAX_NAME: z.string().max(20).default('GST'),
  REGISTRATION: onOff('off'),
  REGISTRATION_BLOCKED_DOMAINS: list('mailinator.com,yopmail.com'),
  REGISTRATION_ALLOWED_ENDINGS: list('.in,.com,.org,.net,.co.in'),
  LATEST_VERSION: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, 'must have the form 3.0.0')
    .default('3.0.0'),
  UPDATE_POLICY: z
    .enum(['lts', 'stable', 'custom'], { error: 'must be "lts", "stable" or "custom"' })
    .default('stable'),
  GUEST_EMAIL: email.optional(),
  GUEST_PASSWORD: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be "fatal", "error", "warn", "info", "debug", "trace" or "silent"',
    })
    .default('info'),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((text) =>
      text === 'off'
        ? false
        : text === 'on'
          ? true
          : /^\d+$/.test(text)
            ? Number(text)
            : text.split(',').map((part) => part.trim()),
    ),
  WEBHOOK_HOSTS: list(''),
  SSO_HOSTS: list(''),
  TICKET_REPLY_ADDRESS: email.optional(),
  TICKET_INBOUND_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .transform((text) => text.toLowerCase())
    .optional(),
  GEO_DATABASE: z.string().optional(),
})

export const variableNames: readonly string[] = Object.keys(settings.shape)

/** All settings, read once at start. Groups (`s3`, `guest`) are complete or absent. */
export type Env = ReturnType<typeof readEnv>

/** An empty variable counts as absent. Throws an `EnvError` that names every invalid variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const { success, data, error } = settings.safeParse(present)
  if (!success) throw new EnvError(error.issues.map(({ path, message }) => `${String(path[0])} ${message}`))
  requireTogether(present)
  return {
    port: data.PORT,
    host: data.HOST,
    /** Seconds. */
    stopDelay: data.STOP_DELAY,
    /** Without a trailing slash. Absent: links in mails use http://localhost and the port. */
    publicUrl: data.PUBLIC_URL,
    dataFolder: data.DECKLE_DATA,
    /** Absent: the embedded PostgreSQL in the data folder. */
    databaseUrl: data.DATABASE_URL,
    /** Of daily backups of the embedded database. */
    backupFolder: data.BACKUP_FOLDER ?? join(data.DECKLE_DATA, 'backups'),
    poolSize: data.POOL_SIZE,
    secret: data.DECKLE_SECRET,
    adminEmail: data.DECKLE_ADMIN_EMAIL,
    adminPassword: data.DECKLE_ADMIN_PASSWORD,
    demo: data.DECKLE_DEMO,
    /** `smtpUrl` absent: mails go to the outbox. */
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM },
    /** Absent: files go to the data folder. */
    s3: allOrNone({
      endpoint: data.S3_ENDPOINT,
      bucket: data.S3_BUCKET,
      region: data.S3_REGION,
      accessKeyId: data.S3_ACCESS_KEY_ID,
      secretAccessKey: data.S3_SECRET_ACCESS_KEY,
    }),
    /** Absent: the self-hosted proof of work. */
    recaptcha: allOrNone({ secret: data.RECAPTCHA_SECRET, siteKey: data.RECAPTCHA_SITE_KEY }),
    /** Absent: the sandbox, or no payments. */
    razorpay: allOrNone({
      keyId: data.RAZORPAY_KEY_ID,
      keySecret: data.RAZORPAY_KEY_SECRET,
      webhookSecret: data.RAZORPAY_WEBHOOK_SECRET,
    }),
    /** Whether plans are paid in the embedded sandbox, which moves no money: by default in demo installations. */
    paymentSandbox: data.PAYMENT_SANDBOX ?? data.DECKLE_DEMO,
    razorpayUrl: data.RAZORPAY_URL,
    /** Whose invoices they are. */
    seller: {
      name: data.SELLER_NAME,
      address: data.SELLER_ADDRESS,
      taxNumber: data.SELLER_TAX_NUMBER,
      taxName: data.TAX_NAME,
    },
    registration: {
      enabled: data.REGISTRATION,
      blockedDomains: data.REGISTRATION_BLOCKED_DOMAINS,
      allowedEndings: data.REGISTRATION_ALLOWED_ENDINGS,
    },
    latestVersion: data.LATEST_VERSION,
    updatePolicy: data.UPDATE_POLICY,
    guest: allOrNone({ email: data.GUEST_EMAIL, password: data.GUEST_PASSWORD }),
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    /** Hosts, with or without a port, that webhooks may reach though they are not public or not over https. */
    webhookHosts: data.WEBHOOK_HOSTS,
    /** The same for providers of single sign-on. */
    ssoHosts: data.SSO_HOSTS,
    /** Absent: answers to mails of tickets are not received. */
    ticketMail: allOrNone({ address: data.TICKET_REPLY_ADDRESS, secret: data.TICKET_INBOUND_SECRET }),
    /** Absent: /metrics answers this machine only. */
    metricsToken: data.METRICS_TOKEN,
    /** In lower case; used only behind a trusted proxy. */
    countryHeader: data.COUNTRY_HEADER,
    /** Path of an .mmdb file. */
    geoDatabase: data.GEO_DATABASE,
  }
}

/** Adds the variables of a `.env` file, if there is one, without overwriting existing ones. */
export function loadEnvFile(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file)
}

export class EnvError extends Error {
  override name = 'EnvError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(
      `The settings can not be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nEach is explained in .env.example.`,
    )
    this.problems = problems
  }
}

const together = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['GUEST_EMAIL', 'GUEST_PASSWORD'],
  ['TICKET_REPLY_ADDRESS', 'TICKET_INBOUND_SECRET'],
] as const

function requireTogether(values: Record<string, string | undefined>): void {
  const problems = together.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) return []
    const present = names.filter((name) => values[name] !== undefined)
    return missing.map((name) => `${name} is missing: it is needed with ${present.join(', ')}`)
  })
  if (problems.length > 0) throw new EnvError(problems)
}

type AllOrNone<T> = { [K in keyof T]: NonNullable<T[K]> }

function allOrNone<T extends Record<string, string | undefined>>(parts: T): AllOrNone<T> | undefined {
  return Object.values(parts).every((part) => part !== undefined) ? (parts as AllOrNone<T>) : undefined
}

/** Absolute URL of this installation. Never taken from the Host header, which clients control. */
export const publicAddress = (env: Pick<Env, 'publicUrl' | 'port'>): string =>
  env.publicUrl ?? `http://localhost:${env.port}`
