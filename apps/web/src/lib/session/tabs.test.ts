import { afterEach, expect, it, vi } from 'vitest'
import { createTabs } from './tabs.ts'

afterEach(() => void vi.unstubAllGlobals())

it('uses the storage event if the browser refuses a channel', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function () {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }),
  )
  const received: string[] = []
  const tabs = createTabs('deckle:auth', (message) => received.push(message))
  tabs.notify('signed-out')
  window.dispatchEvent(new StorageEvent('storage', { key: 'deckle:auth', newValue: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'deckle:auth', newValue: '{}' }))
  expect(received).toEqual(['signed-out', 'signed-in'])
})
