import { Button } from '@deckle/ui/actions/button.tsx'
import { inputHeight, inputStyle } from '@deckle/ui/fields/field-parts.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Check, Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../words/use-words.ts'

/** A read-only text with a button that copies it. */
export function CopyField({ label, text, multiline }: { label: string; text: string; multiline?: boolean }) {
  const t = useWords('short-addresses')
  const [copied, setCopied] = useState(false)
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      box.current?.select()
      document.execCommand('copy')
    }
    setCopied(true)
  }
  const shared = {
    id,
    ref: box,
    readOnly: true,
    value: text,
    dir: 'ltr',
    onFocus: () => box.current?.select(),
  } as const
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-strong">
        {label}
      </label>
      <div className="flex items-start gap-2">
        {multiline ? (
          <textarea {...shared} rows={3} className={classNames(inputStyle, 'resize-none py-1.5 font-mono text-xs')} />
        ) : (
          <input {...shared} className={classNames(inputStyle, inputHeight)} />
        )}
        <Button icon={copied ? <Check /> : <Copy />} onPress={() => void copy()} aria-label={`${t('copy')}: ${label}`}>
          {copied ? t('copied') : t('copy')}
        </Button>
      </div>
      <span className="sr-only" aria-live="polite">
        {copied ? t('copied') : ''}
      </span>
    </div>
  )
}
