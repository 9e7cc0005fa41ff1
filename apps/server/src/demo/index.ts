import { createHash, randomInt } from 'node:crypto'
import { digestInput } from '@deckle/core/deck/canonical-json.ts'
import { clientSlugFrom } from '@deckle/core/client/client-slug.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Db } from '../db/database.ts'
import { extendPath } from '../db/person-path.ts'
import { transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { measureStorageOfAll } from '../modules/admin/index.ts'
import { addBuiltInCategories } from '../modules/categories/index.ts'
import { storedContent } from '../modules/decks/index.ts'
import { newShortid } from '../platform/new-shortid.ts'
import { hashPassword } from '../platform/passwords/passwords.ts'
import { bannersFor } from './banners.ts'
import { certificateDesignsFor } from './certificate-designs.ts'
import { contentOf, type DemoDeck, picturesIn } from './content/demo-deck.ts'
import { demoBlog } from './content/blog.ts'
import { demoDecks, otherDeck } from './content/decks.ts'
import { insertCourseCategories } from './categories.ts'
import { articlePictures, insertArticles } from './articles/insert-articles.ts'
import { insertCourses } from './courses/insert-courses.ts'
import { insertFeed } from './feed/insert-feed.ts'
import { insertCompetencies } from './competencies.ts'
import { jobsFor } from './jobs.ts'
import { notificationsFor } from './notifications.ts'
import { type DemoClient, harbour, lanternHill, tideway } from './content/people.ts'
import { insertPeopleImport } from './people-import.ts'
import { libraryPictures, storePictures, type StoredPicture } from './store-pictures.ts'
import { announcementsFor, demoPrices } from './operations.ts'
import { type PlayedDeck, type PlayedVersion, simulatePlays } from './plays.ts'
import { hasClient, insertRows, insertManyRows } from './queries.ts'
import { createRandom } from './random.ts'
import { insertShortUrls } from './short-urls.ts'
import { insertTags } from './tags.ts'
import { insertUpgradeRequests } from './upgrade-requests.ts'
import { usageFor } from './usage.ts'
import { freeAnswers } from './content/texts.ts'

export interface DemoLogin {
  readonly role: string
  readonly email: string
  readonly password: string
}

/**
 * Seeds a coffee roaster with people of each licence type, a deck of each kind (made from the gallery's templates, some
 * of them shared) and a month of plays, courses with two months of learning, a second, small client, and the partner that
 * opened it. Returns the generated
 * passwords, which are shown once. Idempotent: does nothing if the demo exists.
 */
export async function seedDemo(deps: Deps): Promise<readonly DemoLogin[]> {
  if (await hasClient(deps.db, lanternHill.name)) return []
  const clients = [lanternHill, tideway, harbour].map((client) => ({ client, id: deps.newId() }))
  const [[main, other, partner], media, otherMedia] = await Promise.all([
    Promise.all(clients.map(({ client, id }) => draftPeople(deps, client, id))),
    storePictures(deps, clients[0]?.id ?? '', [...libraryPictures, ...articlePictures, ...picturesIn(demoDecks)]),
    storePictures(deps, clients[1]?.id ?? '', picturesIn([otherDeck])),
  ])
  if (!main || !other || !partner) return []
  await transaction(deps.db, async (trx) => {
    await insertClient(deps, trx, { ...main, media })
    await insertClient(deps, trx, { ...partner, media: [] })
    await insertClient(deps, trx, { ...other, media: otherMedia, openedBy: partner })
    for (const { clientId } of [main, other, partner]) await addBuiltInCategories(trx, deps, clientId)
    await insertRows(trx, 'blogs', [demoBlog(main.clientId)])
    const categories = await insertCourseCategories(deps, trx, main.clientId)
    await insertPeopleImport(deps, trx, main)
    await insertUpgradeRequests(deps, trx, other)
    const author = (key: string): string => main.ids.get(key) ?? ''
    const decks = []
    for (const [at, draft] of demoDecks.entries()) {
      const owner = author(draft.owner ?? 'meera')
      decks.push(await insertDeck(deps, trx, { draft, people: main, media, owner, at }))
    }
    const owner = other.ids.get('harriet') ?? ''
    await insertDeck(deps, trx, { draft: otherDeck, people: other, media: otherMedia, owner, at: 0 })
    await insertRows(trx, 'jobs', jobsFor(deps, other.clientId, owner))
    const tags = await insertTags(deps, trx, { clientId: main.clientId, people: main.ids, decks })
    await insertShortUrls(deps, trx, { clientId: main.clientId, decks: idsOf(decks) })
    const competencies = await insertCompetencies(deps, trx, { clientId: main.clientId, people: main.ids, decks })
    const use = [
      usageFor(deps, main.clientId, { people: main.ids.size, decks: demoDecks.length, pictures: media }),
      usageFor(deps, other.clientId, { people: other.ids.size, decks: 1, pictures: otherMedia }),
      usageFor(deps, partner.clientId, { people: partner.ids.size, decks: 0, pictures: [] }),
    ]
    await insertRows(trx, 'client_usage', use.flat())
    await insertRows(trx, 'notifications', notificationsFor(deps, main.clientId, main.ids, decks))
    const designs = certificateDesignsFor(deps, main.clientId, main.ids)
    await insertRows(trx, 'certificate_designs', designs)
    const certificates = new Map(designs.map(({ name, id }) => [name, id]))
    const pictures = new Map(media.map(({ picture, row }) => [picture as string, row.id]))
    const ids = { decks: idsOf(decks), categories, tags, competencies, certificates, pictures }
    await insertCourses(deps, trx, { clientId: main.clientId, people: main.ids, ids })
    const written = { decks: ids.decks, tags, pictures }
    await insertArticles(deps, trx, { clientId: main.clientId, people: main.ids, ...written })
    const { banners, days, counts } = bannersFor(deps, { clientId: main.clientId, pictures })
    await insertRows(trx, 'banners', banners)
    await insertRows(trx, 'banner_days', days)
    await insertRows(trx, 'banner_counts', counts)
    await insertFeed(deps, trx, { clientId: main.clientId, people: main.ids, decks: ids.decks, tags, media })
    await insertRows(trx, 'settings', [demoPrices])
    await insertRows(trx, 'announcements', announcementsFor(deps))
    await measureStorageOfAll(trx, deps.now())
  })
  const named = ({ client, logins }: DraftedPeople): DemoLogin[] =>
    logins.map((login) => ({ ...login, role: `${login.role} of ${client.name}` }))
  return [...main.logins, ...named(other), ...named(partner)]
}

interface DraftedPeople {
  readonly client: DemoClient
  readonly clientId: string
  readonly ids: ReadonlyMap<string, string>
  readonly hashes: ReadonlyMap<string, string>
  readonly logins: readonly DemoLogin[]
}

async function draftPeople(deps: Deps, client: DemoClient, clientId: string): Promise<DraftedPeople> {
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

const idsOf = (decks: readonly { readonly key: string; readonly id: string }[]): ReadonlyMap<string, string> =>
  new Map(decks.map(({ key, id }) => [key, id]))

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Three groups of five unambiguous letters and digits: 74 bits. */
function makePassword(): string {
  const group = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}

const daysAgo = (deps: Deps, days: number): Date => new Date(deps.now().getTime() - days * 86_400_000)

async function insertClient(
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
      partner_id: openedBy?.clientId ?? null,
      opened_by: openedBy?.ids.values().next().value ?? null,
      created_at: daysAgo(deps, 94),
    },
  ])
  await insertRows(
    trx,
    'users',
    client.people.map(({ key, manager, details, first_name, last_name, license_type }, at) => ({
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
        bio: '',
        logo: '',
      }),
      owns_client: at === 0,
      created_at: daysAgo(deps, 93 - at),
    })),
  )
  await insertRows(
    trx,
    'user_fields',
    client.fields.map((field, at) => ({ ...field, client_id: clientId, id: deps.newId(), seq: at + 1 })),
  )
  const owner_id = ids.values().next().value ?? ''
  await insertRows(
    trx,
    'media',
    media.map(({ row }, at) => ({ ...row, owner_id, created_at: daysAgo(deps, 80 - at / 10) })),
  )
}

