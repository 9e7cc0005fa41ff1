import type { SlideChoice } from './use-slide-choices.ts'

/** The choices as they are shown, in rows of one or two. */
interface Grid {
  /** Nothing is typed in the search. */
  readonly isEmpty: boolean
  readonly shown: readonly SlideChoice[]
  readonly from: SlideChoice
  readonly elementOf: (choice: SlideChoice) => HTMLElement | null
}

/** Where an arrow leads; sideways only as long as nothing is typed, where they don't move the caret. */
export function nextType(key: string, { isEmpty, shown, from, elementOf }: Grid): SlideChoice | undefined {
  const at = shown.indexOf(from)
  if (isEmpty && key === 'ArrowRight') return shown[at + 1]
  if (isEmpty && key === 'ArrowLeft') return shown[at - 1]
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const box = (choice: SlideChoice) => elementOf(choice)?.getBoundingClientRect() ?? new DOMRect()
  const { top, left } = box(from)
  const ahead = key === 'ArrowDown' ? shown.slice(at + 1) : shown.slice(0, at).toReversed()
  const row = ahead.find((choice) => box(choice).top !== top)
  if (!row) return ahead[0]
  const rowTop = box(row).top
  return ahead.find((choice) => box(choice).top === rowTop && box(choice).left === left) ?? row
}
