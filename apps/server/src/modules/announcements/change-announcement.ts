import type { AuditAction } from '@deckle/core/audit/audit.ts'
import type { announcements } from '@deckle/contract/announcements.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { audit } from '../admin/index.ts'
import { presentAnnouncement } from './present.ts'
import { type AnnouncementValues, findAnnouncement, insertAnnouncement, updateAnnouncement } from './queries.ts'

export const createAnnouncement: Handler<typeof announcements.create> = async ({ deps, actor, body }) => {
  const id = deps.newId()
  const values = valuesOf(body, deps.now())
  return change(deps, actor, { id, action: 'announcement.create', detail: detailOf(values) }, async (trx) =>
    insertAnnouncement(trx, { ...values, id, created_at: deps.now() }),
  )
}

/** Without `startsAt` the start is unchanged. */
export const changeAnnouncement: Handler<typeof announcements.update> = async ({
  deps,
  actor,
  params: { id },
  body,
}) => {
  const before = await requireAnnouncement(deps.db, id)
  const values = valuesOf(body, before.starts_at)
  return change(deps, actor, { id, action: 'announcement.update', detail: detailOf(values) }, async (trx) => {
    if (!(await updateAnnouncement(trx, id, deps.now(), values))) throw refuse('conflict')
  })
}

/** Ending a planned announcement cancels it. */
export const endAnnouncement: Handler<typeof announcements.end> = async ({ deps, actor, params: { id } }) => {
  const before = await requireAnnouncement(deps.db, id)
  const now = deps.now()
  const starts_at = before.starts_at > now ? now : before.starts_at
  return change(deps, actor, { id, action: 'announcement.end' }, async (trx) => {
    if (!(await updateAnnouncement(trx, id, now, { starts_at, ends_at: now }))) throw refuse('conflict')
  })
}

interface Change {
  readonly id: string
  /** Action name in the audit log. */
  readonly action: AuditAction
  readonly detail?: Readonly<Record<string, unknown>>
}

async function change(deps: Deps, actor: SignedIn, { id, ...entry }: Change, store: (trx: Db) => Promise<void>) {
  await transaction(deps.db, async (trx) => {
    await store(trx)
    await audit(trx, deps, actor, { ...entry, subject: id })
  })
  return { announcement: presentAnnouncement(await requireAnnouncement(deps.db, id), deps.now()) }
}

async function requireAnnouncement(db: Db, id: string) {
  const row = await findAnnouncement(db, id)
  if (!row) throw refuse('not_found')
  return row
}

function valuesOf(body: BodyOf<typeof announcements.create>, start: Date): AnnouncementValues {
  const starts_at = body.startsAt === undefined ? start : new Date(body.startsAt)
  const ends_at = body.endsAt === null ? null : new Date(body.endsAt)
  if (ends_at !== null && ends_at <= starts_at) throw refuse('rule_broken', 'announcement.ends_before')
  return {
    text_en: body.text.en,
    text_hi: body.text.hi,
    level: body.level,
    starts_at,
    ends_at,
    dismissible: body.dismissible,
    licence_types: [...new Set(body.licenseTypes)],
  }
}

const detailOf = ({ text_en, level, starts_at, ends_at, licence_types }: AnnouncementValues) => ({
  text: text_en,
  level,
  from: starts_at.toISOString(),
  until: ends_at?.toISOString() ?? null,
  licences: licence_types,
})
