import type { PublicationReply } from '@deckle/contract/publishing.ts'
import { hostFrom, publicationLimits } from '@deckle/core/deck/publication.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { AppWindow, MessageCircle, PanelTop } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { type FrameKind, frameCode, scriptCode } from '../embed-code.ts'
import { CopyField } from '../parts/copy-field.tsx'
import { FramePreview } from './frame-preview.tsx'
import { SaveBar } from './save-bar.tsx'
import { useSettingsDraft } from './use-settings.ts'

/** The deck on other sites: in the text, behind a button, or as a bubble; which sites may; and how it will look. */
export function FramesCard({ deckId, reply, name, shortid, versionId, embedUrl, canChange }: FramesCardProps) {
  const t = useWords('publish')
  const [kind, setKind] = useState<FrameKind>('inline')
  const [label, setLabel] = useState('')
  const words = label.trim() || name
  const { draft, set, fieldError, save, reset, ...state } = useSettingsDraft(deckId, reply, ['hosts'])
  const [typed, setTyped] = useState<string | null>(null)
  const lines = (typed ?? draft.hosts.join('\n')).split(/[\s,]+/).filter((line) => line !== '')
  const wrong = lines.find((line) => hostFrom(line) === null)
  return (
    <Card title={t('frames.title')} description={t('frames.text')}>
      <div className="flex flex-col gap-5">
        <ToggleGroup<FrameKind>
          label={t('frames.kind')}
          value={kind}
          onChange={setKind}
          options={[
            { id: 'inline', label: t('frames.inline'), icon: <PanelTop /> },
            { id: 'popup', label: t('frames.popup'), icon: <AppWindow /> },
            { id: 'bubble', label: t('frames.bubble'), icon: <MessageCircle /> },
          ]}
        />
        {kind !== 'inline' && (
          <TextField
            label={t('frames.label')}
            isOptional
            placeholder={name}
            maxLength={60}
            className="max-w-96"
            value={label}
            onChange={setLabel}
          />
        )}
        <FramePreview kind={kind} label={words} deckId={deckId} versionId={versionId} />
        <CopyField
          multiline
          label={t('share.embed')}
          text={scriptCode(embedUrl, shortid, name, { kind, label: words })}
        />
        {kind === 'inline' && <CopyField multiline label={t('share.frame')} text={frameCode(embedUrl, name)} />}
        <fieldset disabled={!canChange} className="flex min-w-0 flex-col gap-4">
          <TextField
            label={t('frames.hosts')}
            description={t('frames.hostsWhy')}
            error={
              wrong !== undefined
                ? t('frames.badHost', { host: wrong.slice(0, 80) })
                : lines.length > publicationLimits.hosts
                  ? t('frames.tooManyHosts')
                  : fieldError('hosts')
            }
            isOptional
            multiline
            rows={2}
            placeholder={'example.org\n*.example.org'}
            value={typed ?? draft.hosts.join('\n')}
            onChange={(text) => {
              setTyped(text)
              const hosts = text.split(/[\s,]+/).flatMap((line) => (line === '' ? [] : [hostFrom(line)]))
              if (!hosts.includes(null)) set({ hosts: [...new Set(hosts as string[])] })
            }}
          />
          <SaveBar
            {...state}
            isDirty={state.isDirty && wrong === undefined && lines.length <= publicationLimits.hosts}
            onSave={() => void save().then((isSaved) => isSaved && setTyped(null))}
            onReset={() => {
              reset()
              setTyped(null)
            }}
          />
        </fieldset>
      </div>
    </Card>
  )
}

interface FramesCardProps {
  readonly deckId: string
  readonly reply: PublicationReply
  readonly name: string
  readonly shortid: string
  readonly versionId: string
  readonly embedUrl: string
  readonly canChange: boolean
}
