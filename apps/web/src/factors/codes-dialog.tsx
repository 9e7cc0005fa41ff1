import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Copy, Download, Printer } from 'lucide-react'
import { saveFile } from '../deck/save-file.ts'
import { useUser } from '../lib/session/auth-state.ts'
import { useWords } from '../words/use-words.ts'

interface CodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** New recovery codes, shown this once: only its button closes it. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const words = useWords('factors')
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={words('codes.title')}
      description={words('codes.intro')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {words('codes.stored')}
        </Button>
      }
    >
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-lg bg-hover p-4 font-mono" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Takings codes={codes} />
    </Dialog>
  )
}

/** Ways to take them along. */
function Takings({ codes }: Pick<CodesDialogProps, 'codes'>) {
  const words = useWords('factors')
  const { email, branding } = useUser()
  const title = words('codes.file', { email, name: branding.name })
  const text = `${title}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: words('codes.copied'), tone: 'success' }),
      () => toast({ title: words('codes.notCopied'), tone: 'warning' }),
    )
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="sm" icon={<Copy />} onPress={() => void copy()}>
        {words('codes.copy')}
      </Button>
      <Button
        size="sm"
        icon={<Download />}
        onPress={() => saveFile(new Blob([text], { type: 'text/plain' }), `${title}.txt`)}
      >
        {words('codes.download')}
      </Button>
      <Button size="sm" icon={<Printer />} onPress={() => printText(text)}>
        {words('codes.print')}
      </Button>
    </div>
  )
}

/** The text alone, in a frame of its own. */
function printText(text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentDocument
  if (!page) return
  const block = page.createElement('pre')
  block.textContent = text
  block.style.cssText = 'font: 14pt/1.6 monospace; white-space: pre-wrap'
  page.body.append(block)
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow?.print()
}
