import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Task } from '../../../platform/jobs/start-jobs.ts'
import { thumbnailOf } from '../../media/index.ts'
import { cardKey } from './card-file.ts'
import { type CardValues, isWaiting, type LinkPlace, setCard } from './queries.ts'
import { type PageFacts, readPage } from './read-page.ts'

const task = 'social.card'
const MOST_ATTEMPTS = 4
/** Bytes; what describes a page stands at its beginning. */
const MOST_OF_PAGE = 512 * 1024
const MOST_OF_PICTURE = 5 * 1024 * 1024
/** Pixels. */
const WIDTH = 640

/** In the transaction that stores the link. */
export const addCardJob = (trx: Db, { jobs }: Pick<Deps, 'jobs'>, place: LinkPlace): Promise<void> =>
  jobs.add(task, place, { within: trx, maxAttempts: MOST_ATTEMPTS })

export const socialTasks = (deps: Deps): Record<string, Task> => ({
  [task]: (payload, { isRetried }) => makeCard(deps, payload as LinkPlace, isRetried),
})

/** Fails, and so is tried again, where the page could not be reached. */
async function makeCard(deps: Deps, place: LinkPlace, isRetried: boolean): Promise<void> {
  if (!(await isWaiting(deps.db, place))) return
  const page = await deps.webFetch.get(place.url, {
    types: ['text/html', 'application/xhtml+xml'],
    most: MOST_OF_PAGE,
    cut: true,
  })
  if (page === 'failed' && isRetried) throw new Error('The page of a link could not be fetched.')
  const facts = typeof page === 'string' ? null : readPage(page.body, page.contentType)
  if (typeof page === 'string' || !facts || facts.title === '') {
    await setCard(deps.db, place, failed)
    return
  }
  const link_image = await storePicture(deps, place, page.url, facts)
  const { title: link_title, description: link_description } = facts
  const link_site = facts.site || new URL(page.url).hostname
  const card = { link_state: 'ready' as const, link_title, link_description, link_site, link_image }
  if (!(await setCard(deps.db, place, card)) && link_image !== '')
    await deps.files.delete(cardKey(place.clientId, link_image))
}

const failed: CardValues = {
  link_state: 'failed',
  link_title: '',
  link_description: '',
  link_site: '',
  link_image: '',
}

/** Its id; '' where the page has none that can be shown. */
async function storePicture(deps: Deps, { clientId }: LinkPlace, base: string, { image }: PageFacts): Promise<string> {
  const url = image === '' ? null : URL.parse(image, base)
  if (!url) return ''
  const found = await deps.webFetch.get(url.href, { types: pictureTypes, most: MOST_OF_PICTURE })
  const bytes = typeof found === 'string' ? null : await thumbnailOf(deps, found.body, WIDTH)
  if (!bytes) return ''
  const id = deps.newId()
  await deps.files.put(cardKey(clientId, id), bytes, { contentType: 'image/webp' })
  return id
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
