import { lazyPart } from '../screen/section.tsx'

/** `DateRangeField` in a file of its own, with its calendar: three times as large as most of what stands around it. */
export const LazyDateRange = lazyPart(() =>
  import('@deckle/ui/pickers/date-range-field.tsx').then((m) => m.DateRangeField),
)
