import { searchWords } from '@deckle/core/article/search-words.ts'
import type { Db } from '../../../db/database.ts'
import { findTagsLike, type Searched } from '../reading/queries-search.ts'
import { findAlike, type SearchedWord, stemWords } from './queries.ts'

/** Words of a search that are looked at. */
const MOST_WORDS = 12

/** What is searched: null where the text has no words. The last word may be one that is still being typed. */
export async function searchedFor(db: Db, clientId: string, text: string): Promise<Searched | null> {
  const [words, tags] = await Promise.all([wordsOf(db, text), tagsOf(db, clientId, text)])
  return words.length === 0 ? null : { query: queryOf(words.map((word) => [word])), tags }
}

/** With each word replaced by words of what is published that look like it; null where none does. */
export async function correctedFor(
  db: Db,
  readers: { readonly clientId: string; readonly isPublic: boolean },
  text: string,
): Promise<Searched | null> {
  const words = await wordsOf(db, text)
  const alike = await findAlike(
    db,
    readers,
    words.map(({ word }) => word).filter((word) => word.length >= 4),
  )
  if ([...alike.values()].every((found) => found.length === 0)) return null
  const stemmed = await stemWords(db, [...new Set([...alike.values()].flat())])
  const byWord = new Map(stemmed.map((word) => [word.word, word]))
  const choices = words.map((word) => [word, ...(alike.get(word.word) ?? []).flatMap((one) => byWord.get(one) ?? [])])
  return { query: queryOf(choices), tags: [] }
}

async function wordsOf(db: Db, text: string): Promise<readonly SearchedWord[]> {
  const words = [...new Set(searchWords(text))].slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const stemmed = await stemWords(db, words)
  const telling = stemmed.filter(({ isStop }) => !isStop)
  return telling.length > 0 ? telling : stemmed.slice(-1)
}

/** Each word in one of its forms; the last one as a beginning too. Words are letters, marks and digits: they need no escaping. */
const queryOf = (choices: readonly (readonly SearchedWord[])[]): string =>
  choices
    .map((words, at) => {
      const forms = new Set(words.flatMap(({ stems }) => stems))
      const last = at === choices.length - 1 ? words[0] : undefined
      return `(${[...forms].map((form) => `'${form}'${form === last?.word ? ':*' : ''}`).join(' | ')})`
    })
    .join(' & ')

/** Tags whose name has all words of the text. */
async function tagsOf(db: Db, clientId: string, text: string): Promise<readonly string[]> {
  const words = searchWords(text)
  const longest = words.toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined) return []
  const found = await findTagsLike(db, clientId, longest)
  return found.flatMap(({ id, name }) => {
    const own = searchWords(name)
    const isIn = (word: string, at: number) =>
      own.some((one) => (at === words.length - 1 ? one.startsWith(word) : one === word))
    return words.every(isIn) ? [id] : []
  })
}
