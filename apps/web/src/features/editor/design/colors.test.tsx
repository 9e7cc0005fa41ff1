// @vitest-environment happy-dom
import { palettes } from '@deckle/core/deck/design/palettes.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { Contrast } from './colors.tsx'

prepareScreens('editor')

// Contrast with white: #888888 3.5:1, #767676 4.5:1, #949494 3:1.
const white = { base: '#ffffff', primaryText: '#ffffff', secondaryText: '#ffffff' }

it('reports “easy to read” from 4.5:1, and what a lower ratio is enough for', () => {
  const colors = { baseText: '#888888', primary: '#888888', primaryVariation: '#767676', secondary: '#888888' }
  render(<Contrast colors={{ ...palettes.Lagoon, ...white, ...colors }} />)
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Text on background3.5:1, too low',
    'Text on buttons4.5:1, easy to read',
    'Text on accent colour3.5:1, too low',
    'Large text on main colour3.5:1, enough for large text only',
    'Shapes on background3.5:1, enough for shapes only',
  ])
})
