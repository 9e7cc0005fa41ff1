import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../theme/class-names.ts'

export interface CarouselProps {
  readonly title: string
  /** Beside the title: a link to all. */
  readonly action?: ReactNode
  readonly labels: {
    readonly previous: string
    readonly next: string
    /** What the part is called to screen readers, as "carousel". */
    readonly kind: string
    /** Of each item: "3 of 10". */
    readonly position: (number: number, count: number) => string
    /** Announced after a button: "4 to 6 of 10". */
    readonly shown: (from: number, to: number, count: number) => string
  }
  /** Width of an item. */
  readonly itemClassName?: string
  readonly children: ReactNode
}

/**
 * Items side by side that scroll by touch, wheel, arrow keys and two buttons (the APG's carousel pattern); nothing moves by
 * itself. Arrow keys move the focus between the first links of the items.
 */
export function Carousel({ title, action, labels, itemClassName = 'w-64', children }: CarouselProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const { isAtStart, isAtEnd } = useEnds(row)
  const [announced, setAnnounced] = useState('')
  const items = Children.toArray(children)
  const turn = (by: 1 | -1) => {
    if (!row.current) return
    scrollTo(row.current, by)
    setAnnounced(announcement(row.current, by, labels))
  }
  return (
    <section aria-roledescription={labels.kind} aria-labelledby={`${id}title`} className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-8 items-center gap-2">
        <h2 id={`${id}title`} className="min-w-0 flex-1 text-md font-strong wrap-anywhere">
          {title}
        </h2>
        <div className={classNames('flex', isAtStart && isAtEnd && 'invisible')}>
          <IconButton
            label={labels.previous}
            icon={<ChevronLeft className="rtl:rotate-180" />}
            aria-controls={`${id}row`}
            isDisabled={isAtStart}
            onPress={() => turn(-1)}
          />
          <IconButton
            label={labels.next}
            icon={<ChevronRight className="rtl:rotate-180" />}
            aria-controls={`${id}row`}
            isDisabled={isAtEnd}
            onPress={() => turn(1)}
          />
        </div>
        {action}
      </div>
      {/* Keys of the links within bubble up to here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={row}
        id={`${id}row`}
        onKeyDown={moveFocus}
        // Room for the focus ring of the items.
        className="-m-1 flex snap-x snap-mandatory scroll-px-1 gap-4 overflow-x-auto overscroll-x-contain p-1 pb-2 motion-safe:scroll-smooth"
      >
        {items.map((item, index) => (
          <div
            key={index}
            role="group"
            aria-label={labels.position(index + 1, items.length)}
            className={classNames('flex shrink-0 snap-start flex-col', itemClassName)}
          >
            {item}
          </div>
        ))}
      </div>
      <output className="sr-only">{announced}</output>
    </section>
  )
}

/** Whether the row is at its ends; both where all of it fits. */
function useEnds(row: { readonly current: HTMLElement | null }) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const isAtStart = Math.abs(scrollLeft) < 2
      const isAtEnd = Math.abs(scrollLeft) + clientWidth > scrollWidth - 2
      setEnds((old) => (old.isAtStart === isAtStart && old.isAtEnd === isAtEnd ? old : { isAtStart, isAtEnd }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return ends
}

const isRightToLeft = (row: HTMLElement): boolean => getComputedStyle(row).direction === 'rtl'

/** As many items as are in sight whole. */
function scrollTo(row: HTMLElement, by: 1 | -1): void {
  row.scrollBy({ left: pageWidth(row) * by * (isRightToLeft(row) ? -1 : 1) })
}

function pageWidth(row: HTMLElement): number {
  const step = stepOf(row)
  return Math.max(1, Math.floor(row.clientWidth / step)) * step
}

/** From one item's start to the next one's. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children as unknown as readonly HTMLElement[]
  return Math.max(1, first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : row.clientWidth)
}

/** Where the row will be once it has scrolled. */
function announcement(row: HTMLElement, by: 1 | -1, { shown }: CarouselProps['labels']): string {
  const count = row.childElementCount
  const inSight = Math.max(1, Math.floor(row.clientWidth / stepOf(row)))
  const now = Math.round(Math.abs(row.scrollLeft) / stepOf(row))
  const from = Math.min(Math.max(0, now + by * inSight), Math.max(0, count - inSight))
  return shown(from + 1, Math.min(count, from + inSight), count)
}

/** Arrows, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const row = event.currentTarget
  const items = [...row.children]
  const at = items.findIndex((item) => item.contains(event.target as Node))
  const forward = isRightToLeft(row) ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft(row) ? 'ArrowRight' : 'ArrowLeft'
  const next = { [forward]: at + 1, [back]: at - 1, Home: 0, End: items.length - 1 }[event.key]
  const item = next === undefined || at < 0 ? undefined : items[next]
  if (!item) return
  event.preventDefault()
  item.querySelector<HTMLElement>('a[href], button')?.focus()
}
