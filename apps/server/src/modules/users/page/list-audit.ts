import type { PersonAuditLine } from '@deckle/contract/models/person.ts'
import type { users } from '@deckle/contract/users.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { PageRequest } from '../../../db/paging/paging.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { listAuditOf, presentEntries } from '../../admin/index.ts'
import type { UserRecord } from '../queries.ts'
import { readReportingZone } from '../../clients/index.ts'
import { requireUser } from '../require-user.ts'

export const listPersonAudit: Handler<typeof users.audit> = async ({ deps, actor, params, query, request }) => {
  const user = await requireUser(deps.db, actor, 'user.inspect', params.id, { asOrganisation: true, bin: true })
  return auditPage(deps, user, { page: query, language: preferredLanguage(request.header('accept-language')) })
}

/** What was changed about a person, newest first. */
export async function auditPage(
  { db }: Pick<Deps, 'db'>,
  user: Pick<UserRecord, 'client_id' | 'id'>,
  { page, language }: { readonly page: PageRequest; readonly language: InterfaceLanguage },
) {
  const { rows, ...rest } = await listAuditOf(db, user.client_id, user.id, page)
  const entries = await presentEntries(db, rows, { language, timeZone: await readReportingZone(db, user.client_id) })
  return {
    entries: entries.map(({ id, at, actor, by, action, text }): PersonAuditLine => ({
      id,
      at,
      actor,
      by,
      action,
      text,
    })),
    ...rest,
  }
}
