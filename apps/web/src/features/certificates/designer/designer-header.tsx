import {
  type CertificateFieldKind,
  certificateFieldKinds,
  certificateLimits,
} from '@deckle/core/certificates/certificate-design.ts'
import { addField, repeatedFieldKinds } from '@deckle/core/certificates/edit-design.ts'
import { sampleLanguages, type SampleLanguage } from '@deckle/core/certificates/sample-values.ts'
import { download } from '@deckle/contract/client/download.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, FileDown, Plus, Redo2, Undo2 } from 'lucide-react'
import { saveFile } from '../../../deck/save-file.ts'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import type { SaveState } from './saver.ts'
import type { Designer } from './use-designer.ts'

interface DesignerHeaderProps {
  readonly designer: Designer
  readonly language: SampleLanguage
  readonly onLanguage: (language: SampleLanguage) => void
  readonly onSelect: (index: number) => void
}

export function DesignerHeader({ designer, language, onLanguage, onSelect }: DesignerHeaderProps) {
  const t = useWords('certificate-designs')
  const navigate = useNavigate()
  const { name, design, save, rename } = designer
  return (
    <header className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-2">
      <IconButton
        label={t('back')}
        icon={<ArrowLeft className="rtl:rotate-180" />}
        onPress={() => void navigate({ to: '/certificates/designs' })}
      />
      <h1 className="sr-only">{name}</h1>
      <TextField
        label={t('name')}
        hideLabel
        className="w-64 phone:min-w-0 phone:flex-1"
        maxLength={certificateLimits.name}
        value={name}
        onChange={rename}
      />
      <SaveStatus state={save.state} onRetry={designer.saveNow} />
      <div className="flex flex-1 flex-wrap items-center justify-end gap-2 narrow:basis-full narrow:justify-start">
        <IconButton
          label={t('undo')}
          shortcut="Ctrl Z"
          icon={<Undo2 />}
          isDisabled={!designer.canUndo}
          onPress={designer.undo}
        />
        <IconButton
          label={t('redo')}
          shortcut="Ctrl Shift Z"
          icon={<Redo2 />}
          isDisabled={!designer.canRedo}
          onPress={designer.redo}
        />
        <AddField designer={designer} onSelect={onSelect} />
        <ToggleGroup
          label={t('sample')}
          size="sm"
          value={language}
          onChange={onLanguage}
          options={sampleLanguages.map((id) => ({ id, label: t(`samples.${id}`) }))}
        />
        <PreviewButton body={{ design, language }} name={name} />
      </div>
    </header>
  )
}

function AddField({ designer: { design, edit }, onSelect }: Pick<DesignerHeaderProps, 'designer' | 'onSelect'>) {
  const t = useWords('certificate-designs')
  const there = new Set(design.fields.map(({ kind }) => kind))
  const add = (kind: CertificateFieldKind) => {
    edit((old) => addField(old, kind, kind === 'text' ? t('newText') : ''))
    onSelect(design.fields.length)
  }
  return (
    <Menu
      label={t('add')}
      trigger={
        <Button icon={<Plus />} isDisabled={design.fields.length >= certificateLimits.fields}>
          {t('add')}
        </Button>
      }
      items={certificateFieldKinds
        .filter((kind) => repeatedFieldKinds.includes(kind) || !there.has(kind))
        .map((kind) => ({ id: kind, label: t(`kinds.${kind}`), onAction: () => add(kind) }))}
    />
  )
}

interface PreviewButtonProps {
  readonly name: string
  readonly body: Pick<Designer, 'design'> & { readonly language: SampleLanguage }
}

function PreviewButton({ name, body }: PreviewButtonProps) {
  const t = useWords('certificate-designs')
  const preview = useAction({
    call: () => download(api, 'certificate_designs', 'preview', { body }),
    onDone: ({ blob }) => saveFile(blob, `${name}.pdf`),
  })
  return (
    <Button icon={<FileDown />} isPending={preview.isPending} onPress={() => void preview.run()}>
      {t('preview')}
    </Button>
  )
}

const tones: Readonly<Record<SaveState, string>> = {
  saved: 'text-muted',
  saving: 'text-muted',
  unsaved: 'text-muted',
  offline: 'text-warning-text',
  changed: 'text-warning-text',
  refused: 'text-danger-text',
  gone: 'text-danger-text',
}

function SaveStatus({ state, onRetry }: { readonly state: SaveState; readonly onRetry: () => void }) {
  const t = useWords('certificate-designs')
  return (
    <span className={`flex items-center gap-2 text-xs ${tones[state]}`}>
      <span role="status">{t(`save.${state}`)}</span>
      {(state === 'offline' || state === 'refused') && (
        <Button size="sm" variant="quiet" onPress={onRetry}>
          {t('save.tryNow')}
        </Button>
      )}
    </span>
  )
}
