import { isEmail, normaliseEmail } from '@deckle/core/text/email-address.ts'
import { articleLimits } from '@deckle/core/article/article.ts'
import { isSiteAddress } from '@deckle/core/text/web-address.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { isSafeHref } from '../document/read-blocks.ts'

/** The address of a link: edited, opened, removed. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useWords('article-editor')
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const [typed, setTyped] = useState(before)
  const [isTried, setTried] = useState(false)
  const href = addressOf(typed)
  const isBad = isTried && href === null
  const save = () => {
    setTried(true)
    if (href === null) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(before === '' ? 'link.add' : 'link.edit')}
      footer={
        <>
          {before !== '' && (
            <>
              <Button
                variant="quiet"
                onPress={() => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run()
                  onClose()
                }}
              >
                {t('link.remove')}
              </Button>
              {isSafeHref(before) && (
                <LinkButton variant="quiet" href={before} target="_blank" rel="noreferrer">
                  {t('link.open')}
                </LinkButton>
              )}
            </>
          )}
          <Button variant="primary" onPress={save}>
            {t('link.save')}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        label={t('link.address')}
        inputMode="url"
        value={typed}
        maxLength={articleLimits.url}
        onChange={setTyped}
        {...(isBad && { error: t('badAddress') })}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
    </Dialog>
  )
}

/** `firm.in` is an address without its beginning. Null where it is none. */
export function addressOf(typed: string): string | null {
  const text = typed.trim()
  if (isSafeHref(text)) return text
  if (isEmail(normaliseEmail(text))) return `mailto:${normaliseEmail(text)}`
  return isSiteAddress(text) ? `https://${text}` : null
}
