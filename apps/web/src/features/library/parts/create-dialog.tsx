import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { LayoutTemplate } from 'lucide-react'
import { limitOf, PlanLimitCallout, useReachedLimit } from '../../../deck/plan-limit.tsx'
import { ReaderTypeGrid } from '../../../deck/reader-type-grid.tsx'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { TemplateChoice } from './template-choice.tsx'

interface CreateDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** The selected reader type; null for none. */
  readonly kind: ReaderType | null
  readonly onKind: (kind: ReaderType | null) => void
}

/** A new deck: its reader type, then blank or from a template. */
export function CreateDialog({ isOpen, onOpenChange, kind, onKind }: CreateDialogProps) {
  const t = useWords('library')
  const begin = useWords('templates')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
      title={kind ? begin('choose.title') : t('create.title')}
      description={kind ? begin('choose.text') : t('create.text')}
    >
      <Choices kind={kind} onKind={onKind} />
    </Dialog>
  )
}

function Choices({ kind, onKind }: Pick<CreateDialogProps, 'kind' | 'onKind'>) {
  const language = usePreference('language')
  const reached = useReachedLimit('campaigns')
  const navigate = useNavigate()
  const create = useAction({
    call: (readerType: ReaderType) => api.decks.create({ body: { readerType, language } }),
    onDone: ({ deck }) => navigate({ to: `/contentEditor/${deck.id}` }),
    failure: 'in place',
    invalidates: [queryKeys('decks').lists, queryKeys('licenses').all],
  })
  const refused = limitOf(create.error)
  const limit = reached ?? refused
  return (
    <div className="flex flex-col gap-4">
      {limit && <PlanLimitCallout reached={limit} />}
      {create.error && !refused && <ErrorCallout error={create.error} />}
      {kind ? (
        <TemplateChoice
          kind={kind}
          onBlank={() => void create.run(kind)}
          onBack={() => onKind(null)}
          isDisabled={reached !== null}
          isPending={create.isPending}
        />
      ) : (
        <Kinds isDisabled={reached !== null} onKind={onKind} />
      )}
    </div>
  )
}

function Kinds({ isDisabled, onKind }: { isDisabled: boolean; onKind: (kind: ReaderType) => void }) {
  const t = useWords('templates')
  return (
    <>
      <div data-guide="library.kinds">
        <ReaderTypeGrid isDisabled={isDisabled} onChoose={onKind} />
      </div>
      <Link to="/templates" className={`${buttonStyle('quiet', 'sm')} w-fit`}>
        <LayoutTemplate aria-hidden="true" className="size-4" />
        {t('choose.all')}
      </Link>
    </>
  )
}
