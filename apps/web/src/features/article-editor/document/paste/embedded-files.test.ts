import { expect, it } from 'vitest'
import { embeddedFiles } from './embedded-files.ts'

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
