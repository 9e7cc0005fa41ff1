import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type Device = 'phone' | 'tablet' | 'desktop'
export type Orientation = 'portrait' | 'landscape'

/** Short and long side of a device's window, in its own pixels. */
const sides: Readonly<Record<Device, readonly [number, number]>> = {
  phone: [390, 780],
  tablet: [820, 1090],
  desktop: [700, 1120],
}

/** How a device is mostly held. */
export const usualOrientation: Readonly<Record<Device, Orientation>> = {
  phone: 'portrait',
  tablet: 'portrait',
  desktop: 'landscape',
}

/** A device's window, made as small as its place asks; what is inside keeps the device's own pixels. On a phone the desktop's fills its place. */
export function DeviceFrame({
  device,
  orientation = usualOrientation[device],
  children,
}: {
  device: Device
  orientation?: Orientation
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const [place, isPhone] = usePlace(box)
  const [short, long] = sides[device]
  const fills = isPhone && device === 'desktop' && orientation === 'landscape'
  const [width, height] = fills
    ? [Math.max(320, place.width), place.height]
    : orientation === 'portrait'
      ? [short, long]
      : [long, short]
  const scale = Math.min(1, place.width / width, place.height / height)
  return (
    <div ref={box} className="relative h-full w-full overflow-hidden">
      {place.width > 0 && (
        <div
          dir="ltr"
          data-device={`${device} ${orientation}`}
          className="absolute top-1/2 left-1/2 origin-top-left overflow-hidden rounded-lg border border-line bg-surface"
          style={{ width, height, transform: `scale(${scale}) translate(-50%, -50%)` }}
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
  return [place, document.documentElement.hasAttribute('data-phone')]
}
