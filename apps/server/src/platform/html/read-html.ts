import { Tokenizer } from 'htmlparser2'

interface HtmlEvents {
  /** Attributes by lower-case name; the first of a name counts. */
  readonly onOpen?: (name: string, attributes: ReadonlyMap<string, string>) => void
  /** Part of a text, character references decoded; the content of `script` and `style` too. */
  readonly onText?: (text: string) => void
  readonly onClose?: (name: string) => void
}

/**
 * Reads HTML of strangers tag by tag, names in lower case, until `stop` is called. Unlike a parser it keeps no stack of
 * open elements, which would make many unclosed tags cost the square of their number.
 */
export function readHtml(html: string, eventsOf: (stop: () => void) => HtmlEvents): void {
  let name = ''
  let attribute = ''
  let value = ''
  let attributes = new Map<string, string>()
  const { onOpen, onText, onClose } = eventsOf(() => tokenizer.pause())
  const lower = (start: number, end: number): string => html.slice(start, end).toLowerCase()
  const open = (): void => {
    onOpen?.(name, attributes)
    attributes = new Map()
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: (start, end) => void (name = lower(start, end)),
      onattribname(start, end) {
        attribute = lower(start, end)
        value = ''
      },
      onattribdata: (start, end) => void (value += html.slice(start, end)),
      onattribentity: (code) => void (value += String.fromCodePoint(code)),
      onattribend: () => void (attributes.has(attribute) || attributes.set(attribute, value)),
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) => onClose?.(lower(start, end)),
      ontext: (start, end) => onText?.(html.slice(start, end)),
      ontextentity: (code) => onText?.(String.fromCodePoint(code)),
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}
