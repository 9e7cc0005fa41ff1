import { describe, expect, it, vi } from 'vitest'
import { updateRegistration } from './service-worker.ts'

function host(answer: Response | Error, registered = 1) {
  const unregister = vi.fn(() => Promise.resolve(true))
  const container = {
    register: vi.fn(() => Promise.resolve({} as ServiceWorkerRegistration)),
    getRegistrations: vi.fn(() =>
      Promise.resolve(
        Array.from({ length: registered }, () => ({ unregister }) as unknown as ServiceWorkerRegistration),
      ),
    ),
  }
  const fetch = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))
  return { container, fetch, reload: vi.fn(), unregister }
}
const answer = (status: number, type: string) =>
  new Response(status === 204 ? null : '', { status, headers: { 'content-type': type } })

describe('updateRegistration', () => {
  it.each(['text/javascript', 'application/javascript; charset=utf-8'])(
    'registers a script of type %s',
    async (type) => {
      const parts = host(answer(200, type))
      await expect(updateRegistration(parts)).resolves.toBe('registered')
      expect(parts.fetch).toHaveBeenCalledExactlyOnceWith('/sw.js', expect.objectContaining({ method: 'HEAD' }))
      expect(parts.container.register).toHaveBeenCalledWith('/sw.js')
      expect(parts.reload).not.toHaveBeenCalled()
    },
  )

  it('continues if the browser refuses workers', async () => {
    const parts = host(answer(200, 'text/javascript'))
    parts.container.register.mockRejectedValue(new DOMException('Blocked', 'SecurityError'))
    await expect(updateRegistration(parts)).resolves.toBe('refused')
    const other = host(answer(404, 'text/html'))
    other.container.getRegistrations.mockRejectedValue(new DOMException('Blocked', 'SecurityError'))
    await expect(updateRegistration(other)).resolves.toBe('absent')
  })

  it.each([
    ['missing', 404, 'text/html'],
    ['a page', 200, 'text/html'],
    ['without a type', 200, ''],
  ])('unregisters and reloads when the file is %s', async (_name, status, type) => {
    const parts = host(answer(status, type))
    await expect(updateRegistration(parts)).resolves.toBe('removed')
    expect(parts.unregister).toHaveBeenCalledOnce()
    expect(parts.reload).toHaveBeenCalledOnce()
    expect(parts.container.register).not.toHaveBeenCalled()
  })

  it('does not reload forever if nothing is registered', async () => {
    const parts = host(answer(404, 'text/html'), 0)
    await expect(updateRegistration(parts)).resolves.toBe('absent')
    expect(parts.reload).not.toHaveBeenCalled()
  })

  it.each([new TypeError('Failed to fetch'), answer(503, 'text/html')])(
    'changes nothing if the server cannot be reached',
    async (failure) => {
      const parts = host(failure)
      await expect(updateRegistration(parts)).resolves.toBe('unknown')
      expect(parts.unregister).not.toHaveBeenCalled()
    },
  )
})
