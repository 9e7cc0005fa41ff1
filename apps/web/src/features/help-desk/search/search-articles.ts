import { type ArticleId, articles, type ArticleTexts } from '../articles/article.ts'
import { plainText } from '../articles/parse-article.ts'

const fieldWeights = { title: 100, keywords: 10, text: 1 } as const
type Field = keyof typeof fieldWeights
const fields = Object.keys(fieldWeights) as readonly Field[]

/** Words that most questions have, in both languages. */
const fillers = new Set(
  'a an and are can do does for how i in is it my of on or the to what where why with का की के को कैसे क्या क्यों मैं मेरा मेरी मेरे में से है हैं और पर यह'.split(
    ' ',
  ),
)

export interface FoundArticle {
  readonly id: ArticleId
  /** The line of its text that fits best. */
  readonly line: string
}

/** Words as they are compared: without case, accents, and signs that Hindi is written with or without. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/**
 * Articles that fit what was typed, best first; all of them for nothing. Every word must be found, as a word, its
 * beginning or nearly; where no article has all of them, those that have most.
 */
export function searchArticles(texts: ArticleTexts, query: string): FoundArticle[] {
  const typed = wordsOf(query)
  const asked = typed.some((word) => !fillers.has(word)) ? typed.filter((word) => !fillers.has(word)) : typed
  const points = articles.map(({ id }) => pointsOf(texts[id], asked))
  const weights = asked.map((_, at) => rarity(points.filter((of) => (of[at] ?? 0) > 0).length))
  const scored = articles.map(({ id }, row) => ({
    id,
    found: points[row]?.filter((point) => point > 0).length ?? 0,
    score: points[row]?.reduce((sum, point, at) => sum + point * (weights[at] ?? 0), 0) ?? 0,
  }))
  const best = Math.max(...scored.map(({ found }) => found))
  const needed = best === asked.length ? best : Math.max(1, Math.min(best, Math.ceil(asked.length / 2)))
  return scored
    .filter(({ found }) => found >= needed || asked.length === 0)
    .toSorted((a, b) => b.found - a.found || b.score - a.score)
    .map(({ id }) => ({ id, line: bestLine(plainText(texts[id].body), asked) }))
}

/** A word that nearly every article has says little. */
const rarity = (holders: number): number => 0.2 + Math.log(articles.length / Math.max(1, holders))

/** Of each word, by where it is found best; 0 for one that is not. */
function pointsOf({ title, keywords, body }: ArticleTexts[ArticleId], asked: readonly string[]): number[] {
  const words: Readonly<Record<Field, readonly string[]>> = {
    title: wordsOf(title),
    keywords: keywords.flatMap(wordsOf),
    text: plainText(body).flatMap(wordsOf),
  }
  return asked.map((word) => Math.max(...fields.map((field) => fieldWeights[field] * fit(word, words[field]))))
}

function bestLine(lines: readonly string[], asked: readonly string[]): string {
  const hits = lines.map((line) => {
    const words = wordsOf(line)
    return asked.reduce((sum, word) => sum + fit(word, words), 0)
  })
  return lines[hits.indexOf(Math.max(...hits))] ?? ''
}

/** 1 for the word, less for its beginning, least for one that is nearly the same; 0 for none. */
const fit = (asked: string, words: readonly string[]): number =>
  words.reduce((most, word) => (most === 1 ? 1 : Math.max(most, fits(asked, word))), 0)

export function fits(asked: string, word: string): number {
  if (word === asked) return 1
  if (asked.length > 1 && word.startsWith(asked)) return 0.8
  if (asked.length < 4 || asked[0] !== word[0]) return 0
  const mistakes = asked.length < 8 ? 1 : 2
  // As far as it is typed.
  return isNear(asked, word, mistakes) || isNear(asked, word.slice(0, asked.length), mistakes) ? 0.5 : 0
}

/** Whether so many letters changed, left out, added or swapped with a neighbour make one of the other. */
function isNear(one: string, other: string, mistakes: number): boolean {
  if (Math.abs(one.length - other.length) > mistakes) return false
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[before, last] = [last, next]
  }
  return (last[other.length] ?? Infinity) <= mistakes
}

export interface TextPart {
  readonly text: string
  readonly isHit: boolean
}

/** A text with the words in it that fit what was typed. */
export function highlight(text: string, query: string): TextPart[] {
  const asked = wordsOf(query).filter((word) => !fillers.has(word))
  return (text.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? []).map((part) => ({
    text: part,
    isHit: wordsOf(part).some((word) => asked.some((one) => fits(one, word) > 0)),
  }))
}
