import { transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { measureStorageOfAll } from '../modules/admin/index.ts'
import { queueRebuild } from '../modules/figures/index.ts'
import { addBuiltInCategories } from '../modules/categories/index.ts'
import { bannersFor } from './banners.ts'
import { type DemoLogin, draftPeople, type DraftedPeople, insertClient } from './clients.ts'
import { insertDeck } from './insert-deck.ts'
import { certificateDesignsFor } from './certificate-designs.ts'
import { picturesIn } from './content/demo-deck.ts'
import { demoBlog } from './content/blog.ts'
import { demoDecks, otherDeck } from './content/decks.ts'
import { insertCourseCategories } from './categories.ts'
import { articlePictures, insertArticles } from './articles/insert-articles.ts'
import { insertCourses } from './courses/insert-courses.ts'
import { insertFeed } from './feed/insert-feed.ts'
import { insertCompetencies } from './competencies.ts'
import { insertLeads } from './leads/insert-leads.ts'
import { insertCustomReports } from './custom-reports.ts'
import { insertWebhook } from './leads/insert-webhook.ts'
import { jobsFor } from './jobs.ts'
import { notificationsFor } from './notifications.ts'
import { harbour, lanternHill, tideway } from './content/people.ts'
import { insertFailedPayment, insertSubscription } from './payments.ts'
import { insertPeopleImport } from './people-import.ts'
import { libraryPictures, storePictures } from './store-pictures.ts'
import { announcementsFor, demoPrices } from './operations.ts'
import { analyzePlays, courseIds, hasClient, insertRows } from './queries.ts'
import { insertShortUrls } from './short-urls.ts'
import { insertSecondFactors } from './people/second-factors.ts'
import { insertTags } from './tags.ts'
import { insertTickets } from './tickets/insert-tickets.ts'
import { insertFirstSteps } from './tutorial.ts'
import { insertVisitors } from './touches/insert-visitors.ts'
import { insertUpgradeRequests } from './upgrade-requests.ts'
import { usageFor } from './usage.ts'

export type { DemoLogin } from './clients.ts'

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
    await insertSecondFactors(deps, trx, main)
    const author = (key: string): string => main.ids.get(key) ?? ''
    const decks = []
    for (const [at, draft] of demoDecks.entries()) {
      const owner = author(draft.owner ?? 'meera')
      decks.push(await insertDeck(deps, trx, { draft, people: main, media, owner, at }))
    }
    const owner = other.ids.get('harriet') ?? ''
    await insertDeck(deps, trx, { draft: otherDeck, people: other, media: otherMedia, owner, at: 0 })
    await insertFirstSteps(deps, trx, { clientId: other.clientId, userId: owner })
    await insertRows(trx, 'jobs', jobsFor(deps, other.clientId, owner))
    const tags = await insertTags(deps, trx, { clientId: main.clientId, people: main.ids, decks })
    await insertLeads(deps, trx, { clientId: main.clientId, people: main.ids, decks, tags })
    await insertWebhook(deps, trx, main)
    await insertCustomReports(deps, trx, { clientId: main.clientId, people: main.ids })
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
    const articles = await insertArticles(deps, trx, { clientId: main.clientId, people: main.ids, ...written })
    await insertVisitors(deps, trx, { clientId: main.clientId, decks: ids.decks })
    const { banners, days, counts } = bannersFor(deps, { clientId: main.clientId, pictures })
    await insertRows(trx, 'banners', banners)
    await insertRows(trx, 'banner_days', days)
    await insertRows(trx, 'banner_counts', counts)
    await insertFeed(deps, trx, {
      clientId: main.clientId,
      people: main.ids,
      decks: ids.decks,
      articles,
      courses: await courseIds(trx, main.clientId),
      tags,
      media,
    })
    await insertTickets(deps, trx, main)
    await insertRows(trx, 'settings', [demoPrices])
    await insertSubscription(deps, trx, { clientId: main.clientId, userId: author('ananya') })
    await insertFailedPayment(deps, trx, { clientId: other.clientId, userId: owner })
    await insertRows(trx, 'announcements', announcementsFor(deps))
    await measureStorageOfAll(trx, deps.now())
    for (const { clientId } of [main, other]) await queueRebuild(trx, clientId)
  })
  const named = ({ client, logins }: DraftedPeople): DemoLogin[] =>
    logins.map((login) => ({ ...login, role: `${login.role} of ${client.name}` }))
  return [...main.logins, ...named(other), ...named(partner)]
}

/** Collects the planner's statistics of the demo's plays. */
export const analyzeDemo = ({ db }: Deps): Promise<void> => analyzePlays(db)

const idsOf = (decks: readonly { readonly key: string; readonly id: string }[]): ReadonlyMap<string, string> =>
  new Map(decks.map(({ key, id }) => [key, id]))
