import type { MediaItem } from '@deckle/contract/media.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { open, prepareArticles, saves } from '../sample-article.ts'

const uploads = vi.hoisted(() => ({
  uploadMedia: vi.fn<(file: File) => Promise<{ media: MediaItem; still: boolean }>>(),
}))
vi.mock('../../media/upload.ts', () => uploads)

prepareArticles()

const titles = () => toastQueue.visibleToasts.map(({ content }) => content.title)

const stored = (file: File) =>
  ({
    id: file.name,
    name: file.name,
    kind: file.type.startsWith('video') ? 'video' : 'pdf',
    size: 5,
    alt: '',
  }) as MediaItem

it('puts several files in where they were dropped, in their order, and goes on past one that fails', async () => {
  uploads.uploadMedia.mockImplementation(async (file) => {
    if (file.name === 'bad.pdf') throw new Error('too large')
    return { media: stored(file), still: file.name === 'three.pdf' }
  })
  const saved = saves().mockRejectedValue(new Error('not now'))
  await open()
  await screen.findByRole('textbox', { name: 'Text of the article' })
  const text = () => screen.getByRole('textbox', { name: 'Text of the article' })
  const files = ['one.pdf', 'bad.pdf', 'two.mp4', 'three.pdf'].map(
    (name) => new File(['x'], name, { type: name.endsWith('mp4') ? 'video/mp4' : 'application/pdf' }),
  )
  const clipboardData = { files, types: ['Files'], getData: () => '', items: [] }
  // Taken over by the editor once it listens.
  await waitFor(() => expect(fireEvent.paste(text(), { clipboardData })).toBe(false))
  await waitFor(() => expect(text().textContent).toContain('three.pdf'))
  expect(text().textContent).toMatch(/Leaves.*one\.pdf.*two\.mp4.*three\.pdf.*Green and black/)
  await waitFor(() => expect(saved).toHaveBeenCalled())
  await waitFor(() => expect(titles()).toContain('“three.pdf” does not move'))
  expect(titles()).not.toContain('“two.mp4” does not move')
})
