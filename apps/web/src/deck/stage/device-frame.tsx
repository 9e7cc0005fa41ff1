import { classNames } from '@deckle/ui/theme/class-names.ts'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type Device = 'phone' | 'tablet' | 'desktop'
export type Orientation = 'portrait' | 'landscape'

/** Short and long side of a device's window, in CSS pixels. */
const sides: Readonly<Record<Device, readonly [number, number]>> = {
  phone: [390, 844],
  tablet: [820, 1180],
  desktop: [720, 1280],
}

/** The orientation in which a device is usually held. */
export const usualOrientation: Readonly<Record<Device, Orientation>> = {
  phone: 'portrait',
  tablet: 'portrait',
  desktop: 'landscape',
}

/** Minimum height of a window for editing, in pixels: the player's bars leave room for a slide. */
const leastHeight = 420

/**
 * A device's window scaled down to its container; its contents keep the device's CSS pixels. For editing (`isEdited`)
 * in a narrow window, the desktop frame is as wide as its container and scrolls if it is too low.
 */
export function DeviceFrame({
  device,
  orientation = usualOrientation[device],
  isEdited = false,
  children,
}: {
  device: Device
  orientation?: Orientation
  isEdited?: boolean
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const [place, isNarrow] = usePlace(box)
  const [short, long] = sides[device]
  const fills = isEdited && isNarrow && device === 'desktop' && orientation === 'landscape'
  const [width, height] = fills
    ? [Math.max(320, place.width), Math.max(leastHeight, place.height)]
    : orientation === 'portrait'
      ? [short, long]
      : [long, short]
  const scale = fills ? 1 : Math.min(1, place.width / width, place.height / height)
  const style = fills
    ? { width, height }
    : { width, height, transform: `scale(${scale}) translate(-50%, -50%)`, '--device-scale': scale }
  return (
    <div ref={box} className={fills ? 'h-full w-full overflow-auto' : 'relative h-full w-full overflow-hidden'}>
      {place.width > 0 && (
        <div
          dir="ltr"
          data-device={`${device} ${orientation}`}
          className={classNames(
            'overflow-hidden bg-surface ring-1 ring-line',
            fills ? 'relative' : 'absolute top-1/2 left-1/2 origin-top-left contain-strict',
          )}
          style={style}
        >
          {children}
        </div>
      )}
    </div>
  )
}

function usePlace(box: RefObject<HTMLElement | null>): [{ width: number; height: number }, boolean] {
  const [place, setPlace] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(
      ([entry]) => entry && setPlace({ width: entry.contentRect.width, height: entry.contentRect.height }),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return [place, document.documentElement.hasAttribute('data-phone') || window.innerWidth <= 720]
}
