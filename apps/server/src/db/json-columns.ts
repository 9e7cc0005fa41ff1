import type { ClaimsMapping } from '@deckle/core/sso/sso.ts'

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
