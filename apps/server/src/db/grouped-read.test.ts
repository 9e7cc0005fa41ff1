import { expect, it } from 'vitest'
import { createGroupedRead } from './grouped-read.ts'

interface Statement {
  readonly clientId: string
  readonly keys: readonly string[]
  readonly answer: (rows: Readonly<Record<string, string>>) => void
  readonly fail: (error: Error) => void
}

function createRead() {
  const statements: Statement[] = []
  const read = createGroupedRead<string>(
    (clientId, keys) =>
      new Promise((resolve, reject) => {
        const answer = (rows: Readonly<Record<string, string>>) => resolve(new Map(Object.entries(rows)))
        statements.push({ clientId, keys, answer, fail: reject })
      }),
  )
  return { read, statements, asked: () => statements.map(({ clientId, keys }) => `${clientId} ${keys.join(',')}`) }
}

/** A turn of the event loop, after which all settled promises have been followed. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('reads at once while fewer than two statements of the client run, and then what waits in one', async () => {
  const { read, statements, asked } = createRead()
  const found = ['a', 'b', 'c', 'd', 'c'].map((key) => read('one', key))
  const other = read('two', 'a')
  expect(asked()).toEqual(['one a', 'one b', 'two a'])
  statements[1]?.answer({ b: 'B' })
  await turn()
  expect(asked().at(-1)).toBe('one c,d')
  statements[0]?.answer({})
  statements[2]?.answer({ a: 'A of two' })
  statements[3]?.answer({ c: 'C', d: 'D' })
  expect(await Promise.all(found)).toEqual([undefined, 'B', 'C', 'D', 'C'])
  expect(await other).toBe('A of two')
})

it('never serves a request by a statement that began before it', async () => {
  const { read, statements, asked } = createRead()
  const early = read('one', 'a')
  const late = read('one', 'a')
  expect(asked()).toEqual(['one a', 'one a'])
  statements[0]?.answer({ a: 'before' })
  statements[1]?.answer({ a: 'after' })
  expect([await early, await late]).toEqual(['before', 'after'])
})

it('a failure rejects those of its statement alone, and the next ones are read', async () => {
  const { read, statements } = createRead()
  const [one, two, three] = [read('one', 'a'), read('one', 'b'), read('one', 'c')]
  statements[0]?.fail(new Error('The connection is lost.'))
  await expect(one).rejects.toThrow('The connection is lost.')
  statements[1]?.answer({ b: 'B' })
  statements[2]?.answer({ c: 'C' })
  expect(await Promise.all([two, three])).toEqual(['B', 'C'])
  const again = read('one', 'a')
  statements[3]?.answer({ a: 'A' })
  expect(await again).toBe('A')
})
