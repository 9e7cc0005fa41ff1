import type { ArticleContent } from '@deckle/core/article/article.ts'
import { textOfBody } from '@deckle/core/article/plain-text.ts'
import { excerptOf } from '@deckle/core/article/reading.ts'
import { searchWords } from '@deckle/core/article/search-words.ts'
import type { Db } from '../../../db/database.ts'
import type { ArticleKey } from '../queries.ts'
import { putSearch, removeSearch } from './queries.ts'

/** Words of an article that misspelt ones are compared with. */
const MOST_KNOWN = 3000

/** What readers find a published article by. */
export async function indexForSearch(open: Db, key: ArticleKey, content: ArticleContent, at: Date): Promise<void> {
  const { title, subtitle, event, body, language, audience } = content
  const words = {
    title: searchWords(title),
    subtitle: searchWords(subtitle),
    all: [
      ...new Set(
        [title, subtitle, excerptOf(content), event?.place ?? '', textOfBody(body)].flatMap((text) =>
          searchWords(text),
        ),
      ),
    ],
  }
  await putSearch(open, key, {
    words,
    known: words.all.filter(isComparable).slice(0, MOST_KNOWN),
    language,
    audience,
    at,
  })
}

/** Its text is found no longer, and no misspelt word leads to one of its own. */
export const removeFromSearch = (open: Db, key: ArticleKey): Promise<void> => removeSearch(open, key)

/** Shorter ones have too few trigrams to be told apart. */
const isComparable = (word: string): boolean => word.length >= 4 && word.length <= 40 && !/\p{N}/u.test(word)
