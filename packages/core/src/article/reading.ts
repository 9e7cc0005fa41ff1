import type { ArticleContent } from './article.ts'
import type { Block } from './block.ts'
import { textOfBody } from './plain-text.ts'

/** Words a minute of silent reading of non-fiction (Brysbaert 2019, doi:10.1016/j.jml.2019.104047). */
export const WORDS_A_MINUTE = 238

/** Words as people count them, in any script: runs of letters, marks and digits. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0

export const wordsOf = ({ body }: Pick<ArticleContent, 'body'>): number => countWords(textOfBody(body))

/** Whole minutes, at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE))

export const EXCERPT_LENGTH = 200

/** The author's excerpt, else the first words of the paragraphs, cut between words. */
export function excerptOf({ excerpt, body }: Pick<ArticleContent, 'excerpt' | 'body'>): string {
  if (excerpt.trim() !== '') return excerpt.trim()
  const prose = body.filter((block) => block.type === 'paragraph')
  const text = textOfBody(prose).replaceAll(/\s+/gu, ' ').trim()
  if (text.length <= EXCERPT_LENGTH) return text
  const cut = text.slice(0, EXCERPT_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2)).trimEnd()}…`
}

/** Ids of what the body refers to, each once, in order. */
export function referencesOf(body: readonly Block[]): {
  readonly media: readonly string[]
  readonly decks: readonly string[]
  readonly people: readonly string[]
} {
  const media = new Set<string>()
  const decks = new Set<string>()
  const people = new Set<string>()
  for (const block of body) {
    if (block.type === 'image' || block.type === 'file') media.add(block.attrs.id)
    else if (block.type === 'gallery') for (const { id } of block.attrs.images) media.add(id)
    else if (block.type === 'deck') decks.add(block.attrs.deck_id)
    else for (const id of mentionsIn(block)) people.add(id)
  }
  media.delete('')
  return { media: [...media], decks: [...decks], people: [...people] }
}

/** What nodes have in common for a walk through them. */
interface AnyNode {
  readonly type: string
  readonly attrs?: object
  readonly content?: readonly AnyNode[]
}

const mentionsIn = (node: AnyNode): readonly string[] =>
  node.type === 'mention' ? [(node.attrs as { id: string }).id] : (node.content ?? []).flatMap(mentionsIn)
