import { type RefObject, useEffect } from 'react'

const focusable = 'input, textarea, select, button, [tabindex]'

/**
 * Focuses the first invalid field whenever `refusals` grows. `block`: the scroll alignment of that field, if a sticky
 * bar would cover it at the edge.
 */
export function useFocusInvalid(
  container: RefObject<HTMLElement | null>,
  refusals: number,
  block?: ScrollLogicalPosition,
): void {
  useEffect(() => {
    if (refusals === 0) return
    const wrong = container.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    if (!wrong) return
    const field = wrong.matches(focusable) ? wrong : wrong.querySelector<HTMLElement>(focusable)
    field?.focus({ preventScroll: block !== undefined })
    if (block) field?.scrollIntoView({ block })
  }, [refusals, container, block])
}
