import { brandVariables } from './brand-tokens.ts'

export type ColorScheme = 'light' | 'dark' | 'system'

/** Sets `data-theme` on <html> (or any element); absent for the system's scheme. */
export function applyColorScheme(element: HTMLElement, scheme: ColorScheme): void {
  if (scheme === 'system') delete element.dataset['theme']
  else element.dataset['theme'] = scheme
}

/** Sets a client's colour on <html> through the CSSOM (allowed by a strict policy); null removes it. */
export function applyBrand(element: HTMLElement, primaryHex: string | null): void {
  const set = Array.from(element.style).filter((name) => name.startsWith('--client-'))
  for (const name of set) element.style.removeProperty(name)
  if (!primaryHex) return
  for (const [name, value] of Object.entries(brandVariables(primaryHex))) element.style.setProperty(name, value)
}

/** Sets `data-phone` on <html> in portrait windows. @returns stops watching */
export function watchPhone(root: HTMLElement, view: Window): () => void {
  const update = () => root.toggleAttribute('data-phone', view.innerHeight > view.innerWidth)
  update()
  view.addEventListener('resize', update)
  return () => view.removeEventListener('resize', update)
}
