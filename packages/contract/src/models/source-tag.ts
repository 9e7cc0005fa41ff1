import { cutText } from '@deckle/slides/fields/limited-text.ts'

/** Says where a visitor came from, in one line of at most `max` characters. */
export const sourceTag = (max: number) => cutText(max, (tag) => tag.replace(/[\s\p{Cc}]+/gu, ' ').trim())
