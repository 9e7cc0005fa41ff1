import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { retryImport } from './retry-import.ts'

interface LazyPartProps<Props extends object> {
  /** Must be the same function in every render. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props & { readonly key?: string }
  /** Shown until it is loaded. */
  readonly meanwhile?: ReactNode
}

/** A component whose code is loaded when it is first shown, with retries. */
export function LazyPart<Props extends object>({ load, props, meanwhile = null }: LazyPartProps<Props>) {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> } | null>(null)
  useEffect(() => retryImport(load, (Part) => setLoaded({ Part })), [load])
  const { key, ...rest } = props
  return loaded ? <loaded.Part key={key} {...(rest as unknown as Props)} /> : <>{meanwhile}</>
}
