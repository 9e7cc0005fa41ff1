import { joinTexts } from '@deckle/core/text/joined-texts.ts'
import { plain } from './plain.ts'
import { type Actor, isAbove, type LicenseType } from '@deckle/core/access/access.ts'
import type { ImportField } from '@deckle/core/people/import-row.ts'
import type { ImportedPerson } from '@deckle/core/people/import-row.ts'
import { detailPrefix } from '@deckle/core/people/person-condition.ts'
import { createNameFinder, type NameFinder } from '@deckle/core/text/find-by-name.ts'
import { capitalise, splitName } from '@deckle/core/text/name.ts'
import type { Db } from '../../../db/database.ts'
import { lowerCased } from '../../../db/lower-cased.ts'
import type { Message } from '../../../refusal.ts'
import { grantFault } from '../require-grant.ts'
import { listEmailOwners } from '../../auth/index.ts'
import { type ExistingPerson, listExisting, listUsernames } from './queries.ts'

export interface ImportRules {
  /** The client's reporting time zone (IANA). */
  readonly timeZone: string
  readonly now: Date
  readonly actor: Pick<Actor, 'userId' | 'clientId' | 'licenseType' | 'ownsClient' | 'actedBy'>
  readonly defaultLicense: LicenseType
  readonly createTags: boolean
  readonly updateExisting: boolean
  /** The client's fields. */
  readonly fields: readonly ImportField[]
  /** The id of the client's tag for people of a typed name. */
  readonly tagOf: NameFinder<string>
}

export interface PersonChange {
  readonly field: string
  readonly before: string | null
  readonly after: string
}

/** The planned outcome of a row. */
export interface PersonPlan {
  readonly outcome: 'create' | 'change' | 'unchanged' | 'refused'
  readonly reasons: readonly Message[]
  readonly changes: readonly PersonChange[]
  readonly existing: ExistingPerson | null
  /** The user name after the import in lower case, as the unique index of the database compares it. */
  readonly usernameKey: string
  /** The person's data after the import. */
  readonly next: {
    readonly username: string
    readonly first_name: string
    readonly last_name: string
    readonly license_type: LicenseType
    /** ISO 8601; null without an end. */
    readonly license_end: string | null
    readonly active: boolean
    readonly details: Readonly<Record<string, string>>
    /** Names of added tags. */
    readonly tags: readonly string[]
    /** E-mail of the new manager; undefined if unchanged. */
    readonly manager?: string
  }
}

/** Compares rows with existing people. The caller checks managers and limits. Each e-mail must occur once. */
export async function planPeople(
  db: Db,
  rules: ImportRules,
  people: readonly ImportedPerson[],
): Promise<ReadonlyMap<string, PersonPlan>> {
  const { clientId } = rules.actor
  const owners = await listEmailOwners(
    db,
    people.map(({ email }) => email),
  )
  const foreign = new Set(owners.filter((owner) => owner.client_id !== clientId).map(({ email }) => email))
  const ids = owners.flatMap((owner) => (owner.client_id === clientId ? owner.user_id : []))
  const existing = new Map((await listExisting(db, clientId, ids)).map((person) => [person.email, person] as const))
  const rows = people.map((person) => {
    const found = existing.get(person.email) ?? null
    return { person, found, next: nextOf(rules, person, found) }
  })
  const names = rows.map(({ next }) => next.username)
  const lower = await lowerCased(db, names)
  const usernames = await listUsernames(db, clientId, names.map(lower))
  return new Map(
    rows.map(({ person, found, next }) => {
      const usernameKey = lower(next.username)
      const reasons = [
        ...(foreign.has(person.email) ? (['email.taken'] as const) : []),
        ...rowReasons(rules, person, found, next),
        ...usernameReasons(usernames.get(usernameKey), found),
      ]
      return [person.email, { ...planOf(rules, { found, next, reasons }), usernameKey }] as const
    }),
  )
}

/** Whether the person newly counts against `maxUsers`. */
export const takesPlace = ({ existing, next }: Pick<PersonPlan, 'existing' | 'next'>): boolean =>
  next.active && existing?.active !== true

function planOf(
  { updateExisting }: ImportRules,
  { found, next, reasons }: { found: ExistingPerson | null; next: PersonPlan['next']; reasons: readonly Message[] },
): Omit<PersonPlan, 'usernameKey'> {
  const changes = changesOf(found, next)
  if (found && !updateExisting && found.deleted_at === null)
    return { outcome: 'unchanged', reasons: ['import.exists'], changes: [], existing: found, next }
  if (found && changes.length === 0 && found.deleted_at === null)
    return { outcome: 'unchanged', reasons: [], changes, existing: found, next }
  if (reasons.length > 0) return { outcome: 'refused', reasons, changes: [], existing: found, next }
  return { outcome: found ? 'change' : 'create', reasons: [], changes, existing: found, next }
}

