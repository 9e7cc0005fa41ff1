import { articleCategories, isArticleCategory } from '@deckle/core/category/category.ts'
import { isRightToLeft } from '@deckle/core/deck/deck.ts'
import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import { isWebAddress } from '@deckle/core/text/web-address.ts'
import { isInterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { devanagariFace } from '../../../devanagari-face.ts'
import { htmlPolicy, inlineHash } from '../../../http/security-headers.ts'
import { touchTag } from '../../touches/index.ts'
import type { Blog } from '../blog.ts'
import type { Place } from '../queries-cards.ts'
import { script } from './script.ts'
import { brandStyle, style } from './style.ts'
import { type BlogWords, blogWords } from './words.ts'

export interface Sheet {
  /** Of the text. */
  readonly language: string
  readonly title: string
  readonly description: string
  /** Absolute. */
  readonly canonical: string
  readonly noindex?: boolean
  /** Absolute address of a picture for links to this page. */
  readonly image?: { readonly url: string; readonly alt: string } | null
  readonly type?: 'website' | 'article'
  /** More elements of the head. */
  readonly head?: string
  /** For search engines (schema.org). */
  readonly data?: readonly object[]
  /** Of `main`. */
  readonly body: string
  readonly categories: readonly Place[]
  readonly articleId?: string
  /** Of the list that is open. */
  readonly current?: string
}

export interface RenderedPage {
  readonly html: string
  /** The part that pages have in common. */
  readonly shared: string
  readonly headers: Readonly<Record<string, string>>
}

/** Of the pages themselves: in the language of the text, where Deckle has it. */
export const wordsFor = (blog: Blog, language: string): BlogWords =>
  blogWords[isInterfaceLanguage(language) ? language : blog.language]

const sharedStyle = `<style>${style}</style>`
const styleHash = inlineHash(style)
const scriptHash = inlineHash(script)

/** A whole document, complete without scripts. */
export function renderSheet(blog: Blog, sheet: Sheet): RenderedPage {
  const words = wordsFor(blog, sheet.language)
  const brand = brandStyle(blog.primary) + devanagariFace()
  const own = words.language === sheet.language ? '' : ` lang="${words.language}"`
  const html = `<!DOCTYPE html><html lang="${escapeHtml(sheet.language)}" dir="${isRightToLeft(sheet.language) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(titleOf(blog, sheet))}</title>${sharedStyle}<style>${brand}</style>${headOf(blog, sheet)}</head><body><a class="skip"${own} href="#blog_text">${words.skip}</a>${previewNote(blog, words, own)}${header(blog, sheet, words, own)}<main id="blog_text" tabindex="-1">${sheet.body}</main>${footer(blog, words, own)}<script>${script}</script>${touchOf(blog, sheet)}</body></html>`
  return {
    html,
    shared: sharedStyle,
    headers: {
      'content-security-policy': htmlPolicy({
        styleHashes: [styleHash, inlineHash(brand)],
        scriptHashes: [scriptHash],
      }),
    },
  }
}

/** Nobody is followed who looks at a preview. */
const touchOf = ({ attribution, clientId, query }: Blog, { articleId, language }: Sheet): string =>
  touchTag({
    mode: query === '' ? attribution : 'off',
    clientId,
    kind: articleId === undefined ? 'blog' : 'article',
    thing: articleId ?? clientId,
    language,
  })

/** `Tea · Meadow blog` */
function titleOf(blog: Blog, { title }: Sheet): string {
  return title === blog.title ? title : `${title} · ${blog.title}`
}

function headOf(blog: Blog, sheet: Sheet): string {
  const { canonical, image = null, description, type = 'website', data = [] } = sheet
  const isHidden = sheet.noindex === true || blog.query !== ''
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', type],
    ['og:site_name', blog.title],
    ['og:title', sheet.title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', sheet.language === 'hi' ? 'hi_IN' : sheet.language === 'en' ? 'en_GB' : sheet.language],
    ['og:image', image?.url ?? ''],
    ['og:image:alt', image?.alt ?? ''],
  ]
  const icon = blog.icon === '' ? '/icon.svg' : `/media/${blog.icon}/160.webp`
  return [
    description === '' ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    isHidden ? '<meta name="robots" content="noindex">' : '',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(blog.title)}" href="${escapeHtml(blog.address)}/feed.xml">`,
    `<link rel="alternate" type="application/feed+json" title="${escapeHtml(`${blog.title} (JSON)`)}" href="${escapeHtml(blog.address)}/feed.json">`,
    ...properties.flatMap(([name, value]) =>
      value === '' ? [] : [`<meta property="${name}" content="${escapeHtml(value)}">`],
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    sheet.head ?? '',
    ...data.map((item) => `<script type="application/ld+json">${jsonInHtml(item)}</script>`),
    `<meta name="theme-color" content="${escapeHtml(blog.primary || '#6a1b9a')}">`,
  ].join('')
}

/** Nothing in it ends the element. */
const jsonInHtml = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const previewNote = (blog: Blog, words: BlogWords, own: string): string =>
  blog.query === '' ? '' : `<p class="note"${own}>${words.preview}</p>`

/** An address within the blog. */
export const within = (blog: Blog, path = ''): string => escapeHtml(`/blog/${blog.slug}${path}${blog.query}`)

/** In the language of the page, where the client left the name that it had. */
export const categoryName = ({ slug, name }: Place, { builtIn }: BlogWords): string =>
  isArticleCategory(slug) && articleCategories[slug] === name ? builtIn[slug] : name

function header(blog: Blog, { categories, current }: Sheet, words: BlogWords, own: string): string {
  const logo =
    blog.logo === ''
      ? ''
      : `<img src="/media/${escapeHtml(blog.logo)}/160.webp" alt="" width="36" height="36" decoding="async">`
  const links = blog.header.map(({ label, url }) => `<li>${linkTo(label, url)}</li>`).join('')
  const places = categories
    .map(
      (place) =>
        `<li><a href="${within(blog, `/category/${encodeURIComponent(place.slug)}`)}"${current === place.slug ? ' aria-current="page"' : ''}>${escapeHtml(categoryName(place, words))}</a></li>`,
    )
    .join('')
  return `<header><div class="bar"${own}><div class="in"><a class="brand" href="${within(blog)}">${logo}<span>${escapeHtml(blog.title)}</span></a>${
    links === '' ? '' : `<nav aria-label="${words.main}"><ul>${links}</ul></nav>`
  }</div></div>${
    places === ''
      ? ''
      : `<nav class="cats"${own} aria-label="${words.categories}"><div class="in"><ul><li><a href="${within(blog)}"${current === '' ? ' aria-current="page"' : ''}>${words.all}</a></li>${places}</ul></div></nav>`
  }</header>`
}

function footer(blog: Blog, words: BlogWords, own: string): string {
  const links = [
    ...blog.footer.map(({ label, url }) => linkTo(label, url)),
    `<a href="${escapeHtml(`/blog/${blog.slug}/feed.xml`)}">${words.feed}</a>`,
  ]
  const text = blog.footerText === '' ? '' : `<p>${escapeHtml(blog.footerText)}</p>`
  return `<footer class="foot"${own}><div class="in"><nav aria-label="${words.footer}"><ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul></nav>${text}</div></footer>`
}

const linkTo = (label: string, url: string): string =>
  `<a href="${escapeHtml(url)}"${isWebAddress(url) ? ' rel="noopener"' : ''}>${escapeHtml(label)}</a>`
