import type { Plugin } from 'vite'

/**
 * The player's style sheet for browsers without container queries and units (docs/decisions/0018): each query is asked of the
 * window then, and each length of the stage is one of the window.
 */
export const olderBrowsersCss: Plugin = {
  name: 'older-browsers-css',
  enforce: 'pre',
  transform: {
    filter: { id: /\/player\.css(\?|$)/ },
    handler: (css) => withWindow(css),
  },
}

/** The style sheet as it stands in the repository, formatted. */
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
