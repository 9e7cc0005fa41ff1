import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * For browsers without container queries and units (docs/decisions/0018): container queries become media queries, lengths of
 * the stage lengths of the window. Imports are inlined, so that all sections are converted.
 */
export const olderBrowsersCss: Plugin = {
  name: 'older-browsers-css',
  enforce: 'pre',
  transform: {
    filter: { id: /\/styles\/player\.css(\?|$)/ },
    handler(css, id) {
      return withWindow(withImports(css, id, (file) => this.addWatchFile(file)))
    },
  },
}

/** The style sheet with its imports inlined, in order. */
export function withImports(css: string, id: string, onFile: (file: string) => void = () => undefined): string {
  const file = id.replace(/\?.*$/, '')
  return css.replace(/^@import '(.+)';$/gm, (_import, name: string) => {
    const found = name.startsWith('.') ? resolve(dirname(file), name) : createRequire(file).resolve(name)
    onFile(found)
    return readFileSync(found, 'utf8')
  })
}

/** @param css formatted as in the repository */
export function withWindow(css: string): string {
  const queries = css.replace(
    /^@container \w+ (.+) \{\n([\s\S]*?)^\}\n/gm,
    (query, condition: string, rules: string) =>
      `${query}@supports not (container-type: size) {\n@media ${condition.replace('(min-aspect-ratio: 1/1)', '(orientation: landscape)')} {\n${rules}}\n}\n`,
  )
  return queries.replace(/([^{}]+)\{([^{}]*\dcq[ib]\b[^{}]*)\}/g, (rule, selector: string, body: string) => {
    const lengths = body.match(/[\w-]+:[^;]*\dcq[ib]\b[^;]*;/g) ?? []
    const ofWindow = lengths
      .join('')
      .replaceAll(/(\d)cqi\b/g, '$1vw')
      .replaceAll(/(\d)cqb\b/g, '$1vh')
    return `${rule}\n@supports not (inline-size: 1cqi) {${selector.replace(/\/\*[\s\S]*?\*\//g, '')}{${ofWindow}}}`
  })
}
