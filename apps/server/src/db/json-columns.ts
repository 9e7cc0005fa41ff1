import type { ClaimsMapping } from '@deckle/core/sso/sso.ts'
import type { PriceId } from '@deckle/core/plan/price.ts'

/** `users.profile` (product.md §3 "User"). `logo` is a media id or `''`. */
export interface UserProfile {
  readonly company: string
  readonly address: string
  readonly webpage: string
  readonly bio: string
  readonly logo: string
}

/** `clients.branding`: replaces Deckle's name and look for a client's people. */
export interface Branding {
  readonly name: string
  /** `#rrggbb` */
  readonly primary: string
  /** Media id or `''`. */
  readonly logo: string
  /** Media id or `''`. */
  readonly icon: string
  readonly footer: string
}

/** `billing_accounts.buyer`, `invoices.buyer`: who is named on invoices. */
export interface Buyer {
  readonly name: string
  readonly address: string
  /** ISO 3166-1 alpha-2, '' for none. Absent in buyers stored before the field existed. */
  readonly country?: string
  readonly taxNumber: string
  readonly email: string
}

/** `invoices.seller`, as it was. */
export interface Seller {
  readonly name: string
  readonly address: string
  readonly taxNumber: string
  /** Such as GST. */
  readonly taxName: string
}

/** `purchases.terms`: what is charged for a plan, in the currency's minor unit. */
export interface Terms {
  readonly plan: PriceId
  readonly net: number
  readonly tax: number
  /** In hundredths of a percent. */
  readonly taxRate: number
}

/** `notifications.words`: the key of a translated text and its placeholder values. */
export interface StoredWords {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

/** `clients.sso`: how people sign in by the client's own directory; domains and the sealed secret stand beside it. */
export interface StoredSso {
  readonly issuer: string
  readonly client_id: string
  /** Of the button; empty for the client's name. */
  readonly label: string
  readonly claims: ClaimsMapping
}
