import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { rowIdOf } from './use-row-drag.ts'

interface RowFocusOptions {
  readonly box: RefObject<HTMLElement | null>
  readonly items: readonly { readonly id: string }[]
  readonly selected: readonly string[]
  /** Pixels from one row's top to the next one's, where only rows in sight are drawn. */
  readonly pitch: number | undefined
}

/**
 * Which row has the focus, or gets it by Tab. It goes along when the focused row is gone, or when another one is
 * selected from outside (a copy was made of it, say).
 */
export function useRowFocus({ box, items, selected, pitch }: RowFocusOptions) {
  const [focused, setFocused] = useState<string | null>(null)
  const isInside = useRef(false)
  const isOwn = useRef(false)
  const wanted = useRef<string | null>(null)
  const before = useRef({ selected, index: -1 })
  const indexOf = (id: string | null | undefined) => items.findIndex((item) => item.id === id)
  const index = focused === null ? -1 : indexOf(focused)
  const go = (id: string | null) => {
    wanted.current = id
    setFocused(id)
  }

  useLayoutEffect(() => {
    const last = before.current
    before.current = { selected, index: index === -1 ? last.index : index }
    const isChosenOutside = last.selected !== selected && !isOwn.current
    isOwn.current = false
    if (!isInside.current || focused === null) return
    const isElsewhere = isChosenOutside && selected.length > 0 && !selected.includes(focused)
    if (index !== -1 && !isElsewhere) return
    const next = selected.find((id) => indexOf(id) !== -1) ?? items[Math.min(last.index, items.length - 1)]?.id
    go(next ?? null)
  })

  useLayoutEffect(() => {
    const list = box.current
    if (!list || focused === null || wanted.current !== focused) return
    const row = list.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: pitch !== undefined })
    if (pitch === undefined) return
    const top = index * pitch
    if (top < list.scrollTop) list.scroll({ top })
    else if (top + pitch > list.scrollTop + list.clientHeight) list.scroll({ top: top + pitch - list.clientHeight })
  })

  return {
    tabStop: index === -1 ? Math.max(0, indexOf(selected[0])) : index,
    /** Focuses a row, once it is drawn. */
    go,
    /** The coming change of the selection is made in the list: the focus stays where it is. */
    keep: () => {
      isOwn.current = true
    },
    onFocus: ({ target }: FocusEvent) => {
      isInside.current = true
      setFocused(rowIdOf(target))
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return
      isInside.current = false
      setFocused(null)
    },
  }
}
