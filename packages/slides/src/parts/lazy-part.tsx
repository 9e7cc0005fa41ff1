import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { retryImport } from './retry-import.ts'

interface LazyPartProps<Props extends object> {
  /** The same function at every drawing. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props & { readonly key?: string }
  /** Drawn until it is there. */
  readonly meanwhile?: ReactNode
}

/** A part whose code is not among the first slide's; asked for again and again while the connection is away. */
export function LazyPart<Props extends object>({ load, props, meanwhile = null }: LazyPartProps<Props>) {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> } | null>(null)
  useEffect(() => retryImport(load, (Part) => setLoaded({ Part })), [load])
  const { key, ...rest } = props
  return loaded ? <loaded.Part key={key} {...(rest as unknown as Props)} /> : <>{meanwhile}</>
}
