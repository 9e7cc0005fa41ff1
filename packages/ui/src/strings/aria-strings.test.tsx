import { render, screen } from '@testing-library/react'
import * as ariaEnglish from 'react-aria-components/i18n/en-US'
import { describe, expect, it, vi } from 'vitest'
import { DateRangeField } from '../pickers/date-range-field.tsx'
import { ariaHindi } from './aria-hindi.ts'
import { hindi } from './hindi.ts'
import { loadUiStrings } from './load-ui-strings.ts'
import { english } from './ui-strings.ts'
import { UiStringsProvider } from './ui-strings-provider.tsx'

const aria = (ariaEnglish as unknown as { default: Record<string, Record<string, unknown>> }).default

describe('Hindi', () => {
  it('has every word that React Aria has, and no other', () => {
    expect(keysOf(ariaHindi)).toEqual(keysOf(aria))
    expect(keysOf(aria)).toHaveLength(147)
  })

  it('takes the same arguments where React Aria gives any', () => {
    for (const [name, words] of Object.entries(aria)) {
      for (const [key, word] of Object.entries(words)) {
        if (typeof word === 'function') expect(typeof ariaHindi[name]?.[key], `${name} ${key}`).toBe('function')
      }
    }
  })

  it('says our own words without a Latin letter', () => {
    expect(Object.keys(hindi)).toEqual(Object.keys(english))
    for (const word of Object.values(hindi)) if (typeof word === 'string') expect(word).not.toMatch(/[A-Za-z]/)
  })

  it('is spoken by React Aria once loaded, and English comes back', async () => {
    const field = (locale: string) => <DateRangeField label="अवधि" value={null} onChange={vi.fn()} key={locale} />
    const view = (locale: string, strings = english) => (
      <UiStringsProvider locale={locale} strings={strings}>
        {field(locale)}
      </UiStringsProvider>
    )
    const { rerender } = render(view('hi', await loadUiStrings('hi')))
    expect(screen.getAllByRole('spinbutton', { name: /शुरू की तारीख़/ })).toHaveLength(3)
    rerender(view('en', await loadUiStrings('en')))
    expect(screen.getAllByRole('spinbutton', { name: /Start Date/ })).toHaveLength(3)
    rerender(view('hi-IN', await loadUiStrings('hi-IN')))
    expect(screen.getAllByRole('spinbutton', { name: /शुरू की तारीख़/ })).toHaveLength(3)
  })
})

function keysOf(dictionary: Record<string, Record<string, unknown>>): string[] {
  return Object.entries(dictionary)
    .flatMap(([name, words]) => Object.keys(words).map((key) => `${name} ${key}`))
    .sort()
}
