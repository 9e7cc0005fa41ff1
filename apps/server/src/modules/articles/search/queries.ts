import type { ArticleAudience } from '@deckle/core/article/article.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import { sql } from 'kysely'
import type { ArticleKey, ArticlesDb } from '../queries.ts'

/** Dictionaries that know a language's endings and stop words; other languages are searched as they are written. */
const dictionaries: Readonly<Partial<Record<Language, string>>> = { en: 'english_stem', hi: 'hindi_stem' }

interface Words {
  readonly title: readonly string[]
  readonly subtitle: readonly string[]
  readonly all: readonly string[]
}

/** A word as it is written and its stem; none of a stop word. Words are letters, marks and digits: they need no quoting. */
const lexemes = (language: Language) => {
  const dictionary = dictionaries[language]
  return dictionary === undefined
    ? sql`array[w.word]`
    : sql`(case when ts_lexize(${dictionary}::regdictionary, w.word) = '{}' then '{}'
        else array_append(coalesce(ts_lexize(${dictionary}::regdictionary, w.word), '{}'), w.word) end)`
}

const weighed = (words: readonly string[], weight: 'A' | 'B', language: Language) => sql`
  select '''' || l.lexeme || ''':' || least(w.at, 16383) || ${sql.lit(weight)} as entry
  from unnest(${words}::text[]) with ordinality as w (word, at), unnest(${lexemes(language)}) as l (lexeme)`

interface Indexed {
  readonly words: Words
  /** Those that misspelt ones are compared with. */
  readonly known: readonly string[]
  readonly language: Language
  readonly audience: ArticleAudience
  readonly at: Date
}

/** Replaces what an article is found by, and the words that misspelt ones are compared with. */
export async function putSearch(
  db: ArticlesDb,
  { clientId, id }: ArticleKey,
  { words, known, language, audience, at }: Indexed,
): Promise<void> {
  const before = await lockWords(db, { clientId, id }, known)
  await countWords(db, clientId, before, { words: known, audience })
  await sql`insert into article_search (client_id, article_id, published_at, audience, head, body, words)
    select ${clientId}::uuid, ${id}::uuid, ${at}::timestamptz, ${audience},
      (select coalesce(string_agg(h.entry, ' '), '')::tsvector from (${weighed(words.title, 'A', language)} union all ${weighed(words.subtitle, 'B', language)}) h),
      array_to_tsvector(array(select distinct l.lexeme from unnest(${words.all}::text[]) as w (word), unnest(${lexemes(language)}) as l (lexeme))),
      ${known}::text[]
    on conflict (client_id, article_id) do update set published_at = excluded.published_at, audience = excluded.audience,
      head = excluded.head, body = excluded.body, words = excluded.words`.execute(db)
}

export async function removeSearch(db: ArticlesDb, { clientId, id }: ArticleKey): Promise<void> {
  const before = await lockWords(db, { clientId, id }, [])
  await countWords(db, clientId, before, { words: [], audience: null })
  await db.deleteFrom('article_search').where('client_id', '=', clientId).where('article_id', '=', id).execute()
}

/** Words that an article adds to the client's, and who may read them. */
interface Known {
  readonly words: readonly string[]
  readonly audience: string | null
}

/** The words that the article has so far. These and `more` are locked in one order, so that nobody waits in a circle. */
async function lockWords(db: ArticlesDb, { clientId, id }: ArticleKey, more: readonly string[]): Promise<Known> {
  const row = await db
    .selectFrom('article_search')
    .select(['words', 'audience'])
    .where('client_id', '=', clientId)
    .where('article_id', '=', id)
    .executeTakeFirst()
  const before = row ?? { words: [], audience: null }
  await sql`select from article_words w where w.client_id = ${clientId} and w.word = any (${[...before.words, ...more]}::text[]) order by w.word for update`.execute(
    db,
  )
  return before
}

/** Counts what is otherwise than before; a word of no article goes. */
async function countWords(db: ArticlesDb, clientId: string, before: Known, after: Known): Promise<void> {
  const [had, has] = [new Set(before.words), new Set(after.words)]
  const changed = [...new Set([...had, ...has])].flatMap((word) => {
    const articles = Number(has.has(word)) - Number(had.has(word))
    const open =
      Number(after.audience === 'public' && has.has(word)) - Number(before.audience === 'public' && had.has(word))
    return articles === 0 && open === 0 ? [] : [{ word, articles, open }]
  })
  if (changed.length === 0) return
  await sql`insert into article_words as known (client_id, word, articles, public_articles)
    select ${clientId}::uuid, word, articles, open from unnest(${changed.map(({ word }) => word)}::text[],
      ${changed.map(({ articles }) => articles)}::integer[], ${changed.map(({ open }) => open)}::integer[]) as w (word, articles, open)
    order by word
    on conflict (client_id, word) do update set articles = known.articles + excluded.articles,
      public_articles = known.public_articles + excluded.public_articles`.execute(db)
  await sql`delete from article_words where client_id = ${clientId} and word = any (${before.words}::text[]) and articles <= 0`.execute(
    db,
  )
}

/** A word of a search: how it may be stored, and whether it says nothing by itself. */
export interface SearchedWord {
  readonly word: string
  readonly stems: readonly string[]
  readonly isStop: boolean
}

export async function stemWords(db: ArticlesDb, words: readonly string[]): Promise<readonly SearchedWord[]> {
  const { rows } = await sql<{ word: string; english: string[] | null; hindi: string[] | null }>`
    select w.word, ts_lexize('english_stem', w.word) as english, ts_lexize('hindi_stem', w.word) as hindi
    from unnest(${words}::text[]) with ordinality as w (word, at) order by w.at`.execute(db)
  return rows.map(({ word, english, hindi }) => ({
    word,
    stems: [...new Set([word, ...(english ?? []), ...(hindi ?? [])])],
    isStop: english?.length === 0 || hindi?.length === 0,
  }))
}

/** Words of what is published that look most like each of those given. `isPublic`: of what everybody may read. */
export async function findAlike(
  db: ArticlesDb,
  { clientId, isPublic }: { readonly clientId: string; readonly isPublic: boolean },
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ asked: string; found: readonly string[] }>`
    select a.word as asked, array(select w.word from article_words w
      where w.client_id = ${clientId} and w.word % a.word and abs(length(w.word) - length(a.word)) <= 3${isPublic ? sql` and w.public_articles > 0` : sql``}
      order by similarity(w.word, a.word) desc, w.articles desc, w.word limit 3) as found
    from unnest(${words}::text[]) as a (word)`.execute(db)
  return new Map(rows.map(({ asked, found }) => [asked, found]))
}
