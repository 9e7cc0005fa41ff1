import { auditActs, type AuditKind, isAuditAction } from '@deckle/core/audit/audit.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { catalogues } from '../../../words/catalogues.ts'
import { type AuditReader, auditText } from './audit-text.ts'
import type { AuditRow } from './queries.ts'
import { findPeopleNamed, findThingsNamed, type Named, type NamesDb } from './queries-names.ts'

type Kind = 'course' | 'deck' | 'article'
type Names = Readonly<Record<'person' | Kind, ReadonlyMap<string, Named>>>

/** Entries in words, with names and links as far as what they name still exists. */
export async function presentEntries(db: NamesDb, rows: readonly AuditRow[], reader: AuditReader) {
  const { language } = reader
  const names = await readNames(db, rows)
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind as AuditKind,
    actor: actorOf(row, names, language),
    by: row.by_id === null ? null : (names.person.get(row.by_id)?.name ?? ''),
    action: row.action,
    text: textOf(row, names, reader),
    subject: subjectOf(row, names, language),
    address: row.address,
  }))
}

async function readNames(db: NamesDb, rows: readonly AuditRow[]): Promise<Names> {
  const clientIds = [...new Set(rows.map(({ client_id }) => client_id))]
  const idsOf = (kind: Kind) => [...new Set(rows.flatMap((row) => (subjectKind(row) === kind ? idOf(row) : [])))]
  const courses = new Set([...idsOf('course'), ...rows.flatMap(({ detail }) => uuid(detail['course']))])
  const people = rows.flatMap((row) => [
    ...uuid(row.actor_id),
    ...uuid(row.by_id),
    ...(subjectKind(row) === 'person' ? idOf(row) : []),
    ...uuid(row.detail['manager']),
  ])
  const [person, course, deck, article] = await Promise.all([
    findPeopleNamed(db, [...new Set(people)]),
    findThingsNamed(db, 'course', { clientIds, ids: [...courses] }),
    findThingsNamed(db, 'deck', { clientIds, ids: idsOf('deck') }),
    findThingsNamed(db, 'article', { clientIds, ids: idsOf('article') }),
  ])
  return { person, course, deck, article }
}

const subjectKind = ({ action }: AuditRow) => (isAuditAction(action) ? auditActs[action].on : 'none')

/** Rules are named by their course. */
const idOf = (row: AuditRow): string[] =>
  subjectKind(row) === 'course' ? uuid(row.detail['course'] ?? row.subject) : uuid(row.subject)

const uuid = (value: unknown): string[] =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? [value.toLowerCase()] : []

function actorOf({ actor_id, client_id }: AuditRow, { person }: Names, language: InterfaceLanguage) {
  const { deleted } = catalogues[language].audit
  if (actor_id === null) return null
  const found = person.get(actor_id)
  if (!found) return { id: null, name: deleted }
  return { id: found.client_id === client_id ? found.id : null, name: found.name }
}

const textOf = ({ action, detail }: Pick<AuditRow, 'action' | 'detail'>, names: Names, reader: AuditReader) =>
  auditText(
    {
      action,
      detail,
      names: {
        course: uuid(detail['course']).map((id) => names.course.get(id)?.name)[0],
        manager: uuid(detail['manager']).map((id) => names.person.get(id)?.name)[0],
      },
    },
    reader,
  )

const links: Readonly<Record<'person' | Kind, (id: string) => string>> = {
  person: (id) => `/people/${id}`,
  course: (id) => `/courses/${id}/edit`,
  deck: (id) => `/contentEditor/${id}`,
  article: (id) => `/articles/${id}/edit`,
}

/** Null where there is none, or where it is the actor. */
function subjectOf(row: AuditRow, names: Names, language: InterfaceLanguage) {
  const kind = subjectKind(row)
  if (kind === 'none') return null
  if (kind === 'other') return named(nameIn(row.detail))
  const [id] = idOf(row)
  if (id === undefined || (kind === 'person' && id === row.actor_id && row.by_id === null)) return null
  const found = names[kind].get(id)
  if (found?.client_id === row.client_id) return { name: found.name, link: links[kind](id) }
  return kind === 'person' ? named(catalogues[language].audit.deleted) : named(nameIn(row.detail))
}

const named = (name: string | null) => (name === null ? null : { name, link: null })

function nameIn(detail: Readonly<Record<string, unknown>>): string | null {
  const found = ['name', 'title', 'to', 'url', 'domain', 'file', 'from'].map((key) => detail[key])
  return found.find((value): value is string => typeof value === 'string' && value !== '') ?? null
}
