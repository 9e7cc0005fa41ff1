import { type RefObject, useEffect } from 'react'

/**
 * Keeps the selected one of a row of tabs in view, between its neighbours, where the row is wider than the screen: at
 * first, when another is selected, and when widths change, as they do once the fonts are loaded or the device is turned.
 */
export function useScrollToSelected(row: RefObject<HTMLElement | null>, selector: string, selected: string): void {
  useEffect(() => {
    const scroll = () => row.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'center' })
    const observer = new ResizeObserver(scroll)
    if (row.current) for (const sized of [row.current, ...row.current.children]) observer.observe(sized)
    scroll()
    return () => observer.disconnect()
  }, [row, selector, selected])
}
