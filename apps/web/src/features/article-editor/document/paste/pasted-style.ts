/**
 * Properties that an element of pasted HTML was written with, by their lower-case names. `inertHtml` has renamed the
 * attribute to `data-style`; it is read, never applied.
 */
export function pastedStyle(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('data-style') ?? '').split(';')
  return new Map(
    declarations.flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      if (colon < 0) return []
      return [
        [
          declaration.slice(0, colon).trim().toLowerCase(),
          declaration
            .slice(colon + 1)
            .trim()
            .toLowerCase(),
        ],
      ]
    }),
  )
}