interface DeckToInsert {
  readonly draft: DemoDeck
  readonly people: DraftedPeople
  readonly media: readonly StoredPicture[]
  readonly owner: string
  /** Position among the client's decks, oldest first. */
  readonly at: number
}

/** Published 61 days ago; the quiz got its last slide twelve days ago, as a second version. */
async function insertDeck(
  deps: Deps,
  trx: Db,
  { draft, people, media, owner, at }: DeckToInsert,
): Promise<{ id: string; key: string; name: string }> {
  const { clientId } = people
  const id = deps.newId()
  const content = contentOf(draft, (name) => media.find(({ picture }) => picture === name)?.row.id ?? '')
  const versions: PlayedVersion[] = [
    { id: deps.newId(), content: draft.key === 'knowledge' ? withoutLast(content) : content, from: daysAgo(deps, 61) },
  ]
  if (draft.key === 'knowledge') versions.push({ id: deps.newId(), content, from: daysAgo(deps, 12) })
  const latest = versions.at(-1) as PlayedVersion
  const learners = people.client.people
    .filter(({ license_type }) => license_type === 'Learner')
    .map(({ key }) => people.ids.get(key) ?? '')
  const played: PlayedDeck = {
    clientId,
    deckId: id,
    versions,
    plays: draft.plays,
    people: draft.isTraining ? learners : [],
    languages: content.translationEnabled
      ? [
          ['en', 7],
          ['hi', 3],
        ]
      : [['en', 1]],
    texts: freeAnswers[draft.key] ?? {},
  }
  const rows = simulatePlays(played, createRandom(20_261 + at * 97 + draft.plays), deps.now(), deps.newId)
  await insertRows(trx, 'decks', [
    {
      client_id: clientId,
      id,
      owner_id: owner,
      ...storedContent(content),
      revision: 12,
      shortid: newShortid(),
      published_version_id: latest.id,
      published_revision: 12,
      published_at: latest.from,
      attempt_count: rows.attempts.length,
      everyone: draft.everyone ?? 'none',
      created_at: daysAgo(deps, 79 - at),
      updated_at: new Date(latest.from.getTime() - (demoDecks.length - at) * 3_600_000),
    },
  ])
  await insertRows(
    trx,
    'deck_shares',
    Object.entries(draft.sharedWith ?? {}).map(([key, can]) => ({
      client_id: clientId,
      deck_id: id,
      user_id: people.ids.get(key) ?? '',
      can,
      shared_by: owner,
      shared_at: latest.from,
    })),
  )
  await insertRows(
    trx,
    'deck_versions',
    versions.map((version, index) => ({
      client_id: clientId,
      id: version.id,
      deck_id: id,
      version: index + 1,
      digest: digestOf(version.content),
      content: JSON.stringify(version.content),
      published_by: owner,
      published_at: version.from,
    })),
  )
  await insertManyRows(trx, 'attempts', rows.attempts)
  await insertManyRows(trx, 'answers', rows.answers)
  await insertManyRows(trx, 'events', rows.events)
  return { id, key: draft.key, name: content.name }
}

function withoutLast(content: DeckContent): DeckContent {
  return { ...content, contentHash: content.contentHash.slice(0, -1) }
}

function digestOf(content: DeckContent): string {
  return createHash('sha256').update(digestInput(content)).digest('hex')
}
