import { CallError } from '@deckle/contract/client/call-error.ts'
import { isPublishable } from '@deckle/core/article/problems.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { limitOf, PlanLimitCallout } from '../../../deck/plan-limit.tsx'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'
import { CheckList, useProblems } from '../panels/check-list.tsx'
import type { Problem } from '../panels/problem.ts'
import { choicesFor, usePlan } from './use-plan.ts'
import { type Choice, Unsaved, usePublishing } from './use-publishing.ts'

/** When the article comes to its readers and goes from them. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('article-editor')
  const { article } = useArticle()
  const plan = usePlan()
  const { choice, publishAt, unpublishAt, isPublishing, isLate, isBackwards } = plan
  const problems = useProblems()
  const change = usePublishing({ choice, publishAt, unpublishAt }, onClose)
  const isBlocked = plan.isMissing || isLate || isBackwards || (isPublishing && !isPublishable(problems))
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('publish.title')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isPending={change.isPending}
            isDisabled={isBlocked}
            onPress={() => void change.run()}
          >
            {t(`publish.act.${choice}`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Failure error={change.error} />
        <RadioGroup<Choice>
          label={t('publish.what')}
          value={choice}
          onChange={plan.setChoice}
          options={choicesFor(article).map((id) => ({ id, label: t(`publish.choices.${id}`) }))}
        />
        {choice === 'scheduled' && (
          <MomentField
            label={t('publish.at')}
            description={t('publish.zone', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
            value={publishAt}
            onChange={plan.setPublishAt}
            error={isLate ? t('publish.late') : undefined}
          />
        )}
        {plan.isStaying && (
          <MomentField
            label={t('publish.until')}
            description={t('publish.untilText')}
            value={unpublishAt}
            onChange={plan.setUnpublishAt}
            error={isBackwards ? t('publish.backwards') : undefined}
          />
        )}
        {isPublishing && <CheckList refused={blockersOf(change.error)} onGo={onClose} />}
      </div>
    </Dialog>
  )
}

function Failure({ error }: { error: Error | null }) {
  const t = useWords('article-editor')
  const limit = limitOf(error)
  if (error instanceof Unsaved)
    return (
      <Callout tone="danger" live>
        {t('publish.unsaved')}
      </Callout>
    )
  if (limit) return <PlanLimitCallout reached={limit} />
  return error && blockersOf(error).length === 0 && <ErrorCallout error={error} />
}

const serverCodes: readonly string[] = ['deck_unavailable', 'media_unavailable', 'slug_taken', 'slug_reserved']

/** What only the server knows; the rest is in the list already. */
function blockersOf(error: Error | null): readonly Problem[] {
  if (!(error instanceof CallError) || error.code !== 'not_publishable') return []
  const { problems = [] } = (error.data ?? {}) as { readonly problems?: readonly Omit<Problem, 'severity'>[] }
  return problems.filter(({ code }) => serverCodes.includes(code)).map((problem) => ({ ...problem, severity: 'error' }))
}
