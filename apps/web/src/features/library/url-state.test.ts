import { describe, expect, it } from 'vitest'
import { isFiltered, libraryUrl, listQueryOf } from './url-state.ts'

describe('the URL of the library', () => {
  it('reads every filter', () => {
    const search = { q: 'safety', type: 'quiz', status: 'bin', owner: 'me', sort: 'name', view: 'list', create: true }
    expect(libraryUrl.parse(search)).toEqual(search)
    expect(libraryUrl.parse({ owner: 'shared' })).toEqual({ owner: 'shared' })
    expect(libraryUrl.parse({ import: 'true', create: 1, files: true })).toEqual({
      import: true,
      create: true,
      files: true,
    })
  })
  it('reads the reader type of a new deck only if its dialog is open', () => {
    expect(libraryUrl.parse({ create: true, kind: 'quiz' })).toEqual({ create: true, kind: 'quiz' })
    expect(libraryUrl.parse({ create: true, kind: 'novel' })).toEqual({ create: true })
    expect(libraryUrl.parse({ kind: 'quiz' })).toEqual({})
  })
  it('omits defaults and drops invalid values', () => {
    expect(
      libraryUrl.parse({
        q: '  ',
        type: 'novel',
        status: 'all',
        owner: 'anyone',
        sort: 'updated',
        view: 'grid',
        create: 'no',
      }),
    ).toEqual({})
    expect(libraryUrl.parse({ q: { a: 1 }, type: ['quiz'], status: 3 })).toEqual({})
  })
  it('reads a search that looks like a number and truncates a long one', () => {
    expect(libraryUrl.parse({ q: 2026 })).toEqual({ q: '2026' })
    expect(libraryUrl.parse({ q: 'x'.repeat(300) }).q).toHaveLength(100)
  })
})

describe('listQueryOf', () => {
  it('requests the newest decks of everyone by default', () => {
    expect(listQueryOf({})).toEqual({ owner: 'anyone', sort: 'updated', limit: 24 })
    expect(listQueryOf({ q: ' a ', type: 'poll', status: 'draft', owner: 'me', sort: 'name' })).toEqual({
      search: 'a',
      readerType: 'poll',
      status: 'draft',
      owner: 'me',
      sort: 'name',
      limit: 24,
    })
  })
})

describe('isFiltered', () => {
  it('ignores order and view', () => {
    expect(isFiltered({ sort: 'name', view: 'list', create: true })).toBe(false)
    expect(isFiltered({ owner: 'me' })).toBe(true)
  })
})
