import { imageWidths } from '@deckle/core/deck/design/image-widths.ts'
import { readingMinutes } from '@deckle/core/article/reading.ts'
import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import type { Blog } from '../blog.ts'
import type { Card, Picture, Place } from '../queries-cards.ts'
import { categoryName, within } from './shell.ts'
import type { BlogWords } from './words.ts'

export const articlePath = (slug: string): string => `/${encodeURIComponent(slug)}`

/** The client's sign-in, which leads on to the article's own screen. */
export const signInPath = (blog: Blog, articleId: string): string =>
  escapeHtml(`/${blog.slug}/login?back=${encodeURIComponent(`/articles/${articleId}/show`)}`)

/** The calendar day in the client's reporting time zone. */
export function day(at: Date, { timeZone }: Pick<Blog, 'timeZone'>, language: string): string {
  const text = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone }).format(at)
  return `<time datetime="${at.toISOString()}">${escapeHtml(text)}</time>`
}

/** A moment in UTC; a script writes it in the reader's time. */
export function moment(at: Date, language: string): string {
  const text = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)
  return `<time datetime="${at.toISOString()}" data-moment="">${escapeHtml(text)} UTC</time>`
}

export interface Shown {
  readonly sizes: string
  /** In the first screen: fetched at once. */
  readonly isFirst: boolean
  readonly isDecoration?: boolean
}

export function picture({ id, alt, width, height }: Picture, { sizes, isFirst, isDecoration = false }: Shown): string {
  const address = escapeHtml(`/media/${encodeURIComponent(id)}`)
  const set = imageWidths.map((one) => `${address}/${one}.webp ${one}w`).join(', ')
  const size = width !== null && height !== null ? ` width="${width}" height="${height}"` : ' width="1600" height="900"'
  const order = isFirst ? ' fetchpriority="high"' : ' loading="lazy"'
  return `<img src="${address}/1080.webp" srcset="${set}" sizes="${sizes}"${size} alt="${isDecoration ? '' : escapeHtml(alt)}"${order} decoding="async">`
}

export const tagList = (blog: Blog, tags: readonly Place[]): string =>
  tags.length === 0
    ? ''
    : `<ul class="tags">${tags.map(({ slug, name }) => `<li><a href="${within(blog, `/tag/${encodeURIComponent(slug)}`)}">${escapeHtml(name)}</a></li>`).join('')}</ul>`

/** A list of articles; headings follow the level of what stands above. */
export function cardList(
  blog: Blog,
  cards: readonly Card[],
  words: BlogWords,
  { level, eager = 0 }: { readonly level: 2 | 3; readonly eager?: number },
): string {
  const items = cards.map((card, index) => {
    const href = within(blog, articlePath(card.slug))
    const shot = card.cover
      ? `<a class="shot" href="${href}" tabindex="-1" aria-hidden="true">${picture(card.cover, { sizes: '(min-width: 44rem) 22rem, 100vw', isFirst: index < eager, isDecoration: true })}</a>`
      : ''
    const label = [card.category && categoryName(card.category, words), card.membersOnly ? words.members : '']
      .filter(Boolean)
      .join(' · ')
    const lang = card.language
    return `<li>${shot}${label === '' ? '' : `<p class="label">${escapeHtml(label)}</p>`}<h${level} lang="${lang}"><a href="${href}">${escapeHtml(card.title)}</a></h${level}>${card.excerpt === '' ? '' : `<p lang="${lang}">${escapeHtml(card.excerpt)}</p>`}<p class="meta"><span>${escapeHtml(card.author)}</span> ${facts(blog, card, words)}</p>${tagList(blog, card.tags)}</li>`
  })
  return `<ul class="cards">${items.join('')}</ul>`
}

const facts = (blog: Blog, card: Card, words: BlogWords): string =>
  [
    // The day alone: a script that writes the moment in the reader's time would move what follows.
    `<span>${card.event ? `${words.starts} ${day(new Date(card.event.starts_at), blog, words.language)}` : day(card.publishedAt, blog, words.language)}</span>`,
    `<span>${words.minutes(readingMinutes(card.words))}</span>`,
    ...(card.likes > 0 ? [`<span>${words.likes(card.likes)}</span>`] : []),
  ].join(' ')

interface TurnedPages {
  readonly path: string
  /** From 1. */
  readonly number: number
  readonly pages: number
}

interface TurnWords {
  readonly label: string
  readonly newer: string
  readonly older: string
}

/** Links to the pages before and after, newest first; nothing where there is one page. */
export function pageLinks(
  blog: Blog,
  { path, number, pages }: TurnedPages,
  { label, newer, older }: TurnWords,
  words: BlogWords,
): string {
  if (pages < 2) return ''
  const [place = '', fragment] = path.split('#')
  const address = (page: number): string => {
    const query = page > 1 ? `${blog.query === '' ? '?' : '&'}page=${page}` : ''
    return `${within(blog, place)}${escapeHtml(query)}${fragment === undefined ? '' : `#${fragment}`}`
  }
  const before = number > 1 ? `<a rel="prev" href="${address(number - 1)}">← ${newer}</a>` : '<span></span>'
  const after = number < pages ? `<a rel="next" href="${address(number + 1)}">${older} →</a>` : '<span></span>'
  return `<nav class="turn" aria-label="${label}">${before}<span>${words.page(number, pages)}</span>${after}</nav>`
}
