import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
)
const ui = '../../../packages/ui/src'
const partsOfUi = readdirSync(join(source, ui), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => `${ui}/${path}`)

/** Patterns that may appear in one file only, which everything else imports. */
const singleHomes: readonly (readonly [string, RegExp, readonly string[]])[] = [
  ['a form element', /<form\b/, ['lib/form/form.tsx']],
  ['useForm', /\buseForm\b\s*[<(]/, ['lib/form/use-submit-form.ts']],
  ['a controlled field', /<Controller\b|\buseController\b\s*\(/, ['lib/form/field.tsx']],
  ['useMutation', /\buseMutation\b\s*[<(]/, ['lib/use-action.ts']],
  ['useInfiniteQuery', /\buseInfiniteQuery\b\s*[<(]/, ['lib/list/use-paged-list.ts']],
  ['an infinite query', /\binfiniteQueryOptions\b\s*[<(]/, ['lib/list/paged-query.ts']],
  ['a written query key', /queryKey: \[/, []],
]

describe('one pattern', () => {
  it.each(singleHomes)('%s is in one file', (_name, pattern, homes) => {
    const found = files.filter((path) => pattern.test(readFileSync(join(source, path), 'utf8')))
    expect(found.sort()).toEqual(homes)
  })

  it('a date or time is typed into a field that reports complete ones only', () => {
    const input = /<(?:input|Input|TextField)\b[^>]*?\btype=\W{0,2}(?:date|datetime-local|time|month|week)\b/
    const found = [...files, ...partsOfUi].filter((path) => input.test(readFileSync(join(source, path), 'utf8')))
    expect(found).toEqual([])
  })

  it('a row that scrolls sideways has no child with a negative margin above or below, which adds a scrollbar across', () => {
    const found = [...files, ...partsOfUi].filter((path) => {
      const text = readFileSync(join(source, path), 'utf8')
      return /overflow(?:-x)?-(?:auto|scroll)/.test(text) && /[\s'"`:]-m[bty]?-/.test(text)
    })
    // On the row itself.
    expect(found).toEqual(['../../../packages/ui/src/collections/carousel.tsx'])
  })

  it('a part that loads has its own boundary, or the whole screen gives way to its skeleton and loses the focus', () => {
    const found = files.filter((path) => {
      const text = readFileSync(join(source, path), 'utf8')
      return /= lazyPart\(/.test(text) && !/<Suspense\b|<UrlTabs\b/.test(text)
    })
    // The whole of a screen; parts that are drawn elsewhere, in boundaries there.
    expect(found.sort()).toEqual([
      'features/courses/entry.tsx',
      'features/sign-in/parts/lazy-second-step.ts',
      'lib/form/lazy-date-range.tsx',
      'report-links/lazy-links-dialog.tsx',
    ])
  })
})
