import type { TicketMessage } from '@deckle/contract/models/ticket.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Paperclip } from 'lucide-react'
import { saveFile } from '../../../deck/save-file.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useBytes } from '../../../lib/use-bytes.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

type TicketFile = TicketMessage['files'][number]
type LoadFile = (fileId: string) => Promise<{ readonly blob: Blob; readonly fileName: string | null }>

interface MessageListProps {
  readonly messages: readonly TicketMessage[]
  /** Whose screen it is. */
  readonly side: 'asker' | 'operator'
  readonly load: LoadFile
}

/** Oldest first, one's own on the other side. Texts stay texts. */
export function MessageList({ messages, side, load }: MessageListProps) {
  const words = useWords('help')
  return (
    <ol className="flex flex-col gap-3" aria-label={words('ticket.messages')}>
      {messages.map((message) => (
        <Message key={message.id} message={message} isOwn={message.by === side} load={load} />
      ))}
    </ol>
  )
}

interface MessageProps {
  readonly message: TicketMessage
  readonly isOwn: boolean
  readonly load: LoadFile
}

function Message({ message, isOwn, load }: MessageProps) {
  const words = useWords('help')
  const format = useFormatter()
  const { kind, by, via, text, files, createdAt } = message
  const isNote = kind === 'note'
  const name = message.name || words(by === 'asker' ? 'ticket.asker' : 'ticket.gone')
  const when = format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col gap-1 rounded-lg border px-4 py-3 text-sm',
        isNote ? 'border-dashed border-edge bg-warning-soft' : 'w-fit max-w-[90%] border-line',
        !isNote && (isOwn ? 'self-end bg-brand-soft' : 'bg-surface'),
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <span className="font-strong text-ink">{name}</span>
        {by === 'operator' && !isNote && <span>{words('ticket.operator')}</span>}
        {isNote && <span>{words('ticket.note')}</span>}
        <time dateTime={createdAt}>{when}</time>
        {via === 'mail' && <span>{words('ticket.byMail')}</span>}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      {files.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2" aria-label={words('files.attached')}>
          {files.map((file) => (
            <li key={file.id} className="max-w-full min-w-0">
              <FileButton file={file} load={load} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function FileButton({ file, load }: { readonly file: TicketFile; readonly load: LoadFile }) {
  const words = useWords('help')
  const bytes = useBytes()
  const fetched = useAction({ call: () => load(file.id), onDone: ({ blob }) => saveFile(blob, file.name) })
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Button
        size="sm"
        icon={<Paperclip />}
        isPending={fetched.isPending}
        className="min-w-0 shrink!"
        aria-label={words('files.download', { name: file.name })}
        onPress={() => void fetched.run()}
      >
        <bdi className="max-w-60 truncate">{file.name}</bdi>
      </Button>
      <span className="text-xs whitespace-nowrap text-muted">{bytes(file.size)}</span>
    </span>
  )
}
