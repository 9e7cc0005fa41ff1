// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyView } from './lazy-view.tsx'

function Field({ label }: { readonly label: string }) {
  const [text, setText] = useState('')
  return <input aria-label={label} value={text} onChange={(event) => setText(event.currentTarget.value)} />
}

it('keeps what was typed when it is drawn again after its code has come', async () => {
  const View = lazyView(() => Promise.resolve(Field))
  const { rerender } = render(<View label="One" />)
  fireEvent.change(await screen.findByLabelText('One', {}, { timeout: 60_000 }), { target: { value: 'Stars' } })
  rerender(<View label="Two" />)
  expect(screen.getByLabelText<HTMLInputElement>('Two').value).toBe('Stars')
})

it('is drawn at once where its code is there, and fetched once', async () => {
  const load = vi.fn(() => Promise.resolve(Field))
  const View = lazyView(load)
  await View.preload()
  render(<View label="Three" />)
  expect(screen.getByLabelText('Three')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})
