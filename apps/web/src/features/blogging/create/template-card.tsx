import type { ArticleTemplateRow } from '@deckle/contract/articles.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ShownBody } from '../../../blog/shown-body.tsx'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

interface TemplateCardProps {
  readonly template: ArticleTemplateRow
  readonly onUse: () => void
}

export function TemplateCard({ template, onUse }: TemplateCardProps) {
  const t = useWords('new-article')
  const { id, name, description, builtIn, body, language, can } = template
  const [isShown, setShown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const remove = useAction({
    call: () => api.articles.deleteTemplate({ params: { id } }),
    onDone: () => toast({ title: t('removed', { name }) }),
    invalidates: [queryKeys('articles').lists],
  })
  return (
    <article className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-md font-strong wrap-anywhere">{name}</h2>
        {!builtIn && <Badge>{t('own')}</Badge>}
      </div>
      <p className="flex-1 text-sm wrap-anywhere text-muted">{description}</p>
      <div className="flex items-center gap-2">
        <Button variant="primary" size="sm" aria-label={t('useOf', { name })} onPress={onUse}>
          {t('use')}
        </Button>
        {body.length > 0 && (
          <Button size="sm" icon={<Eye />} aria-label={t('lookOf', { name })} onPress={() => setShown(true)}>
            {t('look')}
          </Button>
        )}
        {can.delete && (
          <IconButton
            size="sm"
            label={t('removeOf', { name })}
            icon={<Trash2 />}
            className="ms-auto"
            onPress={() => setAsking(true)}
          />
        )}
      </div>
      {isShown && (
        <Dialog isOpen size="lg" onOpenChange={setShown} title={name}>
          <ShownBody body={body} language={language} />
        </Dialog>
      )}
      {isAsking && (
        <Dialog
          isOpen
          size="sm"
          role="alertdialog"
          onOpenChange={setAsking}
          title={t('removeOf', { name })}
          description={t('removeText')}
          footer={(close) => (
            <>
              <Button onPress={close}>{t('create.cancel')}</Button>
              <Button
                variant="danger"
                isPending={remove.isPending}
                onPress={() => void remove.run().then((isDone) => isDone && close())}
              >
                {t('remove')}
              </Button>
            </>
          )}
        />
      )}
    </article>
  )
}
