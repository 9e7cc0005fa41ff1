import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { devanagariFace } from '../../../devanagari-face.ts'
import { htmlPolicy, inlineHash } from '../../../http/security-headers.ts'
import type { Blog } from '../blog.ts'
import { type RenderedPage, renderSheet, within, wordsFor } from './shell.ts'
import { brandStyle, style } from './style.ts'
import { blogWords } from './words.ts'

/** What is not there, in a blog that is. */
export function renderGone(blog: Blog): RenderedPage {
  const { gone } = wordsFor(blog, blog.language)
  return renderSheet(blog, {
    language: blog.language,
    title: gone.title,
    description: '',
    canonical: blog.address,
    noindex: true,
    categories: [],
    body: `<div class="in"><div class="top"><h1>${gone.title}</h1><p>${gone.text}</p><p><a class="button" href="${within(blog)}">${gone.back}</a></p></div></div>`,
  })
}

const neutralStyle = (): string => style + brandStyle('') + devanagariFace()

/** Where there is no open blog. */
export function renderUnknown(language: InterfaceLanguage): RenderedPage {
  const { gone, home } = blogWords[language]
  const neutral = neutralStyle()
  return {
    html: `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${gone.title}</title><link rel="icon" href="/icon.svg"><style>${neutral}</style></head><body><main class="in"><div class="top"><h1>${gone.title}</h1><p>${gone.text}</p><p><a class="button" href="/">${home}</a></p></div></main></body></html>`,
    shared: neutral,
    headers: { 'content-security-policy': htmlPolicy({ styleHashes: [inlineHash(neutral)] }) },
  }
}
