/**
 * Features that the player's oldest browsers lack (docs/decisions/0018: Chromium 92, Safari 15.4, Firefox 98) and its build
 * can't lower, without the polyfills of `packages/player/src/entries/older-browsers.ts`.
 */
const newer: readonly (readonly [name: string, found: RegExp])[] = [
  ['a regular expression that looks behind', /\(\?<[=!]/],
  ['a regular expression of sets', /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/],
  ['Array.prototype.findLast', /\.findLast\(/],
  ['Array.prototype.toReversed, toSpliced or with', /\.(?:toReversed|toSpliced|with)\(/],
  ['Array.fromAsync', /\bArray\.fromAsync\b/],
  ['Object.groupBy, Map.groupBy', /\b(?:Object|Map)\.groupBy\b/],
  ['Promise.withResolvers, Promise.try', /\bPromise\.(?:withResolvers|try)\b/],
  ['methods of sets', /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/],
  ['String.prototype.toWellFormed', /\.toWellFormed\(/],
  ['structuredClone', /\bstructuredClone\(/],
  ['AbortSignal.any', /\bAbortSignal\.any\b/],
  ['AbortSignal.prototype.throwIfAborted', /\.throwIfAborted\(/],
  ['URL.canParse, URL.parse', /\bURL\.(?:canParse|parse)\b/],
  ['RegExp.escape', /\bRegExp\.escape\b/],
  ['bytes as base64 or hex', /\.(?:toBase64|fromBase64|toHex|fromHex)\(/],
  ['iterators’ own methods', /\bIterator\.(?:from|prototype)\b/],
  ['requestIdleCallback', /\brequestIdleCallback\(/],
  ['scheduler', /\bscheduler\.(?:postTask|yield)\b/],
  ['popovers', /\.(?:showPopover|hidePopover|togglePopover|popover)\b/],
  ['inert', /\.inert\s*=|\binert:\s*[!t]/],
  ['view transitions', /\bstartViewTransition\b/],
  ['checkVisibility', /\.checkVisibility\(/],
  ['Intl.DurationFormat', /\bIntl\.DurationFormat\b/],
  ['using', /\b(?:Symbol\.asyncDispose|Symbol\.dispose)\b/],
]

export function newerThanPlayer(script: string): readonly string[] {
  return newer.filter(([, found]) => found.test(script)).map(([name]) => name)
}

/** Rules that such browsers would drop whole because of one unknown selector. */
export function droppedRules(css: string): readonly string[] {
  const selectors = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{};])([^{};]+)\{/g)].map(([, one]) =>
    (one ?? '').trim(),
  )
  return selectors.filter((one) => !one.startsWith('@') && /:has\(/.test(one) && topLevelParts(one) > 1)
}

function topLevelParts(selector: string): number {
  let depth = 0
  let parts = 1
  for (const letter of selector) {
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (letter === ',' && depth === 0) parts += 1
  }
  return parts
}
