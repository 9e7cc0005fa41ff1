import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import type { BlogComment } from '../comments.ts'
import { day } from './parts.ts'
import type { BlogWords } from './words.ts'

/** Read only: who writes one signs in. */
export const renderComments = (comments: readonly BlogComment[], words: BlogWords, signIn: string): string =>
  `<section><h2>${words.comments}</h2>${comments.length === 0 ? '' : `<ul class="remarks">${comments.map((one) => item(one, one.replies, words)).join('')}</ul>`}<p><a class="button button-secondary" href="${signIn}">${words.comment}</a></p></section>`

function item(
  { author, at, text }: Omit<BlogComment, 'replies'>,
  replies: BlogComment['replies'],
  words: BlogWords,
): string {
  const inner = replies.length === 0 ? '' : `<ul>${replies.map((one) => item(one, [], words)).join('')}</ul>`
  return `<li><p class="meta"><span>${escapeHtml(author)}</span> <span>${day(at, words.language)}</span></p><p>${linked(text)}</p>${inner}</li>`
}

/** Addresses in a comment lead out, without a word for them to search engines. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/i)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part)
        : `<a href="${escapeHtml(part)}" rel="ugc nofollow noopener">${escapeHtml(part)}</a>`,
    )
    .join('')
