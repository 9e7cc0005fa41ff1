import type { DeckContent } from './deck.ts'
import { isPlainObject } from './tree/tree.ts'

/**
 * Plain data as JSON with its keys in code unit order (RFC 8785's order): the same data gives the same text, whoever wrote it.
 * Absent and `undefined` members are the same. The hash of it is the caller's to take.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (!isPlainObject(value)) return JSON.stringify(value) ?? 'null'
  const members = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)
  return `{${members.join(',')}}`
}

/** What the digest of a deck is taken of (decisions.md §2: "an immutable snapshot under a content hash"). The authors' comments are not played: they don't count. */
export function digestInput(content: DeckContent): string {
  return canonicalJson({ ...content, contentHash: content.contentHash.map((slide) => ({ ...slide, comments: '' })) })
}
