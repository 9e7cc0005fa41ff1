// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadWords } from '../../../words/catalogues.ts'
import { DocumentField } from './document-field.tsx'
import { PicturesContext, type PictureWish } from './pictures.ts'

beforeAll(() => loadWords('en', 'editor'))
afterEach(cleanup)

function show(value: string) {
  const onChange = vi.fn<(value: string) => void>()
  const wishes: PictureWish[] = []
  const choose = (wish: PictureWish) => void wishes.push(wish)
  render(
    <PicturesContext.Provider value={{ choose }}>
      <DocumentField label="Or hand out a PDF" value={value} onChange={onChange} />
    </PicturesContext.Provider>,
  )
  return { onChange, wishes }
}

it('asks the media library for a document, and keeps its id', async () => {
  const { onChange, wishes } = show('')
  expect(screen.queryByRole('button', { name: 'Remove document' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a document' }))
  expect(wishes).toMatchObject([{ kind: 'pdf', initial: { id: '' } }])
  wishes[0]?.onPick({ id: 'p1', alt: '' })
  expect(onChange.mock.calls).toEqual([['p1']])
})

it('lets one that is there be changed and taken away', async () => {
  const { onChange, wishes } = show('p1')
  await userEvent.click(screen.getByRole('button', { name: 'Choose another document' }))
  expect(wishes).toMatchObject([{ kind: 'pdf', initial: { id: 'p1' } }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove document' }))
  expect(onChange.mock.calls).toEqual([['']])
})
