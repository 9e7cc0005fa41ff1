import { toast } from '@deckle/ui/overlays/toast.ts'
import type { Words } from '../../../../words/use-words.ts'
import { growWithDeck } from './play-deck.ts'

type Undo = () => void

/**
 * Adds to an article's HTML (`core/article/html`) what needs a script: pictures that open large, code that is copied, decks
 * as high as their slides. Returns what takes it away again.
 */
export function enhanceBody(body: HTMLElement, t: Words<'reading'>): Undo {
  const all = <E extends HTMLElement>(selector: string) => [...body.querySelectorAll<E>(selector)]
  const undo = [
    ...all<HTMLImageElement>('img').map((image) => enlargeable(image, t)),
    ...all('pre').map((code) => copyable(code, t)),
    ...all<HTMLIFrameElement>('.deck-frame iframe').map(growWithDeck),
  ]
  return () => undo.forEach((each) => each())
}

/** Within a button, unless it is within a link. */
function enlargeable(image: HTMLImageElement, t: Words<'reading'>): Undo {
  if (image.closest('a, button')) return () => undefined
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'enlarge'
  button.dataset['enlarge'] = ''
  button.setAttribute('aria-label', [t('body.enlarge'), image.alt].filter(Boolean).join(': '))
  return wrap(image, button)
}

function copyable(code: HTMLElement, t: Words<'reading'>): Undo {
  const box = document.createElement('div')
  box.className = 'code-box'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = t('body.copy')
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(code.textContent).then(
      () => toast({ title: t('body.copied'), tone: 'success' }),
      () => getSelection()?.selectAllChildren(code),
    )
  })
  const unwrap = wrap(code, box)
  box.append(button)
  return unwrap
}

function wrap(element: HTMLElement, around: HTMLElement): Undo {
  element.replaceWith(around)
  around.prepend(element)
  return () => around.replaceWith(element)
}