function nextOf(
  { defaultLicense }: ImportRules,
  person: ImportedPerson,
  found: ExistingPerson | null,
): PersonPlan['next'] {
  const had = createNameFinder((found?.tags ?? []).map((tag) => [tag, tag]))
  return {
    username: person.username ?? found?.username ?? person.email,
    ...namesOf(person, found),
    license_type: person.license_type ?? found?.license_type ?? defaultLicense,
    license_end: person.license_end === undefined ? endOf(found) : person.license_end,
    active: person.active ?? found?.active ?? true,
    details: { ...found?.details, ...person.details },
    tags: person.tags.filter((tag) => had(tag) === undefined),
    ...(person.manager !== undefined && person.manager !== found?.manager && { manager: person.manager }),
  }
}

const endOf = (found: ExistingPerson | null): string | null => found?.expires_at?.toISOString() ?? null

/** An identical existing name is kept; other names are capitalised (product.md §5). */
function namesOf(person: ImportedPerson, found: ExistingPerson | null): { first_name: string; last_name: string } {
  const before = found && { first_name: found.first_name, last_name: found.last_name }
  if (person.name !== undefined) {
    if (before && `${before.first_name} ${before.last_name}`.trim() === person.name) return before
    return splitName(person.name)
  }
  const written = (text: string | undefined, old: string | undefined, otherwise: string): string => {
    if (text === undefined) return old ?? otherwise
    return text === old?.trim() ? (old ?? text) : capitalise(text)
  }
  return {
    first_name: written(person.first_name, before?.first_name, capitalise(person.email.split('@')[0] ?? '')),
    last_name: written(person.last_name, before?.last_name, ' '),
  }
}

const columns = ['first_name', 'last_name', 'username', 'license_type'] as const

function changesOf(found: ExistingPerson | null, next: PersonPlan['next']): PersonChange[] {
  const change = (field: string, before: string | null, after: string) =>
    before === after ? [] : [{ field, before: found ? (before ?? '') : null, after }]
  const names = Object.keys(next.details).toSorted()
  return [
    ...columns.flatMap((name) => change(name, found ? found[name].trim() : null, next[name].trim())),
    ...change('license_end', endOf(found), next.license_end ?? '').filter(
      ({ before, after }) => (before ?? '') !== after,
    ),
    ...change('status', found ? statusOf(found.active) : null, statusOf(next.active)),
    ...(next.manager === undefined ? [] : change('manager', found?.manager ?? null, next.manager)),
    ...(next.tags.length === 0
      ? []
      : change('tags', found ? joinTexts(found.tags) : null, joinTexts([...(found?.tags ?? []), ...next.tags]))),
    ...names.flatMap((name) => change(detailPrefix + name, found?.details[name] ?? null, next.details[name] ?? '')),
  ].filter(({ before, after }) => before !== null || after !== '')
}

const statusOf = (active: boolean): string => (active ? 'active' : 'deactivated')

function rowReasons(
  { actor, createTags, fields, tagOf, now }: ImportRules,
  person: ImportedPerson,
  found: ExistingPerson | null,
  next: PersonPlan['next'],
): Message[] {
  const isGranted = !found || next.license_type !== found.license_type
  // As in single changes of a licence, the owner ranks above Admins.
  const isBarred = found !== null && isAbove(actor, { ...found, owns_client: isGranted && found.owns_client })
  const barred = isBarred ? ([found.owns_client ? 'user.owner_above' : 'license.above_own'] as const) : []
  const unfit = isGranted ? grantFault(actor, found?.license_type ?? null, next.license_type) : null
  const endsNew = next.license_end !== null && next.license_end !== endOf(found)
  const isOff = found?.active === true && !next.active
  const missing = found ? [] : fields.filter(({ name, required }) => required && !(next.details[name] ?? '').trim())
  return [
    ...(found?.deleted_at ? (['import.in_bin'] as const) : []),
    ...(barred.length > 0 ? barred : unfit ? [unfit] : []),
    ...(endsNew && new Date(next.license_end) <= now ? (['license.past'] as const) : []),
    ...(endsNew && found?.owns_client === true ? (['client.owner_stays'] as const) : []),
    ...(isOff && found.owns_client ? (['client.owner_stays'] as const) : []),
    ...(isOff && found.id === actor.userId ? (['user.self'] as const) : []),
    ...(person.manager === person.email ? (['manager.self'] as const) : []),
    ...(createTags
      ? []
      : next.tags
          .filter((tag) => tagOf(tag) === undefined)
          .map((tag) => `import.tag_unknown|tag=${plain(tag)}` as const)),
    ...missing.map(({ name }) => `import.field_required|field=${plain(name)}` as const),
    ...(Object.keys(next.details).length > 50 ? (['import.details_many'] as const) : []),
  ]
}

const usernameReasons = (owner: string | undefined, found: ExistingPerson | null): Message[] =>
  owner !== undefined && owner !== found?.id ? ['username.taken'] : []
