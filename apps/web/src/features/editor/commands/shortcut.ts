const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether keys pressed are a shortcut, as `Mod Shift Z`, `Delete | Backspace`, `?`. */
export function matchesShortcut(shortcut: string, keys: Keys, apple = isApple): boolean {
  return shortcut.split(' | ').some((way) => matchesWay(way.split(' '), keys, apple))
}

function matchesWay(parts: readonly string[], keys: Keys, apple: boolean): boolean {
  const key = parts.at(-1) ?? ''
  const wants = (name: string) => parts.slice(0, -1).includes(name)
  const mod = apple ? keys.metaKey : keys.ctrlKey
  const other = apple ? keys.ctrlKey : keys.metaKey
  if (mod !== wants('Mod') || other || keys.altKey !== wants('Alt')) return false
  // A sign such as ? bears its own Shift.
  const shiftMatters = key.length > 1 || /[a-z]/i.test(key)
  return (!shiftMatters || keys.shiftKey === wants('Shift')) && keys.key.toLowerCase() === key.toLowerCase()
}

/** The first way of a shortcut as it is shown: `Ctrl Shift Z`, on a Mac `⌘ ⇧ Z`. */
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

/** Whether keys go into a text here, so that they are the text's. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.closest('[contenteditable]:not([contenteditable="false"])') !== null ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
  )
}
