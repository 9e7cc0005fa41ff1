import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../..')
const text = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8')

const states = ['met', 'partly', 'not applicable', 'not met'] as const

interface Row {
  readonly id: string
  readonly level: number
  readonly asked: string
  readonly state: string
  readonly how: string
}

const rows: readonly Row[] = text.split('\n').flatMap((line) => {
  const found = /^\|\s*(\d+\.\d+\.\d+)\s*\|\s*([12])\s*\|\s*(.+?)\s*\|\s*(.+?)\s*\|\s*(.+?)\s*\|$/.exec(line)
  if (!found) return []
  const [, id = '', level = '', asked = '', state = '', how = ''] = found
  return [{ id, level: Number(level), asked, state, how }]
})

/** Requirements of level 1 and of level 2 by chapter (OWASP ASVS 5.0.0). */
const chapters: readonly (readonly [level1: number, level2: number])[] = [
  [8, 19],
  [4, 7],
  [8, 11],
  [2, 8],
  [4, 5],
  [13, 22],
  [6, 12],
  [4, 3],
  [4, 3],
  [5, 24],
  [3, 11],
  [3, 6],
  [1, 12],
  [2, 7],
  [3, 10],
  [0, 16],
  [0, 7],
]

/** Spaces in passwords, which product.md removes; advisories about packages, which no test can ask for. */
const gapsOfLevel1 = ['6.2.8', '15.2.1']

/** Tests that a row names: a file, and the title of a test or of a group of tests in it. */
const testsOf = (how: string) =>
  [...how.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))
/** Documents that a row names, where a document is what is asked for. */
const documentsOf = (how: string) => [...how.matchAll(/`([^`]+\.md)`/g)].map(([, file = '']) => file)

describe('docs/asvs.md', () => {
  it.each(chapters.map(([one, two], at) => [at + 1, one, two] as const))(
    'has every requirement of chapter %i: %i of level 1, %i of level 2',
    (chapter, one, two) => {
      const own = rows.filter(({ id }) => id.startsWith(`${chapter}.`))
      expect([1, 2].map((level) => own.filter((row) => row.level === level).length)).toEqual([one, two])
    },
  )

  it('has each once, in one of the known states', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.filter(({ state }) => !states.some((known) => known === state))).toEqual([])
  })

  it('shows everything that is met by a test, or by a document where one is asked for', () => {
    const met = rows.filter(({ state }) => state === 'met')
    expect(met.filter(({ how }) => testsOf(how).length + documentsOf(how).length === 0).map(({ id }) => id)).toEqual([])
  })

  it('names tests and documents that exist', () => {
    const files = new Map<string, string>()
    const read = (file: string) => {
      const known = files.get(file)
      if (known !== undefined) return known
      const full = path.join(root, file)
      const content = existsSync(full) ? readFileSync(full, 'utf8') : ''
      files.set(file, content)
      return content
    }
    const missing = rows.flatMap(({ id, how }) => [
      ...testsOf(how).flatMap(({ file, title }) => (read(file).includes(title) ? [] : [`${id}: ${file} › ${title}`])),
      ...documentsOf(how).flatMap((file) => (read(file) === '' ? [`${id}: ${file}`] : [])),
    ])
    expect(missing).toEqual([])
  })

  it('counts the states of each chapter', () => {
    const counted = chapters.map((_, at) =>
      states.map((state) => rows.filter((row) => row.id.startsWith(`${at + 1}.`) && row.state === state).length),
    )
    const said = [...text.matchAll(/^\| \d+\. [^|]+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map((found) =>
      found.slice(1).map(Number),
    )
    expect(said).toEqual(counted)
  })

  it('meets level 1, but for the gaps that it explains', () => {
    const open = rows.filter(({ level, state }) => level === 1 && (state === 'not met' || state === 'partly'))
    expect(open.map(({ id }) => id)).toEqual(gapsOfLevel1)
    for (const id of gapsOfLevel1) expect(text).toContain(`- **${id}** `)
  })
})
