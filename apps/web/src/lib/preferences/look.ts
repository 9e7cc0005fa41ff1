import { preferences } from './preferences.ts'

/** Maintains what public/look.js set on <html>: `data-theme` by preference, `data-phone` when higher than wide. */
export function watchLook(root: HTMLElement): void {
  const update = () => {
    const theme = preferences.get('theme')
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    root.toggleAttribute('data-phone', window.innerHeight > window.innerWidth)
  }
  update()
  window.addEventListener('resize', update)
  preferences.subscribe(update)
}
