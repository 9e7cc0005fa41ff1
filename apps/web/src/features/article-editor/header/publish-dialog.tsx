import { CallError } from '@deckle/contract/client/call-error.ts'
import type { ArticleStatus } from '@deckle/core/article/article.ts'
import { isPublishable } from '@deckle/core/article/problems.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useState } from 'react'
import { limitOf, PlanLimitCallout } from '../../../deck/plan-limit.tsx'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'
import { CheckList, useProblems } from '../panels/check-list.tsx'
import type { Problem } from '../panels/problem.ts'

type Choice = 'now' | 'scheduled' | 'draft' | 'archived'

/** When the article comes to its readers and goes from them. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('article-editor')
  const now = useNow().getTime()
  const { article } = useArticle()
  const [choice, setChoice] = useState<Choice>(article.status === 'scheduled' ? 'scheduled' : 'now')
  const [publishAt, setPublishAt] = useState(article.status === 'scheduled' ? article.publish_at : null)
  const [unpublishAt, setUnpublishAt] = useState(article.unpublish_at)
  const isPublishing = choice === 'now' || choice === 'scheduled'
  const problems = useProblems()
  const change = usePublishing({ choice, publishAt, unpublishAt }, onClose)
  const isLate = choice === 'scheduled' && publishAt !== null && Date.parse(publishAt) <= now
  const isBackwards =
    isPublishing &&
    unpublishAt !== null &&
    Date.parse(unpublishAt) <= (choice === 'scheduled' && publishAt !== null ? Date.parse(publishAt) : now)
  const isBlocked =
    isPublishing &&
    (!isPublishable(problems) || isLate || isBackwards || (choice === 'scheduled' && publishAt === null))
  const choices: readonly Choice[] = [
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
        {isPublishing && (
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

interface Plan {
  readonly choice: Choice
  readonly publishAt: string | null
  readonly unpublishAt: string | null
}

function usePublishing({ choice, publishAt, unpublishAt }: Plan, onClose: () => void) {
  const t = useWords('article-editor')
  const format = useFormatter()
  const { article, autosave, store, setArticle } = useArticle()
  const isPublishing = choice === 'now' || choice === 'scheduled'
  return useAction({
    call: async () => {
      store.content()
      const revision = await autosave.flush()
      if (revision === null) throw new Unsaved()
      const status: ArticleStatus = choice === 'now' ? 'published' : choice
      return api.articles.updateStatus({
        params: { id: article.id },
        body: {
          revision,
          status,
          ...(choice === 'scheduled' && { publish_at: publishAt }),
          ...(isPublishing && { unpublish_at: unpublishAt }),
        },
      })
    },
    onDone: (reply) => {
      setArticle(reply.article)
      const { status, publish_at } = reply.article
      toast({
        tone: 'success',
        title:
          status === 'scheduled' && publish_at !== null
            ? t('publish.done.scheduled', { when: format.dateTime(new Date(publish_at), shownMoment) })
            : t(`publish.done.${status === 'scheduled' ? 'published' : status}`),
      })
      onClose()
    },
    failure: 'in place',
    invalidates: [queryKeys('articles').lists, queryKeys('licenses').all],
  })
}

const shownMoment = { dateStyle: 'medium', timeStyle: 'short' } as const

/** The draft could not be saved before it was to be published. */
class Unsaved extends Error {
  override readonly name = 'Unsaved'
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
