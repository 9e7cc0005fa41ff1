import { widgetFrom } from '@deckle/core/report/custom/templates.ts'
import { describe, expect, it } from 'vitest'
import { dropped, nudged, removed, replaced, restored } from './content.ts'

const widgets = ['a', 'b', 'c'].map((id) => widgetFrom('plays', id))
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('')

describe('widgets of a report', () => {
  it.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['x', 1, 'abc'],
  ] as const)('%s moves by %i', (id, step, expected) => expect(ids(nudged(widgets, id, step))).toBe(expected))

  it.each([
    ['a', 'c', 'after', 'bca'],
    ['a', 'c', 'before', 'bac'],
    ['c', 'a', 'before', 'cab'],
    ['a', 'a', 'after', 'abc'],
    ['x', 'a', 'after', 'abc'],
  ] as const)('%s is dropped at %s, %s', (id, target, position, expected) =>
    expect(ids(dropped(widgets, id, { id: target, position }))).toBe(expected),
  )

  it('are taken out, put back at their place once, and changed', () => {
    const [, b] = widgets
    if (!b) throw new Error('There are three.')
    const rest = removed(widgets, 'b')
    expect(ids(rest)).toBe('ac')
    expect(ids(restored(rest, b, 1))).toBe('abc')
    expect(ids(restored(rest, b, 9))).toBe('acb')
    expect(restored(widgets, b, 0)).toBe(widgets)
    expect(replaced(widgets, { ...b, title: 'B' })[1]?.title).toBe('B')
  })
})
