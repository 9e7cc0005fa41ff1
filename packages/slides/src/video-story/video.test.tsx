// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Video } from './video.tsx'
import { type VideoNews, videoEvent } from './video-event.ts'

let news: (number | null)[]
const note = (event: Event) => {
  const { slideId, played } = (event as CustomEvent<VideoNews>).detail
  expect(slideId).toBe('s1')
  news.push(played)
}
beforeEach(() => {
  news = []
  document.addEventListener(videoEvent, note)
})
afterEach(() => document.removeEventListener(videoEvent, note))

const draw = (video: string, onFailed = () => {}) => {
  const { container } = render(
    <Video slideId="s1" video={video} title="A film" fileUrl={(id) => `/f/${id}`} onFailed={onFailed} />,
  )
  return container.firstElementChild as HTMLElement
}

it('a file tells each quarter that is played, once, and its end', () => {
  const video = draw('a-file')
  const at = (currentTime: number) => {
    Object.defineProperties(video, {
      currentTime: { value: currentTime, configurable: true },
      duration: { value: 80, configurable: true },
    })
    fireEvent.timeUpdate(video)
  }
  at(5)
  expect(news).toEqual([])
  at(21)
  at(22)
  at(61)
  expect(news).toEqual([25, 50, 75])
  fireEvent.ended(video)
  fireEvent.ended(video)
  expect(news).toEqual([25, 50, 75, 100])
})

it('a file that can not be played says so', () => {
  const onFailed = vi.fn()
  fireEvent.error(draw('a-file', onFailed))
  expect([news, onFailed.mock.calls.length]).toEqual([[null], 1])
})

/** A frame that is loaded, and a message of the site in it, or of another. */
function frameOf(video: string) {
  const frame = draw(video) as HTMLIFrameElement
  const asked = vi.fn()
  const window_ = { postMessage: asked }
  Object.defineProperty(frame, 'contentWindow', { value: window_ })
  fireEvent.load(frame)
  const { origin } = new URL(frame.src)
  const say = (data: unknown, from = origin, source: unknown = window_) => {
    const event = new MessageEvent('message', { data, origin: from })
    Object.defineProperty(event, 'source', { value: source })
    dispatchEvent(event)
  }
  return { asked, say, origin }
}

it('a film of YouTube tells it by the messages of its frame, and by no others', () => {
  const { asked, say, origin } = frameOf('https://youtu.be/dQw4w9WgXcQ')
  expect(asked).toHaveBeenCalledWith('{"event":"listening","id":1}', origin)
  const at = (info: object) => JSON.stringify({ event: 'infoDelivery', info })
  say(at({ duration: 100 }))
  say(at({ currentTime: 30 }))
  say(at({ currentTime: 90 }), 'https://elsewhere.example')
  say(at({ currentTime: 90 }), origin, window)
  say('no JSON')
  say({ other: 1 })
  expect(news).toEqual([25])
  say(at({ playerState: 0 }))
  expect(news).toEqual([25, 50, 75, 100])
})

it('a film of Vimeo tells it too', () => {
  const { asked, say } = frameOf('https://vimeo.com/76979871')
  expect(asked.mock.calls.map(([message]) => (JSON.parse(message as string) as { value: string }).value)).toEqual([
    'timeupdate',
    'ended',
  ])
  say(JSON.stringify({ event: 'timeupdate', data: { seconds: 6, percent: 0.51 } }))
  expect(news).toEqual([25, 50])
  say({ event: 'ended' })
  expect(news).toEqual([25, 50, 75, 100])
  expect(screen.getAllByTitle('A film').length).toBeGreaterThan(0)
})
