// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { DocumentField } from './document-field.tsx'
import { PicturesContext, type PictureRequest } from './picture/pictures.ts'

prepareScreens('editor')

function show(value: string) {
  const onChange = vi.fn<(value: string) => void>()
  const requests: PictureRequest[] = []
  const choose = (request: PictureRequest) => void requests.push(request)
  render(
    <PicturesContext.Provider value={{ choose }}>
      <DocumentField label="Or hand out a PDF" value={value} onChange={onChange} />
    </PicturesContext.Provider>,
  )
  return { onChange, requests }
}

it('opens the media library for a document and stores its id', async () => {
  const { onChange, requests } = show('')
  expect(screen.queryByRole('button', { name: 'Remove document' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a document' }))
  expect(requests).toMatchObject([{ kind: 'pdf', initial: { id: '' } }])
  requests[0]?.onPick({ id: 'p1', alt: '' })
  expect(onChange.mock.calls).toEqual([['p1']])
})

it('changes and removes a document', async () => {
  const { onChange, requests } = show('p1')
  await userEvent.click(screen.getByRole('button', { name: 'Choose another document' }))
  expect(requests).toMatchObject([{ kind: 'pdf', initial: { id: 'p1' } }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove document' }))
  expect(onChange.mock.calls).toEqual([['']])
})
