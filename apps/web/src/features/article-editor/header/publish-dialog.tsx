import { CallError } from '@deckle/contract/client/call-error.ts'
import { isPublishable } from '@deckle/core/article/problems.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { limitOf, PlanLimitCallout } from '../../../deck/plan-limit.tsx'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useNow, useWords } from '../../../words/use-words.ts'
import { useArticle, useArticleState } from '../article-context.ts'
import { CheckList, useProblems } from '../panels/check-list.tsx'
import type { Problem } from '../panels/problem.ts'
import { type Choice, Unsaved, usePublishing } from './use-publishing.ts'

/** When the article comes to its readers and goes from them. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('article-editor')
  const now = useNow().getTime()
  const { article } = useArticle()
  const isOut = article.status === 'published'
  const hasNews = useArticleState(({ save }) => save.state !== 'saved') || article.publication?.outdated === true
  const [chosen, setChoice] = useState<Choice | null>(null)
  const [publishAt, setPublishAt] = useState(article.status === 'scheduled' ? article.publish_at : null)
  const [unpublishAt, setUnpublishAt] = useState(article.unpublish_at)
  const isMoved = unpublishAt !== article.unpublish_at
  const usual = isOut ? (isMoved || !hasNews ? 'times' : 'now') : article.status === 'scheduled' ? 'scheduled' : 'now'
  const choice = chosen ?? usual
  const isPublishing = choice === 'now' || choice === 'scheduled'
  const problems = useProblems()
  const change = usePublishing({ choice, publishAt, unpublishAt }, onClose)
  const isLate = choice === 'scheduled' && publishAt !== null && Date.parse(publishAt) <= now
  const isStaying = isPublishing || choice === 'times'
  const isBackwards =
    isStaying &&
    unpublishAt !== null &&
    Date.parse(unpublishAt) <= (choice === 'scheduled' && publishAt !== null ? Date.parse(publishAt) : now)
  const isBlocked =
    isBackwards ||
    (choice === 'times' && !isMoved) ||
    (isPublishing && (!isPublishable(problems) || isLate || (choice === 'scheduled' && publishAt === null)))
  const choices: readonly Choice[] = [
    ...(isOut ? (['times'] as const) : []),
    'now',
    'scheduled',
    ...(article.status === 'draft' ? [] : (['draft'] as const)),
    ...(article.status === 'archived' ? [] : (['archived'] as const)),
  ]
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
          onChange={setChoice}
          options={choices.map((id) => ({ id, label: t(`publish.choices.${id}`) }))}
        />
        {choice === 'scheduled' && (
          <MomentField
            label={t('publish.at')}
            description={t('publish.zone', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
            value={publishAt}
            onChange={setPublishAt}
            error={isLate ? t('publish.late') : undefined}
          />
        )}
        {isStaying && (
          <MomentField
            label={t('publish.until')}
            description={t('publish.untilText')}
            value={unpublishAt}
            onChange={setUnpublishAt}
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

const serverCodes: readonly string[] = ['deck_unavailable', 'media_unavailable', 'slug_taken']

/** What only the server knows; the rest is in the list already. */
function blockersOf(error: Error | null): readonly Problem[] {
  if (!(error instanceof CallError) || error.code !== 'not_publishable') return []
  const { problems = [] } = (error.data ?? {}) as { readonly problems?: readonly Omit<Problem, 'severity'>[] }
  return problems.filter(({ code }) => serverCodes.includes(code)).map((problem) => ({ ...problem, severity: 'error' }))
}
