import { Fragment, h } from 'preact'

/** Called by compiled JSX: Preact's `h`, a fifth of its JSX runtime's size. */
export function jsx(type: string, props: object, key?: string | number): unknown {
  return h(type, key === undefined ? props : { ...props, key })
}

export { jsx as jsxDEV, jsx as jsxs, Fragment }
