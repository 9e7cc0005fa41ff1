/** The first of the wanted languages that a package has: `pt-BR` matches `pt`, `fil` does not match `fi`. */
export function languageMatch(wanted: readonly (string | undefined)[], spoken: readonly string[]): string | undefined {
  for (const one of wanted) {
    const found = one && spoken.find((language) => primary(language) === primary(one))
    if (found) return found
  }
  return undefined
}

function primary(language: string): string {
  return language.trim().split(/[-_]/)[0]?.toLowerCase() ?? ''
}
