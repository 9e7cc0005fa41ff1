import { newAccountLimits } from '@deckle/core/social/new-account.ts'

/** `shared` limits count in the database: they hold across servers and survive restarts. */
export interface Limit {
  /** Acts that are free within the time. */
  points: number
  seconds: number
  shared: boolean
  /** Of wrong guesses: after so many, each makes the next one wait, twice as long with every `step` more. */
  delay?: { after: number; step: number }
}

const minute = 60
const hour = 60 * minute

/** The limits by name. Whose acts are counted (an account, an address, a user) is the key that a caller gives. */
export const limits = {
  /** Wrong passwords for an account: consume before checking, `clear` when right. */
  signInAccount: { points: 5, seconds: 15 * minute, shared: true },
  /** The same for an address: `giveBack` when right. */
  signInAddress: { points: 20, seconds: 15 * minute, shared: true },
  /** Entries of failed sign-ins in the audit log, for an account and a reason. */
  failedSignInEntry: { points: 20, seconds: 15 * minute, shared: true },
  /** Codes of a second factor, and of its recovery, for an account: consume before checking, `clear` when right. */
  factorAccount: { points: 5, seconds: 15 * minute, shared: true },
  /** The same in a day, so that patience guesses no code either: `giveBack` when right. */
  factorDay: { points: 30, seconds: 24 * hour, shared: true },
  /** Emailed links that unlock an account after `factorDay`, and how often one does: `clear` forgets both limits. */
  factorUnlockLink: { points: 3, seconds: 24 * hour, shared: true },
  factorUnlock: { points: 2, seconds: 24 * hour, shared: true },
  /** Second factors and passkeys from an address: `giveBack` when right. */
  factorAddress: { points: 20, seconds: 15 * minute, shared: true },
  passkeyBegin: { points: 120, seconds: minute, shared: false },
  /** Sign-ins by single sign-on that an address begins or ends, behind which may be a whole office. */
  ssoAddress: { points: 300, seconds: 15 * minute, shared: false },
  /** Domains that an address asks about. */
  ssoDomain: { points: 60, seconds: minute, shared: false },
  /** Providers and name servers that an Admin has asked. */
  ssoTest: { points: 30, seconds: 5 * minute, shared: true },
  resetAccount: { points: 3, seconds: hour, shared: true },
  resetAddress: { points: 10, seconds: hour, shared: true },
  /** Links that confirm a registered address, asked for again. */
  confirmAccount: { points: 3, seconds: hour, shared: true },
  confirmAddress: { points: 10, seconds: hour, shared: true },
  signInLinkAccount: { points: 3, seconds: hour, shared: true },
  signInLinkAddress: { points: 10, seconds: hour, shared: true },
  /** Links that confirm a changed address: by who asks, and by the address. */
  emailChange: { points: 5, seconds: hour, shared: true },
  addressTaken: { points: 1, seconds: hour, shared: true },
  registerAddress: { points: 10, seconds: hour, shared: true },
  changePassword: { points: 5, seconds: 15 * minute, shared: true },
  /** Files with all that is stored of a person. */
  exportData: { points: 5, seconds: 24 * hour, shared: true },
  /** Messages to the learners of courses. */
  contactLearners: { points: 20, seconds: hour, shared: true },
  /** Certificates drawn for somebody to look at. */
  drawCertificate: { points: 60, seconds: minute, shared: false },
  drawReport: { points: 20, seconds: minute, shared: false },
  /** Public links to reports that a person makes. */
  makeReportLink: { points: 60, seconds: hour, shared: true },
  /** Opening public reports from an address, and reading the figures of their widgets. */
  openReportLink: { points: 60, seconds: minute, shared: false },
  readSharedReport: { points: 600, seconds: minute, shared: false },
  /** Searches of a public blog. */
  searchBlog: { points: 60, seconds: minute, shared: false },
  /** Fetching a person's calendar. */
  calendarFeed: { points: 60, seconds: hour, shared: false },
  /** Tickets and messages of a person; tickets opened without a session by an address, and mails about them to one. */
  ticketWrite: { points: 60, seconds: hour, shared: true },
  ticketAddress: { points: 10, seconds: hour, shared: true },
  ticketMail: { points: 3, seconds: hour, shared: true },
  /** By the secret of a thread: reading from an address, and writing. */
  ticketThread: { points: 120, seconds: minute, shared: false },
  ticketThreadWrite: { points: 30, seconds: hour, shared: true },
  /** Posts of a person, pictures for them, comments, likes and reports. */
  socialPost: { points: 30, seconds: hour, shared: true },
  socialPicture: { points: 40, seconds: hour, shared: true },
  socialComment: { points: 120, seconds: hour, shared: true },
  socialLike: { points: 120, seconds: minute, shared: false },
  socialReport: { points: 30, seconds: hour, shared: true },
  /** Of accounts younger than a day (`core/social/new-account.ts`). */
  newAccountPost: { points: newAccountLimits.posts, seconds: 24 * hour, shared: true },
  newAccountComment: { points: newAccountLimits.comments, seconds: 24 * hour, shared: true },
  /** Searches for names of people, by who may not list people. */
  findNames: { points: 120, seconds: minute, shared: false },
  captcha: { points: 60, seconds: minute, shared: false },
  upload: { points: 120, seconds: minute, shared: false },
  /** Wrong PINs, codes and links of a deck, and PINs of a report's link, from an address, from its network, and from everywhere. */
  enterAddress: { points: 60, seconds: hour, shared: true, delay: { after: 10, step: 5 } },
  enterNetwork: { points: 240, seconds: hour, shared: true },
  enterDeck: { points: 500, seconds: 15 * minute, shared: true },
  /** Wrong codes for an e-mail address and deck. */
  enterCode: { points: 5, seconds: 15 * minute, shared: true },
  /** To whom a code was sent, for as long as one can be good: a `mark`. */
  codeSent: { points: 1, seconds: 30 * minute, shared: true },
  /** Codes of a deck sent to an e-mail address, all that are sent to it, and all that one address asks for. */
  enterMailDeck: { points: 5, seconds: hour, shared: true },
  enterMail: { points: 10, seconds: hour, shared: true },
  enterMailAddress: { points: 300, seconds: hour, shared: true },
  /** Files that an address hands in while playing. */
  publicUpload: { points: 120, seconds: minute, shared: false },
  /** Banners at the endings of decks: asked for, seen and clicked by who isn't signed in. */
  bannerViewer: { points: 1200, seconds: minute, shared: false },
  /** Attempts that an address begins, behind which may be a whole school. */
  publicBegin: { points: 1200, seconds: minute, shared: false },
  /** Whatever else an address tells without a session. */
  publicWrite: { points: 1200, seconds: minute, shared: false },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
