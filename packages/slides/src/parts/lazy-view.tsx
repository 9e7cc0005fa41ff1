import { type ComponentType, type ReactElement, useState } from 'react'
import { LazyPart } from './lazy-part.tsx'

/** What a view whose code comes by itself can be asked beside being drawn. */
export interface LazyView {
  /** Fetches the code, so that the view is drawn at once. */
  readonly preload: () => Promise<unknown>
}

/** A slide's view whose code is fetched when it is first drawn, or ahead. */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) & LazyView {
  let Loaded: ComponentType<Props> | undefined
  const fetchOnce = async () => (Loaded ??= await load())
  const View = (props: Props) => {
    // For as long as it is shown: drawn in another way, it would begin anew and lose what was typed.
    const [Known] = useState(() => Loaded)
    return Known ? <Known {...props} /> : <LazyPart load={fetchOnce} props={props} />
  }
  return Object.assign(View, { preload: fetchOnce })
}
