import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import type { Blog } from '../blog.ts'
import type { PublicComment, PublicComments, PublicReply } from '@deckle/core/social/public-comment.ts'
import { articlePath, day, pageLinks, signInPath } from './parts.ts'
import type { BlogWords } from './words.ts'

interface Commented {
  readonly id: string
  readonly slug: string
}

/** Read only: who writes one signs in. */
export function renderComments(blog: Blog, article: Commented, page: PublicComments, words: BlogWords): string {
  const signIn = signInPath(blog, article.id)
  const items = page.comments.map((one) => thread(blog, one, signIn, words))
  return `<section id="comments"><h2>${words.comments}</h2>${
    items.length === 0 ? `<p>${words.noComments}</p>` : `<ul class="remarks">${items.join('')}</ul>`
  }${pageLinks(blog, { ...page, path: `${articlePath(article.slug)}#comments` }, turnWords(words), words)}<p><a class="button button-secondary" href="${signIn}">${words.comment}</a></p></section>`
}

function thread(blog: Blog, comment: PublicComment, signIn: string, words: BlogWords): string {
  const { replies, replyCount } = comment
  const left = replyCount - replies.length
  const more = left > 0 ? `<li><a href="${signIn}">${words.moreReplies(left)}</a></li>` : ''
  const inner =
    replyCount === 0 ? '' : `<ul>${replies.map((one) => `<li>${remark(blog, one, words)}</li>`).join('')}${more}</ul>`
  return `<li>${remark(blog, comment, words)}${inner}</li>`
}

function remark(blog: Blog, { author, at, text, gone }: PublicReply, words: BlogWords): string {
  if (gone) return `<p class="meta">${words.goneComment}</p>`
  const name = escapeHtml(author) || words.somebody
  return `<p class="meta"><span>${name}</span> <span>${day(at, blog, words.language)}</span></p><p>${linked(text)}</p>`
}

const turnWords = ({ pagesOfComments, newerComments, olderComments }: BlogWords) => ({
  label: pagesOfComments,
  newer: newerComments,
  older: olderComments,
})

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
