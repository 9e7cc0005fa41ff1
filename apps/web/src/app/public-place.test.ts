import { CallError } from '@deckle/contract/client/call-error.ts'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { publicPlace } from './public-place.ts'

describe('a link to an article, opened by who is not signed in', () => {
  const ask = () => vi.spyOn(api.blogs, 'article')
  const gone = new CallError(404, { code: 'not_found', message: 'Not here.', errors: ['Not here.'] })

  it('leads to its public page, else to nowhere', async () => {
    const asked = ask().mockResolvedValueOnce({ url: 'https://deckle.example/blog/meadow/tea' }).mockRejectedValue(gone)
    expect(await publicPlace('/articles/7/show')).toBe('/blog/meadow/tea')
    expect(asked).toHaveBeenLastCalledWith({ params: { id: '7' } })
    expect(await publicPlace('/articles/8/show')).toBeNull()
  })

  it.each(['/articles/7/edit', '/articles/new', '/library', '/articles/7/show/more'])(
    'is not asked for at %s',
    async (path) => {
      const asked = ask()
      asked.mockClear()
      expect(await publicPlace(path)).toBeNull()
      expect(asked).not.toHaveBeenCalled()
    },
  )
})
