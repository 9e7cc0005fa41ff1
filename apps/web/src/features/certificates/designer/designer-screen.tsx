import type { CertificateDesignRow } from '@deckle/contract/certificate-designs.ts'
import { type SampleLanguage, sampleLanguageOf } from '@deckle/core/certificates/sample-values.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { BoxesCallout } from '../../../certificate-boxes/boxes-callout.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { useWords } from '../../../words/use-words.ts'
import { useCreateDesign } from '../designs/use-create-design.ts'
import { CertificatePage } from '../page/certificate-page.tsx'
import { useSample } from '../page/use-sample.ts'
import { designQuery } from '../queries.ts'
import { Canvas } from './canvas.tsx'
import { DesignerHeader } from './designer-header.tsx'
import { FieldPanel } from './field-panel.tsx'
import { PagePanel } from './page-panel.tsx'
import { Problems } from './problems.tsx'
import { type Designer as DesignerState, useDesigner } from './use-designer.ts'

export function DesignerScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, error, refetch, isFetching } = useQuery(designQuery(id))
  if (data) return data.can.edit ? <Designer key={data.id} row={data} /> : <ReadOnly row={data} />
  return (
    <Page>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton kind="cards" count={1} />
      )}
    </Page>
  )
}

function Designer({ row }: { readonly row: CertificateDesignRow }) {
  const t = useWords('certificate-designs')
  const designer = useDesigner(row)
  const [language, setLanguage] = useState<SampleLanguage>(() => sampleLanguageOf(row.design.language))
  const [selected, setSelected] = useState<number | null>(null)
  usePageTitle(designer.name)
  const field = selected === null ? undefined : designer.design.fields[selected]
  return (
    // Undo and redo wherever the focus is, but in a text, which has its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex min-h-full flex-col" onKeyDown={(event) => undoByKey(event, designer)}>
      <DesignerHeader designer={designer} language={language} onLanguage={setLanguage} onSelect={setSelected} />
      <Conflict designer={designer} />
      <div className="flex flex-1 items-start gap-6 p-6 narrow:flex-col phone:gap-4 phone:p-4">
        <div className="flex min-w-0 flex-1 flex-col gap-4 narrow:w-full">
          <Canvas designer={designer} language={language} selected={selected} onSelect={setSelected} />
          <Problems designer={designer} />
          <BoxesCallout fields={designer.undrawable} />
        </div>
        <aside
          aria-label={field ? t(`kinds.${field.kind}`) : t('page')}
          className="w-72 shrink-0 rounded-lg border border-line bg-surface p-4 narrow:w-full"
        >
          <h2 className="mb-3 text-sm font-strong">{field ? t('field') : t('page')}</h2>
          {field && selected !== null ? (
            <FieldPanel
              key={selected}
              designer={designer}
              index={selected}
              field={field}
              onRemoved={() => setSelected(null)}
            />
          ) : (
            <PagePanel designer={designer} />
          )}
        </aside>
      </div>
    </div>
  )
}

function undoByKey(event: KeyboardEvent, { undo, redo }: DesignerState): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) redo()
  else undo()
}

/** Somebody else saved first: which one stays is the person's choice. */
function Conflict({ designer: { save, keepMine, takeTheirs } }: { readonly designer: DesignerState }) {
  const t = useWords('certificate-designs')
  if (!save.theirs) return null
  return (
    <div className="px-6 pt-4 phone:px-4">
      <Callout
        tone="warning"
        live
        title={t('conflict')}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onPress={takeTheirs}>
              {t('takeTheirs')}
            </Button>
            <Button size="sm" onPress={keepMine}>
              {t('keepMine')}
            </Button>
          </span>
        }
      >
        {t('conflictText')}
      </Callout>
    </div>
  )
}

/** Somebody else's design: to look at, and to begin one's own from. */
function ReadOnly({ row: { name, design } }: { readonly row: CertificateDesignRow }) {
  const t = useWords('certificate-designs')
  const sample = useSample(sampleLanguageOf(design.language))
  const create = useCreateDesign()
  usePageTitle(name)
  return (
    <Page>
      <PageHeader
        title={name}
        description={t('readOnly')}
        actions={
          <>
            <LinkButton href="/certificates/designs">{t('back')}</LinkButton>
            <Button variant="primary" isPending={create.isPending} onPress={() => void create.run({ name, design })}>
              {t('start')}
            </Button>
          </>
        }
      />
      <CertificatePage {...sample} design={design} className="w-full shadow-lg" />
    </Page>
  )
}
