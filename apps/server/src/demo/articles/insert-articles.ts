import { contract } from '@deckle/contract/contract.ts'
import type { PictureName } from '@deckle/slides/templates/pictures/pictures.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { addToCounts, articleHandlers, refreshScores } from '../../modules/articles/index.ts'
import { createStage, type Stage } from '../courses/stage.ts'
import { markAsRead } from '../queries.ts'
import { createRandom, type Random } from '../random.ts'
import { type ArticleDraft, bodyOf, type DemoReferences } from './article-draft.ts'
import { articleDrafts } from './drafts.ts'
import { talk } from './talk.ts'

const { articles } = contract
const DAY = 86_400_000
const HOUR = 3_600_000
/** India is five and a half hours ahead. */
const INDIA = 5.5

interface Demo {
  readonly clientId: string
  /** Ids by key. */
  readonly people: ReadonlyMap<string, string>
  readonly decks: ReadonlyMap<string, string>
  /** Ids by name. */
  readonly tags: ReadonlyMap<string, string>
  readonly pictures: ReadonlyMap<string, string>
}

/** Pictures that the articles name. */
export const articlePictures: readonly PictureName[] = picturesOf(articleDrafts)

/**
 * Articles, written, read and talked about by the demo's people, each act at its moment by the modules' use cases.
 * Returns their ids by key.
 */
export async function insertArticles(deps: Deps, trx: Db, demo: Demo): Promise<ReadonlyMap<string, string>> {
  const stage = await createStage(deps, trx, demo)
  const random = createRandom(40_812)
  const now = deps.now()
  const ids = new Map<string, string>()
  for (const draft of articleDrafts.toSorted((one, other) => ageOf(other) - ageOf(one))) {
    const id = await write(stage, draft, demo, now)
    ids.set(draft.key, id)
    const translated = ids.get(draft.translationOf ?? '')
    if (translated !== undefined)
      await stage.call([articles.linkTranslation, articleHandlers.linkTranslation], draft.author, {
        id,
        body: { article_id: translated },
      })
    if (draft.daysAgo !== null && draft.daysAgo > 0) await read(stage, random, { draft, id, now, people: demo.people })
    await stage.runJobs()
  }
  const ages = new Map(articleDrafts.map((draft) => [draft.key, ageOf(draft)]))
  const cameAt = (key: string): Date => morning(now, -(ages.get(key) ?? 0))
  stage.turnTo(now)
  await talk(stage, { ids, people: demo.people, cameAt })
  await markAsRead(trx, demo.clientId, new Date(now.getTime() - 4 * DAY))
  await refreshScores(trx, demo.clientId, [...ids.values()], now)
  return ids
}

/** Drafts and what is still to come were written yesterday. */
const ageOf = ({ daysAgo }: ArticleDraft): number => (daysAgo === null || daysAgo < 1 ? 1 : daysAgo)

/** At nine in the morning in India. */
const morning = (now: Date, days: number, hour = 9): Date =>
  new Date((Math.floor(now.getTime() / DAY) + days) * DAY + (hour - INDIA) * HOUR)

async function write(stage: Stage, draft: ArticleDraft, demo: Demo, now: Date): Promise<string> {
  const { title, subtitle, excerpt, category, author, cover, daysAgo, video_url, language = 'en' } = draft
  const media = (picture: PictureName): string => demo.pictures.get(picture) ?? ''
  const given: DemoReferences = { media, decks: (key) => demo.decks.get(key) ?? '' }
  const written = morning(now, -ageOf(draft))
  stage.turnTo(written.getTime() < now.getTime() ? written : now)
  const tags = draft.tags.flatMap((name) => demo.tags.get(name) ?? [])
  const body = {
    title,
    category,
    language,
    tags,
    body: bodyOf(draft.blocks, given),
    ...(subtitle !== undefined && { subtitle }),
    ...(excerpt !== undefined && { excerpt }),
    ...(video_url !== undefined && { video_url }),
    ...(cover && { cover: { id: media(cover[0]), alt: cover[1] } }),
    ...(draft.event && { event: eventOf(draft.event, now) }),
  }
  const { article } = await stage.call([articles.create, articleHandlers.create], author, { body })
  if (daysAgo !== null)
    await stage.call([articles.updateStatus, articleHandlers.updateStatus], author, {
      id: article.id,
      body:
        daysAgo < 0
          ? { status: 'scheduled', publish_at: morning(now, -daysAgo).toISOString() }
          : { status: 'published' },
    })
  return article.id
}

function eventOf({ inDays, hour, hours, place = '', url = '' }: NonNullable<ArticleDraft['event']>, now: Date) {
  const starts = morning(now, inDays, hour)
  return {
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + hours * HOUR).toISOString(),
    place,
    url,
  }
}

interface Reading {
  readonly draft: ArticleDraft
  readonly id: string
  readonly now: Date
  readonly people: ReadonlyMap<string, string>
}

/** Of `likes` the share that the demo's people can give; views are those of visitors too, most on the first days. */
async function read(stage: Stage, random: Random, { draft, id, now, people }: Reading): Promise<void> {
  const days = Math.min(ageOf(draft), 29)
  const fans = [...people.keys()].filter(() => random.next() < Math.min(0.9, draft.likes / 60))
  for (const fan of fans) {
    stage.turnTo(new Date(now.getTime() - Math.floor(random.next() * days) * DAY - HOUR))
    await stage.call([articles.like, articleHandlers.like], fan, { id, body: { liked: true } })
    if (random.next() < 0.3) await stage.call([articles.save, articleHandlers.save], fan, { id, body: { saved: true } })
  }
  const weights = Array.from({ length: days + 1 }, (_, day) => 1 / (day + 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  for (const [day, weight] of weights.entries()) {
    const views = Math.round((draft.views * weight) / whole)
    const at = new Date(now.getTime() - (days - day) * DAY)
    if (views > 0) await addToCounts(stage.trx, { clientId: stage.clientId, id }, { views }, at)
  }
}

function picturesOf(drafts: readonly ArticleDraft[]): readonly PictureName[] {
  const found = new Set<PictureName>()
  const media = (picture: PictureName): string => {
    found.add(picture)
    return ''
  }
  for (const { cover, blocks } of drafts) {
    if (cover) found.add(cover[0])
    bodyOf(blocks, { media, decks: () => '' })
  }
  return [...found]
}
