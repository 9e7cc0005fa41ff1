import { headingsOf } from '@deckle/core/article/headings.ts'
import { bytesText } from '@deckle/core/article/html/media.ts'
import { renderBody } from '@deckle/core/article/html/render-body.ts'
import { readingMinutes } from '@deckle/core/article/reading.ts'
import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import { isWebAddress } from '@deckle/core/text/web-address.ts'
import type { Blog } from '../blog.ts'
import type { ReadArticle } from '../data/read-article.ts'
import type { Place } from '../queries-cards.ts'
import { renderComments } from './comments.ts'
import { articleData } from './json-ld.ts'
import { articlePath, cardList, day, moment, picture, signInPath, tagList } from './parts.ts'
import { categoryName, type RenderedPage, renderSheet, within, wordsFor } from './shell.ts'
import type { BlogWords } from './words.ts'

/** Fewer headings need no list of contents. */
const CONTENTS_FROM = 3

export function renderArticle(blog: Blog, article: ReadArticle, categories: readonly Place[]): RenderedPage {
  const { card, content, body, image } = article
  const { seo } = content
  const words = wordsFor(blog, card.language)
  const title = seo.title.trim() || card.title
  const description = seo.description.trim() || card.excerpt
  const own = blog.address + articlePath(card.slug)
  const imageUrl = image && `${blog.base}/media/${image.id}/1080.webp`
  return renderSheet(blog, {
    language: card.language,
    title,
    description,
    canonical: seo.canonical.trim() || own,
    noindex: seo.noindex,
    image: image && { url: imageUrl ?? '', alt: image.alt },
    type: 'article',
    head: metaOf(blog, article, own),
    data: articleData(blog, { card, content, body, description, image: imageUrl }),
    categories,
    articleId: card.id,
    current: card.category?.slug ?? ' ',
    body: `<div class="in"><article class="text">${headOf(blog, article, words)}${contentsOf(article, words)}${renderBody(body, article.context)}${
      card.membersOnly ? wall(blog, card.id, words) : filesOf(article, words)
    }${endOf(blog, article, words)}</article>${relatedOf(blog, article, words)}</div>`,
  })
}

/** Times, and the same text in other languages; the page itself is among them (hreflang). */
function metaOf(blog: Blog, { card, translations, content }: ReadArticle, own: string): string {
  const times = [
    ['article:published_time', card.publishedAt.toISOString()],
    ['article:modified_time', card.updatedAt.toISOString()],
    ['article:author', card.author],
    ...(card.category ? [['article:section', card.category.name]] : []),
    ...card.tags.map(({ name }) => ['article:tag', name]),
  ].map(([name = '', value = '']) => `<meta property="${name}" content="${escapeHtml(value)}">`)
  const languages =
    translations.length === 0 || content.seo.canonical !== ''
      ? []
      : [
          { language: card.language, address: own },
          ...translations.map(({ language, slug }) => ({ language, address: blog.address + articlePath(slug) })),
        ].map(
          ({ language, address }) =>
            `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(address)}">`,
        )
  return [...times, ...languages].join('')
}

function headOf(blog: Blog, { card, content, context }: ReadArticle, words: BlogWords): string {
  const { category } = card
  const crumbs = `<nav class="crumbs" aria-label="${words.home}"><ul><li><a href="${within(blog)}">${escapeHtml(blog.title)}</a></li>${
    category
      ? `<li><a href="${within(blog, `/category/${encodeURIComponent(category.slug)}`)}">${escapeHtml(categoryName(category, words))}</a></li>`
      : ''
  }</ul></nav>`
  const facts = [
    `<span>${words.by} ${escapeHtml(card.author)}</span>`,
    `<span>${day(card.publishedAt, blog, words.language)}</span>`,
    ...(isLaterDay(blog, card) ? [`<span>${words.updated} ${day(card.updatedAt, blog, words.language)}</span>`] : []),
    `<span>${words.minutes(readingMinutes(card.words))}</span>`,
    ...(card.membersOnly ? [`<span>${words.members}</span>`] : []),
  ]
  const cover = card.cover
    ? `<figure class="cover">${picture(card.cover, { sizes: '(min-width: 46rem) 44rem, 100vw', isFirst: true })}</figure>`
    : ''
  const video =
    content.video_url === '' || card.membersOnly
      ? ''
      : renderBody([{ id: 'video', type: 'video', attrs: { url: content.video_url, caption: '' } }], context)
  return `${crumbs}<h1>${escapeHtml(card.title)}</h1>${
    card.subtitle.trim() === '' ? '' : `<p class="lead">${escapeHtml(card.subtitle)}</p>`
  }<p class="meta">${facts.join(' ')}</p>${cover}${eventOf(blog, card, words)}${video}`
}

