import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CommandItem } from './command-item.ts'
import { useCommandSearch } from './use-command-search.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const found = (label: string): CommandItem[] => [{ id: label, label, section: 'Decks', perform: () => {} }]
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

function setUp(search: (query: string, signal: AbortSignal) => Promise<CommandItem[]>) {
  return renderHook(({ query }) => useCommandSearch(query, search), { initialProps: { query: '' } })
}

describe('useCommandSearch', () => {
  it('asks once, when typing pauses', async () => {
    const search = vi.fn<(query: string) => Promise<CommandItem[]>>(async (query) => found(query))
    const { result, rerender } = setUp(search)
    for (const query of ['q', 'qu', 'quiz']) {
      rerender({ query })
      await pass(50)
    }
    expect(search).not.toHaveBeenCalled()
    expect(result.current.isSearching).toBe(true)
    await pass(200)
    expect(search).toHaveBeenCalledOnce()
    expect(result.current).toMatchObject({ isSearching: false, found: [{ id: 'quiz' }] })
  })

  it('never lets an older answer replace a newer one', async () => {
    const answers = new Map<string, () => void>()
    const { result, rerender } = setUp(
      (query) => new Promise((resolve) => answers.set(query, () => resolve(found(query)))),
    )
    rerender({ query: 'slow' })
    await pass(200)
    rerender({ query: 'fast' })
    await pass(200)
    for (const query of ['fast', 'slow']) await act(async () => answers.get(query)?.())
    expect([...answers.keys()]).toEqual(['slow', 'fast'])
    expect(result.current.found.map((item) => item.id)).toEqual(['fast'])
  })

  it('finds nothing when the search fails, and for no query', async () => {
    const { result, rerender } = setUp(async () => {
      throw new Error('offline')
    })
    rerender({ query: 'quiz' })
    await pass(300)
    expect(result.current).toEqual({ found: [], isSearching: false })
    rerender({ query: '' })
    expect(result.current).toEqual({ found: [], isSearching: false })
  })
})
