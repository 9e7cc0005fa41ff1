export interface Words {
  readonly ask: string
  readonly allow: string
  readonly refuse: string
  readonly change: string
}

const noticeId = 'deckle-visits'

/** Styles by script: the pages' policy allows no others. */
const style = (element: HTMLElement, css: string) => {
  element.style.cssText = css
}

const buttonStyle = `font:inherit;font-weight:600;flex:1 1 9rem;min-height:44px;padding:8px 20px;border-radius:22px;cursor:pointer;border:2px solid currentColor;background:none;color:inherit`

/**
 * Asks at the page's edge, in nobody's way; both answers are equally easy.
 * @param isTop where a page is used at its bottom
 */
export function ask(words: Words, isTop: boolean, onAnswer: (isAllowed: boolean) => void): void {
  if (document.getElementById(noticeId)) return
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const notice = document.createElement('section')
  notice.id = noticeId
  notice.setAttribute('aria-labelledby', `${noticeId}-text`)
  style(
    notice,
    `position:fixed;z-index:2147483000;inset-inline:0;${isTop ? 'top' : 'bottom'}:0;margin:12px auto;max-width:640px;width:calc(100% - 24px);box-sizing:border-box;padding:16px;border-radius:14px;font:15px/1.5 system-ui,sans-serif;box-shadow:0 4px 24px #0006;border:1px solid ${isDark ? '#605d66' : '#cac4d0'};background:${isDark ? '#211f26' : '#fff'};color:${isDark ? '#e6e0e9' : '#1d1b20'}`,
  )
  const text = document.createElement('p')
  text.id = `${noticeId}-text`
  text.textContent = words.ask
  style(text, 'margin:0 0 12px;font:inherit;color:inherit')
  const buttons = document.createElement('div')
  style(buttons, 'display:flex;flex-wrap:wrap;gap:8px')
  for (const isAllowed of [true, false]) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = isAllowed ? words.allow : words.refuse
    style(button, buttonStyle)
    button.addEventListener('click', () => {
      notice.remove()
      onAnswer(isAllowed)
    })
    buttons.append(button)
  }
  notice.append(text, buttons)
  document.body.prepend(notice)
}

/** In the page's footer, or below what fills the page. */
export function addChangeLink(words: Words, onPress: () => void): void {
  const list = document.querySelector('footer nav ul')
  const link = document.createElement('button')
  link.type = 'button'
  link.textContent = words.change
  style(
    link,
    list
      ? 'font:inherit;padding:0;border:0;background:none;color:inherit;text-decoration:underline;cursor:pointer'
      : 'display:block;width:100%;padding:12px;font:13px/1.5 system-ui,sans-serif;border:0;background:#fff;color:#1d1b20;text-decoration:underline;cursor:pointer',
  )
  link.addEventListener('click', onPress)
  const place = document.createElement(list ? 'li' : 'footer')
  place.append(link)
  ;(list ?? document.body).append(place)
}

/** After an answer by the link, who uses the keyboard is where they were. */
export const focusNotice = (): void => document.querySelector<HTMLElement>(`#${noticeId} button`)?.focus()
