import type { autoHeight, FrameMessage } from './page-data.ts'

// A classic script can't import the value.
const grows: typeof autoHeight = '#auto'

/**
 * For other sites: `<script src="https://…/player/embed.js" data-deck="{shortid}" async></script>` is replaced by the deck.
 * Optional: data-height (pixels, 600), data-title, data-language; data-mode `popup` (a button that opens it over the page)
 * or `bubble` (one fixed in the corner) with data-label, the text of the button. The frame fires the events
 * deckle:view, deckle:start, deckle:answer and deckle:complete, which bubble, with `detail` {deck, slideId}.
 */
function embed(script: HTMLScriptElement): void {
  const { deck = '', height = '600', title = 'Deck', language, mode, label = title } = script.dataset
  const { origin } = new URL(script.src)
  const least = Number(height) || 600
  const frame = document.createElement('iframe')
  const hasBox = mode === 'popup' || mode === 'bubble'
  const load = () => {
    const query = language ? `?lang=${encodeURIComponent(language)}` : ''
    frame.src ||= `${origin}/embed/${encodeURIComponent(deck)}${query}${hasBox ? '' : grows}`
  }
  frame.title = title
  frame.allow = 'autoplay; fullscreen; picture-in-picture; web-share; clipboard-write'
  Object.assign(frame.style, { width: '100%', height: `${least}px`, border: '0', display: 'block' })
  if (hasBox) {
    // The dialog sets the height; the content scrolls within it.
    frame.style.height = '100%'
    openBy(script, frame, load, { isBubble: mode === 'bubble', label })
  } else {
    load()
    script.after(frame)
  }
  addEventListener('message', ({ source, origin: from, data }: MessageEvent<FrameMessage | null>) => {
    if (source !== frame.contentWindow || from !== origin || data?.deckle !== deck) return
    if (typeof data.height === 'number' && !hasBox)
      frame.style.height = `${Math.min(Math.max(least, data.height), 4000)}px`
    if (data.event)
      frame.dispatchEvent(
        new CustomEvent(`deckle:${data.event}`, { bubbles: true, detail: { deck, slideId: data.slideId ?? null } }),
      )
  })
}

const buttonStyle = {
  font: '600 16px/1.25 system-ui, sans-serif',
  minHeight: '44px',
  padding: '10px 20px',
  border: '0',
  borderRadius: '22px',
  background: '#6d4bb8',
  color: '#fff',
  cursor: 'pointer',
}

/** A button and its dialog; the deck is loaded when the dialog is first opened. */
function openBy(
  script: HTMLScriptElement,
  frame: HTMLIFrameElement,
  load: () => void,
  { isBubble, label }: { isBubble: boolean; label: string },
): void {
  const button = createButton(label)
  const close = createButton('\u00d7')
  const dialog = createDialog(frame, isBubble)
  button.setAttribute('aria-haspopup', 'dialog')
  close.setAttribute('aria-label', 'Close')
  Object.assign(close.style, {
    position: 'absolute',
    insetBlockStart: '8px',
    insetInlineEnd: '8px',
    width: '44px',
    padding: '0',
    fontSize: '24px',
    background: 'rgb(0 0 0 / 60%)',
  })
  dialog.append(frame, close)
  if (isBubble) {
    pinToCorner(button, dialog)
    document.body.append(button, dialog)
  } else script.after(button, dialog)
  const shut = () => dialog.close()
  button.addEventListener('click', () => {
    load()
    if (dialog.open) shut()
    else if (isBubble) dialog.show()
    else dialog.showModal()
  })
  close.addEventListener('click', shut)
  dialog.addEventListener('click', (event) => event.target === dialog && shut())
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && shut())
  dialog.addEventListener('close', () => button.focus())
}

function createButton(text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  Object.assign(button.style, buttonStyle)
  return button
}

function createDialog(frame: HTMLIFrameElement, isBubble: boolean): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', frame.title)
  Object.assign(dialog.style, {
    padding: '0',
    border: '0',
    borderRadius: '12px',
    overflow: 'hidden',
    background: '#fff',
    boxShadow: '0 12px 48px rgb(0 0 0 / 35%)',
    width: isBubble ? 'min(400px, 100vw - 32px)' : 'min(1000px, 100vw - 32px)',
    height: isBubble ? 'min(640px, 100dvh - 112px)' : 'min(720px, 100dvh - 32px)',
    maxWidth: 'none',
    maxHeight: 'none',
  })
  return dialog
}

function pinToCorner(button: HTMLElement, dialog: HTMLElement): void {
  const corner = { position: 'fixed', insetBlockEnd: '16px', insetInlineEnd: '16px', zIndex: '2147483000' }
  Object.assign(button.style, corner, { boxShadow: '0 4px 16px rgb(0 0 0 / 30%)' })
  Object.assign(dialog.style, corner, {
    insetBlockEnd: '72px',
    insetInlineStart: 'auto',
    insetBlockStart: 'auto',
    margin: '0',
  })
}

if (document.currentScript instanceof HTMLScriptElement) embed(document.currentScript)
