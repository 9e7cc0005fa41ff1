/** Fills `{name}` placeholders; a placeholder without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}

/** As `fill`; `{name, plural, one {# deck} other {# decks}}` before it, by the language's rules. */
export function fillPlurals(text: string, values: Readonly<Record<string, string | number>>, language: string): string {
  const chosen = text.replace(
    /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g,
    (whole, name: string, one: string, other: string) => {
      if (!Object.hasOwn(values, name)) return whole
      const isOne = new Intl.PluralRules(language).select(Number(values[name])) === 'one'
      return (isOne ? one : other).replaceAll('#', String(values[name]))
    },
  )
  return fill(chosen, values)
}
