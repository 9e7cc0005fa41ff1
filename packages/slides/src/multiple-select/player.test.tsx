// @vitest-environment happy-dom
import type { SlideData } from '@deckle/core/deck/slide.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultData } from '../catalog.ts'
import { redactSlide } from '../scoring.ts'
import { MultipleSelectView } from './player.tsx'
import type { MultipleSelectPlay } from './scoring.ts'

/** The text between question and options; undefined if there is none. */
function headingIn(readerType: ReaderType, change: SlideData = {}): string | undefined {
  let count = 0
  const data = { ...defaultData('multiple_select', () => `o${(count += 1)}`), ...change }
  const { container, unmount } = render(
    <MultipleSelectView
      slideId="s"
      data={redactSlide('multiple_select', data, readerType) as unknown as MultipleSelectPlay}
      answer={null}
      verdict={null}
      locked={false}
      onAnswer={() => undefined}
      words={{ chooseAll: 'Choose all right options:', submit: 'Submit' } as never}
      imageUrl={() => ''}
      fileUrl={() => ''}
    />,
  )
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  const text = container.querySelector('.dk-prompt')?.textContent
  unmount()
  return text
}

it.each([
  ['quiz', 'Choose all right options:'],
  ['game', 'Choose all right options:'],
  ['survey', undefined],
  ['poll', undefined],
  ['feedback', undefined],
  ['submission', undefined],
] as const)('the heading in a deck of the kind %s is %s, or the author’s', (readerType, expected) => {
  expect(headingIn(readerType)).toBe(expected)
  expect(headingIn(readerType, { heading: 'Choose up to two' })).toBe('Choose up to two')
})
