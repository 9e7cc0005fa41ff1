import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corners, largestFrame, MOST_ZOOM, movedFrame, pulledFrame, zoomedFrame, zoomOf } from './crop-frame.ts'

const wide = { width: 1600, height: 900 }

describe('the frame of a cut', () => {
  it.each([
    [0.5625, wide, { x: 0, y: 0, width: 1, height: 1 }],
    [1, wide, { x: 0.21875, y: 0, width: 0.5625, height: 1 }],
    [0.25, wide, { x: 0, y: 0.2777777777777778, width: 1, height: 0.4444444444444444 }],
    [1, { width: 300, height: 900 }, { x: 0, y: 0.33333333333333337, width: 1, height: 0.3333333333333333 }],
  ])('of %s in %j is at first %j', (aspect, picture, frame) => {
    expect(largestFrame(aspect, picture)).toEqual(frame)
  })

  it('moves as far as the edge', () => {
    const frame = largestFrame(1, wide)
    expect(movedFrame(frame, 0.1, 0.1).x).toBeCloseTo(0.31875)
    expect(movedFrame(frame, 0.1, 0.1).y).toBe(0)
    expect(movedFrame(frame, 9, 0).x).toBeCloseTo(1 - 0.5625)
    expect(movedFrame(frame, -9, 0).x).toBe(0)
  })

  it('grows and shrinks around its middle', () => {
    const half = zoomedFrame(largestFrame(1, wide), 2, 1, wide)
    expect(half).toMatchObject({ x: 0.359375, y: 0.25, width: 0.28125, height: 0.5 })
    expect(zoomOf(half, 1, wide)).toBe(2)
    expect(zoomedFrame(half, 0.1, 1, wide)).toEqual(largestFrame(1, wide))
  })

  it('follows a corner, its opposite one stays', () => {
    const half = zoomedFrame(largestFrame(1, wide), 2, 1, wide)
    const pulled = pulledFrame(half, { corner: 'bottom_right', to: { x: 0.7, y: 0.5 } }, 1, wide)
    expect([pulled.x, pulled.y]).toEqual([half.x, half.y])
    expect(pulled.width).toBeCloseTo(0.7 - half.x)
    const back = pulledFrame(half, { corner: 'top_left', to: { x: 0, y: 0 } }, 1, wide)
    expect([back.x + back.width, back.y + back.height]).toEqual([half.x + half.width, half.y + half.height])
  })

  it('never leaves the picture nor its ratio, whatever is done with it', () => {
    const share = fc.double({ min: -2, max: 2, noNaN: true })
    const size = fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) })
    const aspects = fc.constantFrom(1.78, 1.33, 1, 0.75, 0.5625, 0.5, 0.25)
    const act = fc.oneof(
      fc.record({ kind: fc.constant('move' as const), x: share, y: share }),
      fc.record({ kind: fc.constant('zoom' as const), by: fc.double({ min: 0.01, max: 20, noNaN: true }) }),
      fc.record({ kind: fc.constant('pull' as const), corner: fc.constantFrom(...corners), x: share, y: share }),
    )
    fc.assert(
      fc.property(size, aspects, fc.array(act, { maxLength: 12 }), (picture, aspect, acts) => {
        const first = largestFrame(aspect, picture)
        const frame = acts.reduce(
          (now, one) =>
            one.kind === 'move'
              ? movedFrame(now, one.x, one.y)
              : one.kind === 'zoom'
                ? zoomedFrame(now, one.by, aspect, picture)
                : pulledFrame(now, { corner: one.corner, to: one }, aspect, picture),
          first,
        )
        const slack = 1e-9
        expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(-slack)
        expect(Math.max(frame.x + frame.width, frame.y + frame.height)).toBeLessThanOrEqual(1 + slack)
        expect(frame.width).toBeGreaterThanOrEqual(first.width / MOST_ZOOM - slack)
        expect((frame.height * picture.height) / (frame.width * picture.width) / aspect).toBeCloseTo(1, 6)
      }),
    )
  })
})
