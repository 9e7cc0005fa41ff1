import { hostFrom, publicationLimits } from '@deckle/core/deck/publication.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsDraft } from './settings-draft.tsx'

const linesOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((line) => line !== '')

/** Which sites may frame the deck, one a line. What is typed stays as it is until each line is a site. */
export function HostsField({ canChange }: { canChange: boolean }) {
  const t = useWords('publish')
  const { draft, set, setUnreadable, fieldError } = useSettingsDraft()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? draft.hosts.join('\n')
  const wrong = linesOf(text).find((line) => hostFrom(line) === null)
  const onChange = (next: string) => {
    setTyped(next)
    const hosts = linesOf(next).flatMap((line) => hostFrom(line) ?? [])
    const isWhole = hosts.length === linesOf(next).length && hosts.length <= publicationLimits.hosts
    setUnreadable(!isWhole)
    if (isWhole) set({ hosts: [...new Set(hosts)] })
  }
  return (
    <TextField
      label={t('frames.hosts')}
      description={t('frames.hostsWhy')}
      error={
        wrong !== undefined
          ? t('frames.badHost', { host: wrong.slice(0, 80) })
          : linesOf(text).length > publicationLimits.hosts
            ? t('frames.tooManyHosts')
            : fieldError('hosts')
      }
      isOptional
      isDisabled={!canChange}
      multiline
      rows={2}
      placeholder={'example.org\n*.example.org'}
      value={text}
      onChange={onChange}
    />
  )
}
