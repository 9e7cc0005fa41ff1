const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

export function matchesShortcut(shortcut: string, keys: Keys, apple = isApple): boolean {
  return shortcut.split(' | ').some((way) => matchesWay(way.split(' '), keys, apple))
}

function matchesWay(parts: readonly string[], keys: Keys, apple: boolean): boolean {
  const key = parts.at(-1) ?? ''
  const hasModifier = (name: string) => parts.slice(0, -1).includes(name)
  const mod = apple ? keys.metaKey : keys.ctrlKey
  const other = apple ? keys.ctrlKey : keys.metaKey
  if (mod !== hasModifier('Mod') || other || keys.altKey !== hasModifier('Alt')) return false
  // Characters such as ? are typed with Shift anyway.
  const shiftMatters = key.length > 1 || /[a-z]/i.test(key)
  return (!shiftMatters || keys.shiftKey === hasModifier('Shift')) && keys.key.toLowerCase() === key.toLowerCase()
}

/** The first alternative of a shortcut as displayed: `Ctrl Shift Z`, on a Mac `⌘ ⇧ Z`. */
export function shownShortcut(shortcut: string, apple = isApple): string {
  const [way = ''] = shortcut.split(' | ')
  const names: Readonly<Record<string, string>> = apple
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥', ArrowUp: '↑', ArrowDown: '↓' }
    : { Mod: 'Ctrl', ArrowUp: '↑', ArrowDown: '↓' }
  return way
    .split(' ')
    .map((part) => names[part] ?? part)
    .join(' ')
}

/** Whether the target is a text field, which handles keys itself. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.closest('[contenteditable]:not([contenteditable="false"])') !== null ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
  )
}
