import { type ComponentType, type ReactElement, useState } from 'react'
import { LazyPart } from './lazy-part.tsx'

export interface LazyView {
  readonly preload: () => Promise<unknown>
}

/** A view whose code is loaded when it is first shown, or by `preload`. */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) & LazyView {
  let Loaded: ComponentType<Props> | undefined
  const fetchOnce = async () => (Loaded ??= await load())
  const View = (props: Props) => {
    // Fixed while mounted: another component type would lose its state, and what was typed.
    const [Known] = useState(() => Loaded)
    return Known ? <Known {...props} /> : <LazyPart load={fetchOnce} props={props} />
  }
  return Object.assign(View, { preload: fetchOnce })
}
