/** Focuses a field once it is drawn: on the slide, else in the form. */
export function goToField(path: string): void {
  if (path === '') return
  let tries = 0
  const tryFocus = () => {
    const list = path.split('.').length === 1
    const found =
      document.querySelector<HTMLElement>(`[data-stage] [data-path="${CSS.escape(path)}"]`) ??
      document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"] :is(input, textarea, button)`) ??
      (list ? document.querySelector<HTMLElement>(`[data-stage] [data-path^="${CSS.escape(path)}"]`) : null)
    if (found) {
      found.scrollIntoView({ block: 'center' })
      found.focus()
    } else if ((tries += 1) < 20) setTimeout(tryFocus, 50)
  }
  setTimeout(tryFocus, 50)
}
