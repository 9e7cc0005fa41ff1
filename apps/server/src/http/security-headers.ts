import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Headers of every reply but `partHeaders`. HSTS only if the public URL is https. */
export function baseHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return { ...partHeaders(publicUrl), ...ofDocuments }
}

/** Headers of what a page consists of (scripts, styles, fonts): without those that browsers obey in documents only. */
export function partHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https:')
    ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : always
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

const ofDocuments = {
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** For replies other than pages: nothing may be loaded or framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export interface HtmlPolicyOptions {
  /** Whether other sites may frame the page (/embed); `'own'` allows this site only. */
  readonly framed?: boolean | 'own'
  /** Sites allowed to frame the page, as source expressions (`example.org`, `*.example.org`); none allows all. */
  readonly hosts?: readonly string[]
  /** `'sha256-…'` of inline `<style>` texts. */
  readonly styleHashes?: readonly string[]
  /** `'sha256-…'` of inline `<script>` texts. */
  readonly scriptHashes?: readonly string[]
  /** Whether Razorpay's checkout may run in the page: only where that gateway is configured. */
  readonly checkout?: boolean
  /** Whether the page asks for reCAPTCHA. */
  readonly recaptcha?: boolean
}

/**
 * What Razorpay's checkout loads, by directive. It sets style attributes on what it adds to the page; style sheets of
 * others stay refused.
 */
const checkoutSources = {
  script: ' https://checkout.razorpay.com https://cdn.razorpay.com',
  image: ' https://cdn.razorpay.com',
  connect: ' https://api.razorpay.com https://lumberjack.razorpay.com',
  frame: ' https://api.razorpay.com https://checkout.razorpay.com',
  also: ["style-src-attr 'unsafe-inline'"],
} as const

/** A bank's page opens in a window of its own and reports back; some pay through the browser. */
export const checkoutHeaders = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': ofDocuments['permissions-policy'].replace(
    'payment=()',
    'payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
  ),
} as const

/** Where Google says that reCAPTCHA's script, frames and calls come from. */
const recaptchaSources = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  image: '',
  connect: ' https://www.google.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  also: [],
} as const

interface Sources {
  readonly script: string
  readonly image: string
  readonly connect: string
  readonly frame: string
  /** Whole directives. */
  readonly also: readonly string[]
}

export function htmlPolicy({
  framed = false,
  hosts = [],
  styleHashes = [],
  scriptHashes = [],
  checkout = false,
  recaptcha = false,
}: HtmlPolicyOptions = {}): string {
  const added: readonly Sources[] = [...(checkout ? [checkoutSources] : []), ...(recaptcha ? [recaptchaSources] : [])]
  const from = (kind: Exclude<keyof Sources, 'also'>) => added.map((sources) => sources[kind]).join('')
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' ') + from('script'),
    ["style-src 'self'", ...styleHashes].join(' '),
    `img-src 'self' data: blob:${from('image')}`,
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src 'self'${from('connect')}`,
    `frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com${from('frame')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-ancestors ${ancestors(framed, hosts)}`,
    "base-uri 'none'",
    "form-action 'self'",
    ...added.flatMap(({ also }) => also),
  ].join('; ')
}

function ancestors(framed: boolean | 'own', hosts: readonly string[]): string {
  if (framed === false) return "'none'"
  if (framed === 'own') return "'self'"
  return hosts.length === 0 ? '*' : ["'self'", ...hosts].join(' ')
}

/** Source expression that allows one inline text. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Base headers and `dataPolicy` in one hook; pages write their own headers. */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = { ...baseHeaders(publicUrl), 'content-security-policy': dataPolicy }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
