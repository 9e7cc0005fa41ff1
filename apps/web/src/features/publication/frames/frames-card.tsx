import { isBlank } from '@deckle/core/text/is-blank.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { AppWindow, MessageCircle, PanelTop } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { type FrameKind, frameCode, scriptCode } from './embed-code.ts'
import { CopyField } from '../../../short-addresses/copy-field.tsx'
import { FramePreview } from './frame-preview.tsx'
import { HostsField } from './hosts-field.tsx'

/** Code for other sites with a preview, and which sites may frame the deck. */
export function FramesCard({ deckId, name, shortid, versionId, embedUrl, canChange }: FramesCardProps) {
  const t = useWords('publication')
  const [kind, setKind] = useState<FrameKind>('inline')
  const [label, setLabel] = useState('')
  const words = isBlank(label) ? name : label.trim()
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
        <HostsField canChange={canChange} />
      </div>
    </Card>
  )
}

interface FramesCardProps {
  readonly deckId: string
  readonly name: string
  readonly shortid: string
  readonly versionId: string
  readonly embedUrl: string
  readonly canChange: boolean
}
