import type { admin } from '@deckle/contract/admin.ts'
import type { audit } from '@deckle/contract/audit.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import { addDays } from '@deckle/core/time/day.ts'
import { dayStart } from '@deckle/core/time/time-zone.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { actionsMatching } from './audit-text.ts'
import { presentEntries } from './present-audit.ts'
import { listAllEntries, listClientEntries } from './queries.ts'
import { findClientsNamed, readClientZone } from './queries-names.ts'

/** Of all clients. */
export const listAudit: Handler<typeof admin.audit> = async ({ deps, actor, query, request }) => {
  const language = preferredLanguage(request.header('accept-language'))
  const { search, kind, client } = query
  const actions = search === undefined ? [] : actionsMatching(search, language)
  const timeZone = await zoneOf(deps, actor, query)
  const filters = { search, kind, client, actions, ...momentsOf(query, timeZone) }
  const { rows, next } = await listAllEntries(deps.db, { ...filters, page: query })
  const [entries, clients] = await Promise.all([
    presentEntries(deps.db, rows, { language, timeZone }),
    findClientsNamed(
      deps.db,
      rows.map((row) => row.client_id),
    ),
  ])
  return {
    entries: entries.map((entry, at) => ({
      ...entry,
      client: clients.get(rows[at]?.client_id ?? '') ?? '',
      detail: rows[at]?.detail ?? {},
    })),
    next,
  }
}

export const listClientAudit: Handler<typeof audit.list> = async ({ deps, actor, query, request }) => {
  const language = preferredLanguage(request.header('accept-language'))
  const { kind, person } = query
  const timeZone = await zoneOf(deps, actor, query)
  const filters = { kind, person, ...momentsOf(query, timeZone) }
  const { rows, ...page } = await listClientEntries(deps.db, actor.clientId, { ...filters, page: query })
  return { entries: await presentEntries(deps.db, rows, { language, timeZone }), ...page }
}

type Days = Pick<QueryOf<typeof audit.list>, 'from' | 'to' | 'tz'>

/** The time zone that the reader asks for, or the client's reporting time zone. */
export const zoneOf = async ({ db }: Pick<Deps, 'db'>, { clientId }: SignedIn, { tz }: Days): Promise<string> =>
  tz ?? readClientZone(db, clientId)

/** Of inclusive days. */
export function momentsOf({ from, to }: Days, timeZone: string) {
  return {
    since: from === undefined ? undefined : new Date(dayStart(timeZone, from)),
    until: to === undefined ? undefined : new Date(dayStart(timeZone, addDays(to, 1))),
  }
}
