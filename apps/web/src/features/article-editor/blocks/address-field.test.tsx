import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { AddressField } from './video-view.tsx'

prepareScreens('article-editor', 'errors')

const isAllowed = (address: string) => address.startsWith('https://')
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }))

/** What is taken over can be changed from elsewhere, by a merge or an undo. */
function Field({ onKeep }: { onKeep: (address: string) => void }) {
  const [address, setAddress] = useState('https://one.example')
  const keep = (next: string) => {
    onKeep(next)
    setAddress(next)
  }
  return (
    <>
      <AddressField label="Address" value={address} isAllowed={isAllowed} onChange={keep} />
      <button onClick={() => setAddress('https://theirs.example')}>Merge</button>
    </>
  )
}

it('takes over what is an address, and leaves in the field what is typed', async () => {
  const taken = vi.fn()
  await drawPart(<Field onKeep={taken} />)
  await type('nowhere')
  expect(field().value).toBe('nowhere')
  expect(screen.getByText('This is no web address')).toBeTruthy()
  expect(taken).not.toHaveBeenCalled()
  await type('https://two.example')
  expect(taken.mock.lastCall).toEqual(['https://two.example'])
  expect(field().value).toBe('https://two.example')
})

it('shows an address that comes from elsewhere, also over one that is half typed', async () => {
  await drawPart(<Field onKeep={() => {}} />)
  await type('nowhere')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Merge' })))
  expect(field().value).toBe('https://theirs.example')
})

it('is only looked at by who may not edit', async () => {
  await drawPart(
    <AddressField label="Address" value="https://one.example" isDisabled isAllowed={isAllowed} onChange={() => {}} />,
  )
  expect(field().disabled).toBe(true)
})
