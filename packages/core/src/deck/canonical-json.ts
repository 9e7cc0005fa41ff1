import type { DeckContent } from './deck.ts'
import { isPlainObject } from '../document/tree.ts'

/**
 * JSON with keys in code unit order (RFC 8785): equal data gives equal text. Absent and `undefined` members are the
 * same.
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

/**
 * What a version's digest is computed from (decisions.md §2: "an immutable snapshot under a content hash"). The
 * authors' comments don't count: they are not played.
 */
export function digestInput(content: DeckContent): string {
  return canonicalJson({ ...content, contentHash: content.contentHash.map((slide) => ({ ...slide, comments: '' })) })
}
