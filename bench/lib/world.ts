import { rm } from 'node:fs/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { type Deckle, startDeckle } from './deckle.ts'
import { temporaryData } from '../../scripts/lib/temporary-data.ts'

/** What the rows measure: one PostgreSQL, a Deckle on it, and another database on it for the limits. */
export interface World {
  /** Another one after `restart`. */
  readonly deckle: Deckle
  readonly database: pg.Pool
  readonly databaseUrl: string
  readonly limits: { readonly pool: pg.Pool; readonly config: pg.PoolConfig }
  readonly published: readonly Published[]
  /** As `pg_ctl stop -m immediate` does; the server starts PostgreSQL again. */
  crashDatabase(): void
  /** Replaces the server's process by a new one with the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export interface Published {
  readonly id: string
  readonly shortid: string
  readonly versionId: string
}

interface DeckReply {
  readonly deck: {
    readonly id: string
    readonly revision: number
    readonly content: DeckContent
    readonly publication: { shortid: string; versionId: string } | null
  }
}
interface DeckContent {
  readonly contentHash: readonly { readonly slideId: string; readonly slideSeq: number; readonly data: object }[]
}

interface Options {
  readonly port: number
  /** How many decks of ten questions to publish. */
  readonly decks: number
  readonly signal: AbortSignal
  /** Folder of a repository whose server is built; default: this one. */
  readonly root?: string
}

export async function createWorld({ port, decks, signal, root }: Options): Promise<World> {
  const [folder, data] = [await temporaryData('deckle-bench-pg-'), await temporaryData('deckle-bench-')]
  const remove = () => Promise.all([folder, data].map((one) => rm(one, { recursive: true, force: true })))
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, signal }).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  const database = new pg.Pool({ ...postgres.config, max: 4 })
  // The rows crash the database on purpose.
  database.on('error', () => undefined)
  await database.query('create database bench_limits')
  const config = { ...postgres.config, database: 'bench_limits' }
  const limits = { pool: new pg.Pool({ ...config, max: 2 }), config }
  limits.pool.on('error', () => undefined)
  let deckle: Deckle | undefined
  const start = async (): Promise<Deckle> => {
    await deckle?.stop()
    return (deckle = await startDeckle({ port, data, ...(root && { root }), databaseUrl: postgres.url }))
  }
  const stop = async (): Promise<void> => {
    await deckle?.stop()
    await database.end()
    await limits.pool.end()
    await postgres.stop({ force: true })
    await remove()
  }
  try {
    let running = await start()
    await database.query("update clients set plan = 'partner'")
    const published = await publishDecks(running, decks)
    return {
      get deckle() {
        return running
      },
      database,
      databaseUrl: postgres.url,
      limits,
      published,
      crashDatabase: () => process.kill(postgres.pid(), 'SIGQUIT'),
      restart: async () => void (running = await start()),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function publishDecks(deckle: Deckle, count: number): Promise<Published[]> {
  const published: Published[] = []
  while (published.length < count) {
    const batch = Array.from({ length: Math.min(16, count - published.length) }, (_, at) =>
      publishDeck(deckle, published.length + at, 10),
    )
    published.push(...(await Promise.all(batch)))
  }
  return published
}

/** Over HTTP, as a creator would: a deck of `questions` single selects. */
export async function publishDeck(
  deckle: Deckle,
  number: number,
  questions: number,
  readerType: 'quiz' | 'survey' = 'quiz',
): Promise<Published> {
  const created = await deckle.call<DeckReply>('POST', '/decks/create', { readerType, name: `Deck ${number}` })
  const content = withQuestions(created.deck.content, questions)
  const { id } = created.deck
  const saved = await deckle.call<DeckReply>('POST', `/decks/${id}/update`, {
    revision: created.deck.revision,
    content,
  })
  const { deck } = await deckle.call<DeckReply>('POST', `/decks/${id}/publish`, { revision: saved.deck.revision })
  if (!deck.publication) throw new Error('A published deck has no publication.')
  return { id, shortid: deck.publication.shortid, versionId: deck.publication.versionId }
}

function withQuestions(content: DeckContent, questions: number): DeckContent {
  const [first] = content.contentHash
  if (!first) throw new Error('A new deck has no slide.')
  const slides = Array.from({ length: questions }, (_, at) => ({
    ...first,
    template: 'single_select',
    slideId: `q${at}`,
    slideSeq: at,
    data: questionData(at),
  }))
  return { ...content, contentHash: slides }
}

/** Options o0 … o3, of which o1 is right. */
function questionData(at: number): object {
  const options = ['Roasted at origin', 'Roasted within a week', 'Ground on the same day', 'Kept in the freezer']
  return {
    question: `Question ${at + 1}: which of these keeps a coffee fresh for longest in an ordinary kitchen?`,
    image: { id: '', alt: '' },
    options: options.map((text, option) => ({ id: `o${option}`, text, correct: option === 1 ? 'checked' : '' })),
    correct_feedback: 'That was correct',
    incorrect_feedback: 'That was wrong',
  }
}
