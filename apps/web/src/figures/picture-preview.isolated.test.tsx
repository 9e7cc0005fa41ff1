// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../test/draw-part.tsx'
import { FileRow } from './file-row.tsx'
import { downloadFile } from './download-file.ts'
import { fireOn } from '../test/fire-on.ts'

vi.mock(import('./download-file.ts'))
prepareScreens('analytics', 'errors')

const draw = (name: string) =>
  drawPart(<FileRow deckId="d" name={name} file={{ id: 'f1', size: 2048 }} at="From Mina" />)

it('a picture that was handed in is looked at without saving it, also after that failed', async () => {
  vi.mocked(downloadFile)
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue({ blob: new Blob(['x'], { type: 'image/png' }), fileName: 'cup.png' })
  await draw('cup.png')
  await fireOn.click(screen.findByRole('button', { name: 'Look at cup.png' }))
  await fireOn.click(screen.findByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('img', { name: 'cup.png' })).getAttribute('src')).toMatch(/^blob:/)
})

it('other files can only be saved', async () => {
  await draw('cv.pdf')
  expect(screen.getByText(/From Mina/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Look at/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save cv.pdf' })).toBeTruthy()
})
