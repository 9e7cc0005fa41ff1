import { describe, expect, it } from 'vitest'
import { ratiosFor } from './ratios.ts'

const shown = (place?: number) => ratiosFor(place, 'As it is').map(({ name, fits }) => (fits ? `${name}!` : name))

describe('the shapes to cut to', () => {
  it('are as it is and the six presets', () => {
    expect(shown()).toEqual(['As it is', '9:16', '1:1', '4:3', '16:9', '2:1', '4:1'])
  })

  it("begin with the place's own", () => {
    expect(shown(0.5625)).toEqual(['As it is', '16:9!', '9:16', '1:1', '4:3', '2:1', '4:1'])
    expect(shown(1)).toEqual(['As it is', '1:1!', '9:16', '4:3', '16:9', '2:1', '4:1'])
    expect(shown(1.33)).toEqual(['As it is', '3:4!', '9:16', '1:1', '4:3', '16:9', '2:1', '4:1'])
  })
})
