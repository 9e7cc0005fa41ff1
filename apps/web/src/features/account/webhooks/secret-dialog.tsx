import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'

/** Shown once: the server keeps it sealed. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const t = useWords('webhooks')
  const [copied, setCopied] = useState(false)
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('secret.title')}
      footer={
        <>
          <Button
            icon={copied ? <Check /> : <Copy />}
            onPress={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
          >
            <span aria-live="polite">{t(copied ? 'secret.copied' : 'secret.copy')}</span>
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t('secret.done')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('secret.text')}</p>
        <code className="rounded-md bg-hover p-3 text-sm wrap-anywhere select-all">{secret}</code>
      </div>
    </Dialog>
  )
}
