import { TriangleAlert } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'

/** What the PDF of an issued certificate shows as boxes; nothing where it is whole. */
export function IssuedBoxes({ characters }: { readonly characters: readonly string[] }) {
  const t = useWords('certificate-boxes')
  if (characters.length === 0) return null
  return (
    <p className="flex items-center gap-1 text-xs text-warning-text">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      <bdi className="wrap-anywhere">{t('issued', { characters: characters.join(' ') })}</bdi>
    </p>
  )
}
