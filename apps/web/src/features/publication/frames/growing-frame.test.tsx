import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { GrowingFrame } from './growing-frame.tsx'

afterEach(cleanup)

const post = (data: object, source: MessageEventSource | null, origin = location.origin) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })))

it('is as high as the deck in it says, within bounds, and hears nobody else', () => {
  render(<GrowingFrame label="Tea" deckId="d1" versionId="v1" />)
  const frame = screen.getByTitle<HTMLIFrameElement>('Tea')
  expect(frame.getAttribute('src')).toBe('/framePreview/d1/v1#auto')
  const heights = (...messages: [object, MessageEventSource | null, string?][]) =>
    messages.map(([data, source, origin]) => {
      post(data, source, origin)
      return frame.style.height
    })
  const own = frame.contentWindow
  expect(
    heights(
      [{ deckle: 'd1', height: 900 }, own],
      [{ deckle: 'd1', height: 100 }, own],
      [{ deckle: 'd1', height: 90_000 }, own],
      [{ deckle: 'd1', height: 800 }, own],
      [{ deckle: 'd2', height: 700 }, own],
      [{ deckle: 'd1', height: 700 }, window.parent === own ? null : window],
      [{ deckle: 'd1', height: 700 }, own, 'https://evil.example'],
    ),
  ).toEqual(['900px', '600px', '4000px', '800px', '800px', '800px', '800px'])
})
