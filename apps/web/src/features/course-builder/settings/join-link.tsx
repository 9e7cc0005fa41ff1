import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Copy, Link, RefreshCw, X } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder } from '../builder-context.ts'

/** The link that enrols whoever opens it. */
export function JoinLink() {
  const t = useWords('course-builder')
  const { course, setCourse } = useBuilder()
  const change = useAction({
    call: (enabled: boolean) => api.courses.updateJoinCode({ params: { id: course.id }, body: { enabled } }),
    onDone: ({ course: { joinUrl } }) => setCourse({ ...course, joinUrl }),
  })
  const { joinUrl } = course
  if (joinUrl === null)
    return (
      <div className="flex flex-col gap-2">
        <p className="text-sm text-muted">{t('join.none')}</p>
        <Button icon={<Link />} className="w-fit" isPending={change.isPending} onPress={() => void change.run(true)}>
          {t('join.make')}
        </Button>
      </div>
    )
  const copy = () =>
    void navigator.clipboard.writeText(joinUrl).then(
      () => toast({ title: t('join.copied'), tone: 'success' }),
      () => toast({ title: t('join.notCopied'), tone: 'warning' }),
    )
  return (
    <div className="flex flex-col gap-2">
      <TextField label={t('join.label')} description={t('join.text')} value={joinUrl} isReadOnly />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy />} onPress={copy}>
          {t('join.copy')}
        </Button>
        <Button size="sm" icon={<RefreshCw />} isPending={change.isPending} onPress={() => void change.run(true)}>
          {t('join.renew')}
        </Button>
        <Button size="sm" variant="quiet" icon={<X />} onPress={() => void change.run(false)}>
          {t('join.end')}
        </Button>
      </div>
    </div>
  )
}
