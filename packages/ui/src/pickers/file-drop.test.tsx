import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FileDrop } from './file-drop.tsx'

it('is called what its words say, and nothing else', () => {
  render(<FileDrop label="Add pictures" hint="PNG" multiple onFiles={() => {}} />)
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(names).toEqual(['Add pictures', 'Choose files'])
  expect(document.querySelector('[aria-label*="DropZone"]')).toBeNull()
  for (const labelled of document.querySelectorAll('[aria-labelledby]')) {
    const name = (labelled.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .map((one) => one?.getAttribute('aria-label') ?? one?.textContent)
      .join(' ')
    expect(name).not.toMatch(/DropZone|(Add pictures).*\1/)
  }
})
