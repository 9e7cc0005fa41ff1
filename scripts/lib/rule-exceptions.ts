/** A rule of `.dependency-cruiser.cjs`, as far as exceptions go. */
export interface Rule {
  readonly name: string
  readonly from: Side
  readonly to: Side & { readonly dependencyTypesNot?: readonly string[] }
}

interface Side {
  readonly path?: string
  readonly pathNot?: string | readonly string[]
}

export interface CruisedModule {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string; readonly dependencyTypes: readonly string[] }[]
}

interface Edge {
  readonly from: string
  readonly to: string
  readonly types: readonly string[]
}

const TYPES = 'type '

/**
 * Exceptions that no import needs any more: without them the rule would find nothing. What is shared by several rules, such
 * as the names of tests, is needed where one of them needs it.
 */
export function unusedExceptions(rules: readonly Rule[], modules: readonly CruisedModule[]): string[] {
  const edges = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({ from: source, to: resolved, types: dependencyTypes })),
  )
  const used = rules.flatMap((rule) =>
    exceptionsOf(rule).map((exception) => [exception, isUsed(rule, exception, edges)] as const),
  )
  const shared = new Set(
    used.filter(([{ text }]) => isShared(text, rules)).flatMap(([{ text }, isNeeded]) => (isNeeded ? [text] : [])),
  )
  return used
    .filter(([{ text }, isNeeded]) => !isNeeded && !shared.has(text))
    .map(([{ rule, side, text }]) => `${rule}: ${side} ${text}`)
}

interface Exception {
  readonly rule: string
  readonly side: 'from' | 'to'
  readonly text: string
}

function exceptionsOf(rule: Rule): Exception[] {
  const of = (side: 'from' | 'to', texts: readonly string[]): Exception[] =>
    texts.map((text) => ({ rule: rule.name, side, text }))
  return [
    ...of('from', alternativesOf(rule.from.pathNot)),
    ...of('to', alternativesOf(rule.to.pathNot)),
    ...of(
      'to',
      (rule.to.dependencyTypesNot ?? []).map((type) => TYPES + type),
    ),
  ]
}

const isShared = (text: string, rules: readonly Rule[]): boolean =>
  rules.filter((rule) => exceptionsOf(rule).some((exception) => exception.text === text)).length > 1

/** Whether an import stands that the rule would report if it were not for this exception. */
function isUsed(rule: Rule, exception: Exception, edges: readonly Edge[]): boolean {
  const others = exceptionsOf(rule).filter(({ side, text }) => side !== exception.side || text !== exception.text)
  return edges.some((edge) => {
    const from = new RegExp(rule.from.path ?? '').exec(edge.from)
    if (!from || !matches(rule.to.path ?? '', edge.to, from)) return false
    const isMet = ({ side, text }: Exception): boolean =>
      text.startsWith(TYPES) ? edge.types.includes(text.slice(TYPES.length)) : matches(text, edge[side], from)
    return isMet(exception) && !others.some(isMet)
  })
}

/** `$1` in a pattern stands for the first capture group of the importing file's path. */
const matches = (pattern: string, file: string, from: RegExpExecArray): boolean =>
  new RegExp(pattern.replaceAll('$1', from[1] ?? '')).test(file)

/** Each way in which the patterns match, as one pattern: `a/(b|c)` is `a/(?:b)` and `a/(?:c)`. */
function alternativesOf(patterns: string | readonly string[] | undefined): string[] {
  if (patterns === undefined) return []
  return [patterns].flat().flatMap((pattern) => splitOutside(pattern).flatMap(expanded))
}

const splitOutside = (pattern: string): string[] => (pattern.includes('(') ? [pattern] : pattern.split('|'))

function expanded(pattern: string): string[] {
  const group = /\(([^()?][^()]*)\)/.exec(pattern)
  if (!group) return [pattern]
  const [text, inner = ''] = group
  return inner.split('|').flatMap((part) => expanded(pattern.replace(text, () => part)))
}
