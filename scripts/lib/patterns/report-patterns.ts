import { faultOf } from './check-pattern.ts'
import type { Exception } from './exceptions.ts'
import type { Pattern, Regex } from './find-patterns.ts'

/** What to report: patterns that are super-linear or unknown and not excepted, and exceptions that nothing needs. */
export async function reportPatterns(
  patterns: readonly Pattern[],
  exceptions: readonly Exception[],
): Promise<readonly string[]> {
  const faults: string[] = []
  const needed = new Set<Exception>()
  const analyses = new Map<string, Promise<string | undefined>>()
  const faultOnce = (regex: Regex): Promise<string | undefined> => {
    const key = `/${regex.source}/${regex.flags}`
    const known = analyses.get(key) ?? faultOf(regex)
    analyses.set(key, known)
    return known
  }
  for (const { file, line, text, regex } of patterns) {
    const exception = exceptions.find((one) => one.file === file && one.text === text)
    const analysed = regex ?? exception?.example
    const fault = analysed ? await faultOnce(analysed) : 'built at run time'
    // A pattern with an example is excused only for being built at run time.
    if (exception && (fault !== undefined || exception.example !== undefined)) needed.add(exception)
    if (fault !== undefined && (!exception || exception.example !== undefined))
      faults.push(`${file}:${line}: ${fault}: ${text}`)
  }
  const unused = exceptions.filter((exception) => !needed.has(exception))
  return [...faults, ...unused.map(({ file, text }) => `${file}: unused exception: ${text}`)]
}
