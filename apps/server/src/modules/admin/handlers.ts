import { plans } from '@deckle/core/plan/plan.ts'
import type { Contract } from '@deckle/contract/contract.ts'
import { refuse } from '@deckle/core/error.ts'
import { decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { Handlers } from '../../http/handler.ts'
import { findMail, listAudit, listClients, listMails, type PageOptions } from './queries.ts'
import { readHealth } from './read-health.ts'

interface PageRequest {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly search?: string | undefined
}

export const adminHandlers: Handlers<Contract['admin']> = {
  async health({ deps }) {
    return { health: await readHealth(deps) }
  },
  async outbox({ deps, query }) {
    const { shown, next } = cut(await listMails(deps.db, optionsOf(query)), query.limit)
    return {
      mails: shown.map((row) => ({
        id: row.id,
        to: row.to_address,
        subject: row.subject,
        createdAt: row.created_at.toISOString(),
      })),
      next,
    }
  },
  async mail({ deps, params }) {
    const row = await findMail(deps.db, params.id)
    if (!row) throw refuse('not_found')
    return {
      mail: {
        id: row.id,
        to: row.to_address,
        subject: row.subject,
        text: row.text_body,
        createdAt: row.created_at.toISOString(),
      },
    }
  },
  async audit({ deps, query }) {
    const { shown, next } = cut(await listAudit(deps.db, optionsOf(query)), query.limit)
    return {
      entries: shown.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        actor: row.actor ?? '',
        client: row.client ?? '',
        action: row.action,
        subject: row.subject,
        detail: row.detail,
      })),
      next,
    }
  },
  async clients({ deps, query }) {
    const { shown, next } = cut(await listClients(deps.db, optionsOf(query)), query.limit)
    return {
      clients: shown.map((row) => ({
        id: row.id,
        name: row.name,
        plan: row.plan,
        planType: plans[row.plan].type,
        users: row.users,
        decks: row.decks,
        createdAt: row.created_at.toISOString(),
      })),
      next,
    }
  },
}

function optionsOf({ limit, cursor, search }: PageRequest): PageOptions {
  return {
    limit: limit + 1,
    search: search?.trim() ?? '',
    after: cursor === undefined ? null : decodeCursor(cursor, ['moment', 'uuid']),
  }
}

function cut<Row extends { readonly id: string; readonly sort_key: string }>(
  rows: readonly Row[],
  limit: number,
): { shown: readonly Row[]; next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: rows.length > limit && last ? encodeCursor([last.sort_key, last.id]) : null }
}
