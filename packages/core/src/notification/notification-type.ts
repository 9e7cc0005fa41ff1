import type { LicenseType } from '../access/access.ts'

/** How a notification comes by e-mail; in the application it always does. */
export const emailModes = ['none', 'daily', 'at_once'] as const
export type EmailMode = (typeof emailModes)[number]

interface NotificationKind {
  /** Until the person chooses. */
  readonly email: EmailMode
  /** The lowest licence type whose people get it; null while nothing sends it. */
  readonly from: LicenseType | null
}

/** decisions.md §4 "Notification"; `shared` is docs/decisions/0024. */
export const notificationTypes = {
  shared: { email: 'daily', from: 'Creator' },
  system: { email: 'daily', from: 'Learner' },
  // Sent to Admins for the client's limits, and to everybody with files for their own space.
  licence_limit: { email: 'at_once', from: 'Creator' },
  licence_end: { email: 'at_once', from: 'Learner' },
  /** Payments, invoices and the plan: sent to Admins and the owner. */
  billing: { email: 'at_once', from: 'Creator' },
  upgrade_request: { email: 'at_once', from: 'Creator' },
  enrolled: { email: 'at_once', from: 'Learner' },
  /** By a manager, of open courses. */
  reminder: { email: 'at_once', from: 'Learner' },
  /** How the branch stands, on Mondays. */
  team_weekly: { email: 'at_once', from: 'Manager' },
  due_soon: { email: 'at_once', from: 'Learner' },
  overdue: { email: 'at_once', from: 'Learner' },
  // What was passed is good no longer, soon or now.
  expiry: { email: 'at_once', from: 'Learner' },
  passed: { email: 'none', from: 'Learner' },
  failed: { email: 'none', from: 'Learner' },
  certificate: { email: 'at_once', from: 'Learner' },
  comment: { email: 'none', from: 'Learner' },
  reply: { email: 'daily', from: 'Learner' },
  mention: { email: 'daily', from: 'Learner' },
  like: { email: 'none', from: 'Learner' },
  post_removed: { email: 'daily', from: 'Learner' },
  lead_new: { email: 'daily', from: 'Creator' },
} as const satisfies Readonly<Record<string, NotificationKind>>

export type NotificationType = keyof typeof notificationTypes

export const notificationTypeNames = Object.keys(notificationTypes) as readonly NotificationType[]

export const isNotificationType = (value: unknown): value is NotificationType =>
  typeof value === 'string' && Object.hasOwn(notificationTypes, value)

/** Characters of a message that one person sends another, at most. */
export const notificationLimits = { title: 140, text: 500 } as const
