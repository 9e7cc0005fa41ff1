import { screenPaths } from '@deckle/contract/screen-paths.ts'
import { describe, expect, it } from 'vitest'
import { articles, audiences, isArticleId } from './article.ts'
import { texts as en } from './en/texts.ts'
import { texts as hi } from './hi/texts.ts'
import { type Block, inlinesIn, parseArticle, plainText } from './parse-article.ts'

const ids = articles.map(({ id }) => id)
const languages = { en, hi } as const

type Words = Readonly<Record<string, { readonly words?: unknown; readonly titles?: unknown }>>
const modules: Readonly<Record<keyof typeof languages, Words>> = {
  en: import.meta.glob('../../../words/en/*.ts', { eager: true }),
  hi: import.meta.glob('../../../words/hi/*.ts', { eager: true }),
}
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

const shapeOf = (block: Block) => ('items' in block ? `${block.kind} ${block.items.length}` : block.kind)
const screens = Object.values(screenPaths)
  .flat()
  .map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

describe('articles of the help desk', () => {
  it('are more than twenty, for everybody, each in both languages', () => {
    expect(ids.length).toBeGreaterThanOrEqual(20)
    expect(new Set(ids).size).toBe(ids.length)
    for (const audience of audiences) expect(articles.some((one) => one.audience === audience)).toBe(true)
    for (const texts of Object.values(languages)) expect(Object.keys(texts).toSorted()).toEqual(ids.toSorted())
  })

  it.each(articles)('$id leads on to other articles', ({ id, related }) => {
    expect(related.length).toBeGreaterThan(0)
    expect(related.every((other: string) => isArticleId(other) && other !== id)).toBe(true)
  })

  it.each(ids)('%s has the same structure, names and links in both languages', (id) => {
    expect(parseArticle(hi[id].body).map(shapeOf)).toEqual(parseArticle(en[id].body).map(shapeOf))
    const linksOf = (body: string) => inlinesIn(body, 'link').flatMap((one) => ('href' in one ? [one.href] : []))
    expect(linksOf(hi[id].body)).toEqual(linksOf(en[id].body))
    expect(inlinesIn(hi[id].body, 'name')).toHaveLength(inlinesIn(en[id].body, 'name').length)
    expect(hi[id].title).toMatch(/\p{Script=Devanagari}/u)
  })

  it.each(ids)('%s is short, has headings, and leaves no mark unread', (id) => {
    const count = plainText(en[id].body).join(' ').split(/\s+/).length
    expect(count).toBeGreaterThanOrEqual(120)
    expect(count).toBeLessThanOrEqual(350)
    for (const { [id]: text } of Object.values(languages)) {
      expect(text.keywords.length).toBeGreaterThan(4)
      expect(parseArticle(text.body).filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(1)
      expect(plainText(text.body).join('\n')).not.toMatch(/\*\*|\]\(|\{|^#|^- /m)
    }
  })

  it.each(ids)('%s links to screens and articles that there are', (id) => {
    for (const link of inlinesIn(en[id].body, 'link')) {
      if (!('href' in link)) continue
      const path = link.href.split(/[?#]/, 1)[0] ?? ''
      expect(
        screens.some((screen) => screen.test(path)),
        link.href,
      ).toBe(true)
      const article = /^\/helpDesk\/([^/]+)$/.exec(path)?.[1]
      if (article !== undefined) expect(isArticleId(article), link.href).toBe(true)
    }
  })

  it.each(Object.keys(languages) as (keyof typeof languages)[])(
    'call things what they are called on screen: %s',
    (language) => {
      const shown = new Set(Object.values(modules[language]).flatMap(({ words, titles }) => stringsIn([words, titles])))
      expect(shown.size).toBeGreaterThan(2000)
      const unknown = ids.flatMap((id) =>
        inlinesIn(languages[language][id].body, 'name').flatMap(({ text }) =>
          shown.has(text) ? [] : [`${id}: ${text}`],
        ),
      )
      expect(unknown).toEqual([])
    },
  )
})
