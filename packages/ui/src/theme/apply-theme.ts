import { brandVariables } from './brand-tokens.ts'

export type ColorScheme = 'light' | 'dark' | 'system'

/** Sets the colour scheme on <html> (or any element): `data-theme`, absent for the system's own. */
export function applyColorScheme(element: HTMLElement, scheme: ColorScheme): void {
  if (scheme === 'system') delete element.dataset['theme']
  else element.dataset['theme'] = scheme
}

/** Puts a client's colour on <html> through the CSSOM (allowed by a strict policy); null takes it back. */
export function applyBrand(element: HTMLElement, primaryHex: string | null): void {
  const set = Array.from(element.style).filter((name) => name.startsWith('--client-'))
  for (const name of set) element.style.removeProperty(name)
  if (!primaryHex) return
  for (const [name, value] of Object.entries(brandVariables(primaryHex))) element.style.setProperty(name, value)
}

/** Marks <html> as a phone when higher than wide, and keeps it so. Returns the way to stop. */
export function watchPhone(root: HTMLElement, view: Window): () => void {
  const update = () => root.toggleAttribute('data-phone', view.innerHeight > view.innerWidth)
  update()
  view.addEventListener('resize', update)
  return () => view.removeEventListener('resize', update)
}
