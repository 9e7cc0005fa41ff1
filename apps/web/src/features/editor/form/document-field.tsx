import { Button } from '@deckle/ui/actions/button.tsx'
import { FileText, X } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { usePictures } from './picture/pictures.ts'

export function DocumentField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const t = useWords('editor')
  const { choose } = usePictures()
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      <span className="w-full text-sm font-strong">{label}</span>
      <Button
        size="sm"
        icon={<FileText />}
        onPress={() =>
          choose({ kind: 'pdf', initial: { id: value, alt: '' }, onPick: (picked) => onChange(picked.id) })
        }
      >
        {value ? t('document.other') : t('document.choose')}
      </Button>
      {value && (
        <Button size="sm" variant="quiet" icon={<X />} onPress={() => onChange('')}>
          {t('document.remove')}
        </Button>
      )}
    </div>
  )
}
