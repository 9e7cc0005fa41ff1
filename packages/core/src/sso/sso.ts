import { type LicenseType, licenseRank } from '../access/access.ts'
import { isEmail, normaliseEmail } from '../text/email-address.ts'

/** Licence types that a directory may give: never Superadmin. */
export const directoryLicences = ['Learner', 'Creator', 'Manager', 'Admin'] as const satisfies readonly LicenseType[]
export type DirectoryLicence = (typeof directoryLicences)[number]

/** Who has this group (or role) at the provider gets this licence type. */
export interface LicenceRule {
  readonly value: string
  readonly license_type: DirectoryLicence
}

/** Which claims say what about a person. An empty name reads nothing. */
export interface ClaimsMapping {
  readonly email: string
  /** Says that the provider has confirmed the address. */
  readonly verified: string
  readonly first_name: string
  readonly last_name: string
  readonly locale: string
  /** The e-mail of the person's manager. */
  readonly manager: string
  /** A text or a list of texts that `licences` compares. */
  readonly groups: string
  readonly licences: readonly LicenceRule[]
  /** What later sign-ins change, too. */
  readonly updates: { readonly names: boolean; readonly licence: boolean; readonly manager: boolean }
}

export const defaultClaims: ClaimsMapping = {
  email: 'email',
  verified: 'email_verified',
  first_name: 'given_name',
  last_name: 'family_name',
  locale: 'locale',
  manager: '',
  groups: 'groups',
  licences: [],
  updates: { names: true, licence: false, manager: false },
}

/** Lengths and numbers of the settings. */
export const ssoLimits = { issuer: 500, clientId: 300, secret: 1000, label: 40, domains: 20, claim: 100, licences: 50 }

export interface DirectoryPerson {
  /** In lower case; empty without one that can be used. */
  readonly email: string
  /** `unsaid`: the provider says neither yes nor no. */
  readonly verified: 'yes' | 'no' | 'unsaid'
  readonly first_name: string
  readonly last_name: string
  /** Two letters in lower case; empty where none is given. */
  readonly language: string
  readonly manager: string
  /** Null where no rule holds. */
  readonly license_type: DirectoryLicence | null
}

type Claims = Readonly<Record<string, unknown>>

const NAME = 60

/** What the claims of a sign-in say about a person. Nothing in them is trusted to have a type. */
export function personFromClaims(claims: Claims, mapping: ClaimsMapping): DirectoryPerson {
  const name = (key: 'first_name' | 'last_name') => textOf(claims, mapping[key]).slice(0, NAME).trim()
  return {
    email: addressOf(claims, mapping.email),
    verified: verifiedOf(claimAt(claims, mapping.verified)),
    first_name: name('first_name'),
    last_name: name('last_name'),
    language: /^[a-z]{2}(?![a-z])/i.exec(textOf(claims, mapping.locale))?.[0].toLowerCase() ?? '',
    manager: addressOf(claims, mapping.manager),
    license_type: licenceOf(textsOf(claimAt(claims, mapping.groups)), mapping.licences),
  }
}

/** The highest of the licence types whose group the person has. */
function licenceOf(groups: ReadonlySet<string>, rules: readonly LicenceRule[]): DirectoryLicence | null {
  return rules
    .filter(({ value, license_type }) => groups.has(value) && directoryLicences.includes(license_type))
    .reduce<DirectoryLicence | null>(
      (best, { license_type: type }) => (best === null || licenseRank(type) > licenseRank(best) ? type : best),
      null,
    )
}

/** By its whole name, else along the dots of `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  if (name === '') return undefined
  if (Object.hasOwn(claims, name)) return claims[name]
  let value: unknown = claims
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Claims)[part]
  }
  return value
}

function textOf(claims: Claims, name: string): string {
  const value = claimAt(claims, name)
  return typeof value === 'string' && value.isWellFormed() ? value.replace(/\p{Cc}/gu, '').trim() : ''
}

const textsOf = (value: unknown): ReadonlySet<string> =>
  new Set([value].flat().filter((item): item is string => typeof item === 'string'))

function addressOf(claims: Claims, name: string): string {
  const address = normaliseEmail(textOf(claims, name))
  return isEmail(address) ? address : ''
}

/** Some providers send texts or numbers for yes and no. */
function verifiedOf(value: unknown): DirectoryPerson['verified'] {
  if (value === undefined || value === null) return 'unsaid'
  return value === true || value === 'true' || value === 1 || value === '1' ? 'yes' : 'no'
}

/** The domain of an e-mail address in lower case; empty where there is none. */
export function domainOf(email: string): string {
  return email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
}

/** A host name of two labels or more, in lower case; names in other scripts in their ASCII form. */
export const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

export const isDomain = (text: string): boolean => text.length <= 253 && domainPattern.test(text)

/** What to do with a person whom the directory has just named, and whom no earlier sign-in has linked. */
export type Arrival = 'create' | 'link' | 'no_email' | 'unverified' | 'foreign_domain'

/**
 * Only addresses of domains that the client has proved are taken. A new account may have an address that the directory
 * says nothing more of: the domain is the client's. An account that exists is linked only where the directory has
 * confirmed the address.
 */
export function arrivalOf(
  { email, verified }: Pick<DirectoryPerson, 'email' | 'verified'>,
  { domains, exists }: { readonly domains: readonly string[]; readonly exists: boolean },
): Arrival {
  if (email === '') return 'no_email'
  if (!domains.includes(domainOf(email))) return 'foreign_domain'
  if (verified === 'no') return 'unverified'
  if (!exists) return 'create'
  return verified === 'yes' ? 'link' : 'unverified'
}

/** Own paths only, or the start: nothing that a browser reads as another host. */
export function ownPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 500 || !/^\/(?![/\\])/.test(wanted)) return '/'
  return /[\p{Cc}\\]/u.test(wanted) ? '/' : wanted
}

/** Issuers that any account of a public provider may sign in at: `hd` says whose it is (Google Workspace). */
export const isSharedIssuer = (issuer: string): boolean => issuer.replace(/\/$/, '') === 'https://accounts.google.com'

/** The issuer in an address as people paste it: without invisible characters and the path of the discovery document. */
export const issuerIn = (typed: string): string =>
  typed
    .replace(/\p{DI}/gu, '')
    .trim()
    .replace(/\/\.well-known\/(?:openid-configuration|oauth-authorization-server)\/?$/, '')
