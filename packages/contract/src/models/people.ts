import { licenseTypes } from '@deckle/core/access/access.ts'
import { paymentTypes, type PlanLimit, planLimitNames, planTypes } from '@deckle/core/plan/plan.ts'
import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { isSiteAddress } from '@deckle/core/text/web-address.ts'
import { record } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'
import { tagName } from './tag.ts'
import { can, color, id, line, mediaId, moment, optionalLine, text } from '../kit/shapes.ts'

const limitUse = z.object({ used: z.number(), limit: z.number() })

/** Limits of a licence (product.md §6); `maxSpace` in bytes. */
export const license = z.object({
  id,
  license_type: z.enum(licenseTypes),
  maxUsers: z.number(),
  maxSpace: z.number(),
  plan: z.enum(planTypes),
  /** `Plan.type` (product.md §3). */
  planType: z.enum(paymentTypes),
  usedSpace: z.number(),
  /** End of the licence, after which sign-in is refused; null without an end. */
  expires_at: z.nullable(moment),
  /** What is used now of each limit of the plan. */
  ...(Object.fromEntries(planLimitNames.map((name) => [name, limitUse])) as Record<PlanLimit, typeof limitUse>),
})
export type License = Output<typeof license>

/** A client's branding, shown to its people in place of Deckle's (`appConfiguration`, product.md §3). */
export const branding = z.strictObject({
  name: text(60),
  primary: color,
  logo: mediaId,
  /** Of browser tabs and bookmarks. */
  icon: z._default(mediaId, ''),
  footer: text(200),
})
export type Branding = Output<typeof branding>

export const profile = z.strictObject({
  company: text(120),
  address: text(300),
  webpage: optionalLine(200).check(
    z.refine<string>((address) => address === '' || isSiteAddress(address), 'bad_address'),
  ),
  bio: text(1000),
  logo: mediaId,
})

/** Free details about a person: at most 50 short texts. */
export const details = record(line(60), text(500), 50)

/** Reply of sign-in, with the specification's field names (product.md §7 "Auth"). */
export const signedInUser = z.object({
  _id: id,
  email: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  active: z.boolean(),
  createdAt: moment,
  license,
  details,
  profile,
  image: z.string(),
  logo: z.string(),
  client: id,
  /** Has an Admin's rights in the client. */
  owns_client: z.boolean(),
  branding,
  /** Chosen by the person, for mails, notifications and screens; null for that of the browser. */
  language: z.nullable(z.enum(interfaceLanguages)),
  /** IANA name; null where none was chosen. */
  time_zone: z.nullable(z.string()),
  /** Present while the client requires a second factor that the person has not set up: by when, and whether that is over. */
  second_factor: z.optional(z.object({ due: z.nullable(moment), must_set_up: z.boolean() })),
  /** During an impersonation: the impersonator, their organisation and the time limit. */
  acting: z.optional(z.object({ name: z.string(), organisation: z.string(), until: moment })),
})
export type SignedInUser = Output<typeof signedInUser>

export const userRow = z.object({
  id,
  email: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  image: z.string(),
  license_type: z.enum(licenseTypes),
  manager: z.nullable(id),
  user_active: z.boolean(),
  createdAt: moment,
})

/** A row of the people's list. */
export const personRow = z.object({
  ...userRow.shape,
  managerName: z.nullable(z.string()),
  tags: z.array(tagName),
  details,
  lastSeenAt: z.nullable(moment),
  invitedAt: z.nullable(moment),
  deletedAt: z.nullable(moment),
  ownsClient: z.boolean(),
  /** End of the licence, after which sign-in is refused; null without an end. */
  licenseEnd: z.nullable(moment),
  /** Told to Admins alone, null to others. */
  hasSecondFactor: z.nullable(z.boolean()),
})
export type PersonRow = Output<typeof personRow>

/** A person in the hierarchy, with how many have them as manager and how many are below in all. */
export const branchRow = z.object({ ...userRow.shape, reports: z.number(), below: z.number() })
export type BranchRow = Output<typeof branchRow>

export const user = z.object({
  ...userRow.shape,
  uid: z.string(),
  provider: z.enum(['MANUAL', 'OIDC', 'GUEST']),
  details,
  profile,
  tags: z.array(tagName),
  managerName: z.nullable(z.string()),
  /** Whether the profile is visible outside the organisation. */
  is_public: z.boolean(),
  /** Whether a visible one shows outsiders points and certificates too. */
  shows_results: z.boolean(),
  /** On leaderboards others see no name and no picture. */
  hides_name: z.boolean(),
  lastSeenAt: z.nullable(moment),
  invitedAt: z.nullable(moment),
  /** When the person was moved to the bin. */
  deletedAt: z.nullable(moment),
  ownsClient: z.boolean(),
  /** The address that waits for confirmation; shown to its owner alone, null to others. */
  pendingEmail: z.nullable(z.string()),
  can: can('edit', 'activate', 'delete', 'inspect', 'message'),
})
export type User = Output<typeof user>
export type UserRow = Output<typeof userRow>
