import { afterEach, expect, it, vi } from 'vitest'
import { embeddedFiles } from './embedded-files.ts'

afterEach(() => void vi.restoreAllMocks())

it('makes files of base64 pictures, and leaves out what cannot be read', async () => {
  const files = await embeddedFiles([
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpeg;charset=utf-8;base64,/9j/',
    'data:image/png;base64,%%%',
    'data:image/svg+xml,<svg/>',
  ])
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['picture.png', 'image/png', 8],
    ['picture.jpg', 'image/jpeg', 3],
  ])
})

it('draws the picture behind a blob address, which may not be fetched, and leaves out what is no picture', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(360)
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    return this.src.endsWith('/broken') ? Promise.reject(new DOMException('', 'EncodingError')) : Promise.resolve()
  })
  const drawn: (readonly [string, number, number])[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        drawImage: (image: HTMLImageElement, x: number, y: number) => drawn.push([image.src, x, y]),
      }) as never,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    done(new Blob([`${this.width} × ${this.height}`], { type: type ?? '' }))
  })
  const [file, ...others] = await embeddedFiles(['blob:http://localhost/picture', 'blob:http://localhost/broken'])
  expect(others).toEqual([])
  expect([file?.name, file?.type, await file?.text()]).toEqual(['picture.png', 'image/png', '640 × 360'])
  expect(drawn).toEqual([['blob:http://localhost/picture', 0, 0]])
  expect(fetched).not.toHaveBeenCalled()
})
