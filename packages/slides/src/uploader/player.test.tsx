// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { preloadViews } from '../players.ts'
import { showView } from '../test/show-view.tsx'
import type { UploadedFile } from '../view.ts'

beforeAll(() => preloadViews(['uploader']))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const file = new File(['12345'], 'sky.png')
const field = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type=file]')!
const choose = (container: HTMLElement, chosen: File) => {
  Object.defineProperty(field(container), 'files', { value: [chosen], configurable: true })
  fireEvent.change(field(container))
}
const later = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

it('holds a file, lets it be taken back, and hands it in with Continue', async () => {
  let sent: (file: UploadedFile) => void = () => undefined
  const onUpload = vi.fn((_file: File, onProgress: (share: number) => void) => {
    onProgress(0.5)
    return new Promise<UploadedFile>((resolve) => (sent = resolve))
  })
  const { container, onAnswer } = showView('uploader', {}, { onUpload })
  choose(container, new File(['1'], 'other.png'))
  fireEvent.click(screen.getByRole('button', { name: 'uploadAgain' }))
  expect(screen.queryByRole('alert')?.textContent).toBe('')
  choose(container, file)
  expect(container.querySelector('.dk-file')?.textContent).toBe('sky.png5 B')
  expect(onUpload).not.toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('continue')
  fireEvent.click(screen.getByRole('button', { name: 'continue' }))
  await later()
  expect(onUpload.mock.calls[0]?.[0]).toBe(file)
  expect(container.querySelector('progress')?.getAttribute('value')).toBe('0.5')
  sent({ file: 'f1', name: 'sky.png', size: 5 })
  await later()
  expect(onAnswer.mock.calls).toEqual([[{ kind: 'uploader', file: 'f1', name: 'sky.png', size: 5 }]])
})

it('takes a file that was chosen before the page could react', () => {
  const early = vi.spyOn(HTMLInputElement.prototype, 'files', 'get').mockReturnValueOnce([file] as unknown as FileList)
  early.mockReturnValueOnce([file] as unknown as FileList)
  const { container } = showView('uploader', {}, { onUpload: vi.fn() })
  expect(container.querySelector('.dk-file')?.textContent).toBe('sky.png5 B')
  early.mockRestore()
})

it('says for a second and a half that a file is too large, and what the limit is', async () => {
  const { container } = showView('uploader', {}, { uploadLimit: 5, onUpload: vi.fn() })
  choose(container, file)
  expect(screen.getByRole('alert').textContent).toBe('tooLarge')
  expect(container.querySelector('.dk-file')).toBeNull()
  await later(1499)
  expect(screen.getByRole('alert').textContent).toBe('tooLarge')
  await later(1)
  expect(screen.getByRole('alert').textContent).toBe('')
  choose(container, new File(['1234'], 'small.png'))
  expect(container.querySelector('.dk-file')?.textContent).toBe('small.png4 B')
})

it.each([
  ['TooLarge', '', 'tooLarge'],
  ['Refused', 'This kind of file is not taken.', 'This kind of file is not taken.'],
  ['TypeError', 'fetch failed', 'uploadFailed'],
])('keeps the file after %s, and says what happened', async (name, message, alert) => {
  const onUpload = () => Promise.reject(Object.assign(new Error(message), { name }))
  const { container, onAnswer } = showView('uploader', {}, { onUpload })
  choose(container, file)
  fireEvent.click(screen.getByRole('button', { name: 'continue' }))
  await later()
  expect(screen.getByRole('alert').textContent).toBe(alert)
  expect(container.querySelector('.dk-file')?.textContent).toContain('sky.png')
  expect(onAnswer).not.toHaveBeenCalled()
})

it('is reset by Upload Again: the field is there once more, and the file is not', async () => {
  const answer = { kind: 'uploader', file: 'f1', name: 'old.pdf', size: 2_500_000 } as const
  const onUpload = vi.fn(async () => ({ file: 'f2', name: 'sky.png', size: 5 }))
  const { container, onAnswer } = showView('uploader', {}, { answer, onUpload })
  const again = () => fireEvent.click(screen.getByRole('button', { name: 'uploadAgain' }))
  again()
  expect(container.querySelector('.dk-file')).toBeNull()
  expect(screen.queryByRole('button', { name: 'continue' })).toBeNull()
  expect(document.activeElement).toBe(field(container))
  choose(container, file)
  again()
  expect(container.querySelector('.dk-file')).toBeNull()
  choose(container, file)
  fireEvent.click(screen.getByRole('button', { name: 'continue' }))
  await later()
  expect(onAnswer.mock.calls).toEqual([[{ kind: 'uploader', file: 'f2', name: 'sky.png', size: 5 }]])
})

it('shows the file that was handed in before', () => {
  const answer = { kind: 'uploader', file: 'f1', name: 'old.pdf', size: 2_500_000 } as const
  const { container, onAnswer } = showView('uploader', {}, { answer })
  expect(container.querySelector('.dk-file')?.textContent).toBe('old.pdf2.5 MB')
  fireEvent.click(screen.getByRole('button', { name: 'continue' }))
  expect(onAnswer.mock.calls).toEqual([[answer]])
})
