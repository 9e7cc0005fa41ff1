import { expect, it } from 'vitest'
import { videoSource } from './video-source.ts'

const url = (video: string) => {
  const source = videoSource(video, (id) => `/media/${id}/file`)
  return source.kind === 'none' ? 'none' : `${source.kind} ${source.url.replace(/\?.*/, '')}`
}

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'frame https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=4',
    'frame https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'frame https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'frame https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'frame https://player.vimeo.com/video/76979871'],
  ['https://player.vimeo.com/video/76979871', 'frame https://player.vimeo.com/video/76979871'],
  ['https://example.com/film.mp4', 'file https://example.com/film.mp4'],
  ['https://evil.com/?x=https://youtu.be/dQw4w9WgXcQ', 'file https://evil.com/'],
  ['0190-media_id', 'file /media/0190-media_id/file'],
  ['', 'none'],
  ['javascript:alert(1)', 'none'],
])('%s', (video, expected) => {
  expect(url(video)).toBe(expected)
})

it('keeps the hash of a private Vimeo video', () => {
  expect(videoSource('https://vimeo.com/76979871/ab12cd', () => '')).toEqual({
    kind: 'frame',
    url: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd',
  })
})
