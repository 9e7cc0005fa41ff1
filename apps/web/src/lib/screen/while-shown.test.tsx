// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense, useState } from 'react'
import { expect, it } from 'vitest'
import { WhileShown } from './while-shown.tsx'

it('a button shows that its dialog is loading', async () => {
  let arrive = (_module: { default: () => string }) => {}
  const Files = lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)))
  function Library() {
    const [isPending, setPending] = useState(false)
    return (
      <>
        <button type="button" aria-busy={isPending}>
          Open
        </button>
        <Suspense fallback={<WhileShown onChange={setPending} />}>
          <Files />
        </Suspense>
      </>
    )
  }
  render(<Library />)
  const button = screen.getByRole('button', { name: 'Open' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => arrive({ default: () => 'Files' }))
  expect(await screen.findByText('Files')).toBeTruthy()
  expect(button.getAttribute('aria-busy')).toBe('false')
})
