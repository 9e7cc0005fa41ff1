import { randomInt } from 'node:crypto'
import { clientSlugFrom } from '@deckle/core/client/client-slug.ts'
import type { Db } from '../db/database.ts'
import { extendPath } from '../db/person-path.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../platform/passwords/passwords.ts'
import type { DemoClient } from './content/people.ts'
import { demoProfiles } from './content/profiles.ts'
import { daysAgo } from './days-ago.ts'
import { insertRows } from './queries.ts'
import type { StoredPicture } from './store-pictures.ts'

export interface DemoLogin {
  readonly role: string
  readonly email: string
  readonly password: string
}

export interface DraftedPeople {
  readonly client: DemoClient
  readonly clientId: string
  readonly ids: ReadonlyMap<string, string>
  readonly hashes: ReadonlyMap<string, string>
  readonly logins: readonly DemoLogin[]
}

export async function draftPeople(deps: Deps, client: DemoClient, clientId: string): Promise<DraftedPeople> {
  const ids = new Map(client.people.map(({ key }) => [key, deps.newId()]))
  const signing = client.people
    .filter(({ signsIn }) => signsIn)
    .map(({ key, license_type }) => ({
      key,
      login: { role: license_type, email: `${key}@${client.domain}`, password: makePassword() },
    }))
  const hashes = await Promise.all(
    signing.map(async ({ key, login }) => [key, await hashPassword(login.password)] as const),
  )
  return { client, clientId, ids, hashes: new Map(hashes), logins: signing.map(({ login }) => login) }
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Three groups of five unambiguous letters and digits: 74 bits. */
function makePassword(): string {
  const group = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}

export async function insertClient(
  deps: Deps,
  trx: Db,
  {
    client,
    clientId,
    ids,
    hashes,
    media,
    openedBy,
  }: DraftedPeople & { readonly media: readonly StoredPicture[]; readonly openedBy?: DraftedPeople },
): Promise<void> {
  const pathOf = (key: string): Buffer => {
    const above = client.people.find((person) => person.key === key)?.manager ?? null
    return extendPath(above === null ? null : pathOf(above), ids.get(key) ?? '')
  }
  const branding = JSON.stringify({ name: client.name, primary: '#6a1b9a', logo: '', icon: '', footer: client.footer })
  await insertRows(trx, 'clients', [
    {
      id: clientId,
      name: client.name,
      slug: clientSlugFrom(client.name),
      plan: client.plan,
      branding,
      sso: client.sso ? JSON.stringify(client.sso) : null,
      partner_id: openedBy?.clientId ?? null,
      opened_by: openedBy?.ids.values().next().value ?? null,
      created_at: daysAgo(deps, 94),
    },
  ])
  await insertRows(
    trx,
    'users',
    client.people.map(({ key, manager, details, first_name, last_name, license_type, cameDaysAgo }, at) => ({
      first_name,
      last_name,
      license_type,
      client_id: clientId,
      id: ids.get(key) ?? '',
      email: `${key}@${client.domain}`,
      username: `${key}@${client.domain}`,
      password_hash: hashes.get(key) ?? null,
      manager_id: manager === null ? null : (ids.get(manager) ?? null),
      manager_path: manager === null ? null : pathOf(manager),
      details: JSON.stringify(details),
      profile: JSON.stringify({
        company: client.name,
        address: details['City'] ?? '',
        webpage: `https://${client.domain}`,
        bio: demoProfiles[key]?.bio ?? '',
        logo: '',
      }),
      is_public: demoProfiles[key]?.shows !== undefined,
      shows_results: demoProfiles[key]?.shows === 'results',
      owns_client: at === 0,
      created_at: daysAgo(deps, cameDaysAgo ?? 93 - at),
    })),
  )
  await insertRows(
    trx,
    'user_fields',
    client.fields.map((field, at) => ({ ...field, client_id: clientId, id: deps.newId(), seq: at + 1 })),
  )
  if (client.sso)
    await insertRows(trx, 'sso_domains', [
      { client_id: clientId, id: deps.newId(), domain: client.domain, created_at: daysAgo(deps, 12) },
    ])
  const owner_id = ids.values().next().value ?? ''
  await insertRows(
    trx,
    'media',
    media.map(({ row }, at) => ({ ...row, owner_id, created_at: daysAgo(deps, 80 - at / 10) })),
  )
}
