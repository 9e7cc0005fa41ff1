import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'

type Tree = { readonly [key: string]: string | Tree }

const files = import.meta.glob<{ words: Tree }>(['./en/*.ts', './hi/*.ts'], { eager: true })
const of = (language: string, section: string) => files[`./${language}/${section}.ts`]?.words
const sections = Object.keys(files)
  .filter((name) => name.startsWith('./en/'))
  .map((name) => name.slice(5, -3))

function flat(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
}

/** A message's parameters: `count`, `<link>`. Throws if it is not valid ICU. */
function names(message: string, language: string): string[] {
  const found = new Set<string>()
  JSON.stringify(new IntlMessageFormat(message, language).getAst(), (_key, node: unknown) => {
    if (node !== null && typeof node === 'object' && 'type' in node && 'value' in node && node.type !== 0)
      found.add(String(node.value))
    return node
  })
  return [...found].sort()
}

/** product.md §5, verbatim, and its Hindi. */
const specified = new Set(['File size too large!', 'फ़ाइल बहुत बड़ी है!'])

describe.each(sections)('words of %s', (section) => {
  const english = flat(of('en', section) ?? {})
  const hindi = new Map(flat(of('hi', section) ?? {}))

  it('have the same keys in Hindi', () => {
    expect([...hindi.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  })

  it('are messages with the same parameters in Hindi', () => {
    for (const [key, message] of english)
      expect([key, names(hindi.get(key) ?? '', 'hi')]).toEqual([key, names(message, 'en')])
  })

  it('are not empty and have no exclamation marks', () => {
    for (const [key, message] of [...english, ...hindi]) {
      expect(message.trim(), key).not.toBe('')
      if (!specified.has(message)) expect(message, key).not.toMatch(/!/)
    }
  })
})

describe('Hindi', () => {
  it('has every section of English and no other', () => {
    const hindi = Object.keys(files)
      .filter((name) => name.startsWith('./hi/'))
      .map((name) => name.slice(5, -3))
    expect(hindi.sort()).toEqual([...sections].sort())
  })
})
