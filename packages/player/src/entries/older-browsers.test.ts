import { expect, it } from 'vitest'
import { withWindow } from '../../older-browsers-css.ts'

it('brings what is missing, as the standard has it', async () => {
  const names = [
    [Object, 'hasOwn'],
    [Array.prototype, 'toSorted'],
    [Array.prototype, 'findLastIndex'],
    [String.prototype, 'isWellFormed'],
    [AbortSignal, 'timeout'],
    [Intl, 'Segmenter'],
  ] as const
  const own = names.map(([on, name]) => Object.getOwnPropertyDescriptor(on, name)!)
  const standard = Intl.Segmenter
  for (const [on, name] of names) Reflect.deleteProperty(on, name)
  try {
    await import('./older-browsers.ts')
    expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')]).toEqual([true, false])
    expect([3, 1, 2].toSorted()).toEqual([1, 2, 3])
    expect([3, 1, 2].toSorted((a, b) => b - a)).toEqual([3, 2, 1])
    expect([1, 2, 1, 0].findLastIndex((one) => one === 1)).toBe(2)
    expect([1].findLastIndex((one) => one === 2)).toBe(-1)
    expect(['a😀', '\ud800', 'a\udc00b'].map((text) => text.isWellFormed())).toEqual([true, false, false])
    // timing: the time limit is what is tested, and the test waits until it is over
    const signal = AbortSignal.timeout(5)
    expect(signal.aborted).toBe(false)
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    for (const text of ['Saturn', 'क्षितिज', 'ज्ञान', 'হ্যাঁ', 'é\u0301a', '👩‍🚀👍🏽', '🇮🇳🇩🇪', 'ಕನ್ನಡ', 'தமிழ்'])
      expect([...new Intl.Segmenter().segment(text)].map(({ segment }) => segment).join('|'), text).toBe(
        [...new standard(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment).join('|'),
      )
  } finally {
    names.forEach(([on, name], at) => Object.defineProperty(on, name, own[at]!))
  }
})

it('asks the window where a browser knows no containers', () => {
  expect(
    withWindow(
      '.a {\n  padding: 1px 5cqi;\n  --p: 2cqb;\n  color: red;\n}\n@container shape (min-aspect-ratio: 1/1) {\n  .b {\n    top: 0;\n  }\n}\n',
    ).replaceAll(/\s+/g, ' '),
  ).toBe(
    '.a { padding: 1px 5cqi; --p: 2cqb; color: red; } @supports not (inline-size: 1cqi) {.a {padding: 1px 5vw;--p: 2vh;}} @container shape (min-aspect-ratio: 1/1) { .b { top: 0; } } @supports not (container-type: size) { @media (orientation: landscape) { .b { top: 0; } } } ',
  )
})
