import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UiStringsProvider } from '../strings/ui-strings-provider.tsx'
import { limitState } from './limit-counter.tsx'
import { PasswordField } from './password-field.tsx'
import { SearchField } from './search-field.tsx'
import { TextField } from './text-field.tsx'

const box = (name: string) => screen.getByRole('textbox', { name })

describe('TextField', () => {
  it('ties its error and its description to the input', () => {
    render(<TextField label="Name" description="Shown to all." error="Enter a name." />)
    const input = box('Name')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toContain('Shown to all.')
    expect(described).toContain('Enter a name.')
  })

  it('is valid and says nothing without an error', () => {
    render(<TextField label="Name" />)
    expect(box('Name').getAttribute('aria-invalid')).toBeNull()
    expect(box('Name').getAttribute('aria-describedby')).toBeNull()
  })

  it('shows length, ideal and maximum, and lets more be typed than allowed', async () => {
    const changed = vi.fn<(text: string) => void>()
    render(<TextField label="Title" limits={{ max: 6, ideal: 3 }} onChange={changed} />)
    const counter = () => document.querySelector('[data-limit]')
    expect(counter()?.getAttribute('data-limit')).toBe('ok')
    await userEvent.type(box('Title'), 'abcd')
    expect(counter()?.getAttribute('data-limit')).toBe('long')
    expect(screen.getByText('4 of 6 characters, best under 3')).toBeDefined()
    expect(box('Title').getAttribute('aria-invalid')).toBeNull()
    await userEvent.type(box('Title'), 'efgh')
    expect(counter()?.getAttribute('data-limit')).toBe('over')
    expect(screen.getByText('2 over the limit of 6 characters')).toBeDefined()
    expect(box('Title').getAttribute('aria-invalid')).toBe('true')
    expect(changed).toHaveBeenLastCalledWith('abcdefgh')
  })

  it('counts as the limits say, in the locale’s digits', () => {
    render(
      <UiStringsProvider locale="hi-u-nu-deva">
        <TextField
          label="Title"
          value="👩‍👩‍👧"
          limits={{ max: 6, measure: (text) => [...new Intl.Segmenter().segment(text)].length }}
        />
      </UiStringsProvider>,
    )
    expect(document.querySelector('[data-limit]')?.textContent).toContain('१ / ६')
  })

  it('gives its input to a form through ref, one line or many', () => {
    const line = createRef<HTMLInputElement>()
    const area = createRef<HTMLTextAreaElement>()
    render(
      <>
        <TextField label="Name" ref={line} />
        <TextField label="Text" multiline ref={area} />
      </>,
    )
    expect(line.current?.tagName).toBe('INPUT')
    expect(area.current?.tagName).toBe('TEXTAREA')
  })

  it('may be emptied by its owner', async () => {
    function Owner() {
      const [text, setText] = useState('abc')
      return (
        <>
          <TextField label="Name" value={text} onChange={setText} />
          <button type="button" onClick={() => setText('')}>
            empty
          </button>
        </>
      )
    }
    render(<Owner />)
    await userEvent.type(box('Name'), 'd')
    await userEvent.click(screen.getByText('empty'))
    expect((box('Name') as HTMLInputElement).value).toBe('')
  })
})

describe('limitState', () => {
  it.each([
    [3, 'ok'],
    [4, 'long'],
    [6, 'long'],
    [7, 'over'],
  ])('%d of 6, best under 3, is %s', (length, state) => {
    expect(limitState(length, { max: 6, ideal: 3 })).toBe(state)
  })
})

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    render(<PasswordField label="Password" defaultValue="secret" />)
    const input = screen.getByLabelText('Password')
    expect(input.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input.getAttribute('type')).toBe('password')
  })

  it('takes what is pasted, whole, and says to password managers what it is', async () => {
    render(<PasswordField label="Pasted" autoComplete="current-password" />)
    const input = screen.getByLabelText<HTMLInputElement>('Pasted')
    await userEvent.click(input)
    await userEvent.paste('Kettle 7, harbour & पासवर्ड')
    expect(input.value).toBe('Kettle 7, harbour & पासवर्ड')
    expect(input.getAttribute('autocomplete')).toBe('current-password')
    expect(input.getAttribute('maxlength')).toBeNull()
  })
})

describe('SearchField', () => {
  it('is emptied by Escape', async () => {
    render(<SearchField label="Search" defaultValue="quiz" />)
    const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
    await userEvent.click(input)
    await userEvent.keyboard('{Escape}')
    expect(input.value).toBe('')
  })
})
