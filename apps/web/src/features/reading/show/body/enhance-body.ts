import { toast } from '@deckle/ui/overlays/toast.ts'
import type { Words } from '../../../../words/use-words.ts'

/**
 * Adds to an article's HTML what needs a script: pictures that open large, code that is copied, tables that scroll by
 * keyboard. Returns what takes it away again.
 */
export function enhanceBody(body: HTMLElement, t: Words<'reading'>): () => void {
  const undo = [
    ...[...body.querySelectorAll('img')].map((image) => enlargeable(image, t)),
    ...[...body.querySelectorAll('pre')].map((code) => copyable(code, t)),
    ...[...body.querySelectorAll('table')].map(scrollable),
  ]
  return () => undo.forEach((each) => each())
}

/** Within a button, unless it is within a link. */
function enlargeable(image: HTMLImageElement, t: Words<'reading'>): () => void {
  if (image.closest('a, button')) return () => undefined
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'enlarge'
  button.dataset['enlarge'] = ''
  button.setAttribute('aria-label', [t('body.enlarge'), image.alt].filter(Boolean).join(': '))
  return wrap(image, button)
}

function copyable(code: HTMLElement, t: Words<'reading'>): () => void {
  const box = document.createElement('div')
  box.className = 'code-box'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = t('body.copy')
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    void navigator.clipboard
      .writeText(code.textContent)
      .then(() => toast({ title: t('body.copied'), tone: 'success' }))
      .catch(() => getSelection()?.selectAllChildren(code))
  })
  code.tabIndex = 0
  const unwrap = wrap(code, box)
  box.append(button)
  return unwrap
}

function scrollable(table: HTMLElement): () => void {
  const box = document.createElement('div')
  box.className = 'table-box'
  box.tabIndex = 0
  return wrap(table, box)
}

function wrap(element: HTMLElement, around: HTMLElement): () => void {
  element.replaceWith(around)
  around.prepend(element)
  return () => around.replaceWith(element)
}
