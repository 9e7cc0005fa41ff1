/** Moves the focus to a text of the slide once it is drawn, the caret to its end; a placeholder is selected. */
export function focusPath(path: string): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(`[data-stage] [data-path="${CSS.escape(path)}"]`)
    element?.focus()
    if (element instanceof HTMLTextAreaElement && element.selectionStart === element.selectionEnd)
      element.setSelectionRange(element.value.length, element.value.length)
  })
}