const isLaterDay = ({ timeZone }: Blog, { updatedAt, publishedAt }: ReadArticle['card']): boolean =>
  dayIn(timeZone, updatedAt.getTime()) > dayIn(timeZone, publishedAt.getTime())

function eventOf(blog: Blog, { event, slug }: ReadArticle['card'], words: BlogWords): string {
  if (!event) return ''
  const facts: readonly (readonly [string, string])[] = [
    [words.starts, moment(new Date(event.starts_at), words.language)],
    [words.ends, event.ends_at === null ? '' : moment(new Date(event.ends_at), words.language)],
    [words.place, escapeHtml(event.place)],
  ]
  const join = isWebAddress(event.url)
    ? `<a class="button" href="${escapeHtml(event.url)}" rel="noopener">${words.join}</a>`
    : ''
  return `<section class="facts" aria-label="${words.event}"><dl>${facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join(
      '',
    )}</dl><p class="row">${join}<a class="button button-secondary" href="${escapeHtml(`/blog/${blog.slug}${articlePath(slug)}.ics`)}">${words.calendar}</a></p></section>`
}

function contentsOf({ body }: ReadArticle, words: BlogWords): string {
  const headings = headingsOf(body).filter(({ level }) => level < 4)
  if (headings.length < CONTENTS_FROM) return ''
  const items = headings.map(
    ({ anchor, text }) => `<li><a href="#${escapeHtml(encodeURIComponent(anchor))}">${escapeHtml(text)}</a></li>`,
  )
  return `<details class="question"><summary>${words.contents}</summary><ol>${items.join('')}</ol></details>`
}

const wall = (blog: Blog, id: string, words: BlogWords): string =>
  `<div class="wall"><p>${words.membersText}</p><p><a class="button" href="${signInPath(blog, id)}">${words.signIn}</a></p></div>`

function filesOf({ files }: ReadArticle, words: BlogWords): string {
  if (files.length === 0) return ''
  const items = files.map(
    ({ name, url, bytes }) =>
      `<li class="file"><a href="${escapeHtml(url)}" download>${escapeHtml(name.trim() || words.files)} <small>${escapeHtml(bytesText(bytes, words.language))}</small></a></li>`,
  )
  return `<section class="facts"><h2>${words.files}</h2><ul>${items.join('')}</ul></section>`
}

function endOf(
  blog: Blog,
  { card, content, translations, next, previous, comments }: ReadArticle,
  words: BlogWords,
): string {
  const counts = [
    ...(card.likes > 0 ? [words.likes(card.likes)] : []),
    ...(card.comments > 0 ? [words.commentCount(card.comments)] : []),
  ]
  const others = translations.map(
    ({ language, slug, title }) =>
      `<li><a href="${within(blog, articlePath(slug))}" hreflang="${language}" lang="${language}">${escapeHtml(title)}</a></li>`,
  )
  return [
    tagList(blog, card.tags),
    `<p class="row">${counts.map((text) => `<span class="meta">${text}</span>`).join('')}<button class="plain" type="button" data-share="${words.copied}" disabled>${words.share}</button></p>`,
    others.length === 0
      ? ''
      : `<section class="facts"><h2>${words.languages}</h2><ul>${others.join('')}</ul></section>`,
    neighbours(blog, next, previous, words),
    content.comments && !card.membersOnly ? renderComments(blog, card, comments, words) : '',
  ].join('')
}

type Neighbour = ReadArticle['next']

function neighbours(blog: Blog, next: Neighbour, previous: Neighbour, words: BlogWords): string {
  if (!next && !previous) return ''
  const link = (rel: 'next' | 'prev', found: Neighbour, name: string): string =>
    found
      ? `<a rel="${rel}" href="${within(blog, articlePath(found.slug))}">${name}: <bdi lang="${found.language}">${escapeHtml(found.title)}</bdi></a>`
      : ''
  return `<nav class="turn" aria-label="${words.more}">${link('prev', previous, words.previous)}${link('next', next, words.next)}</nav>`
}

const relatedOf = (blog: Blog, { related }: ReadArticle, words: BlogWords): string =>
  related.length === 0
    ? ''
    : `<section><h2>${words.related}</h2>${cardList(blog, related, words, { level: 3 })}</section>`
