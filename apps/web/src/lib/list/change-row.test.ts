import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { changeRow } from './change-row.ts'

interface Row {
  readonly id: string
  readonly name: string
}

const row = (id: string, name = id): Row => ({ id, name })

it('changes the page that has the row, and leaves all else as it is', () => {
  const client = new QueryClient()
  const pages = [{ rows: [row('a'), row('b')], total: 3 }, { rows: [row('c')] }]
  const before = { pages, pageParams: [null, 'x'] }
  const other = { pages: [{ rows: [row('d')] }], pageParams: [null] }
  client.setQueryData(['list', 1], before)
  client.setQueryData(['list', 2], other)
  const read = (list: number) => client.getQueryData<typeof before>(['list', list])
  const undo = changeRow<Row>(client, { queryKey: ['list'], name: 'rows' }, 'b', (one) => ({ ...one, name: 'new' }))
  expect(read(1)?.pages[0]?.rows).toEqual([row('a'), row('b', 'new')])
  expect(read(1)?.pages[1]).toBe(pages[1])
  expect(read(2)).toBe(other)
  undo()
  expect(read(1)).toEqual(before)
  changeRow<Row>(client, { queryKey: ['list'], name: 'rows' }, 'a', () => null)
  expect(read(1)?.pages[0]).toEqual({ rows: [row('b')], total: 2 })
})
