import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Ellipsis, Eye, EyeOff, RotateCcw } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import type { Tutorial } from '../../../tutorial/queries.ts'
import { useWords } from '../../../words/use-words.ts'
import { useTutorialAction } from '../use-tutorial.ts'

/** Hidden on the dashboard or not, and begun anew. */
export function MoreMenu({ tutorial: { isDismissed } }: { readonly tutorial: Tutorial }) {
  const words = useWords('tutorial')
  const dismiss = useTutorialAction(
    (dismissed: boolean) => api.tutorial.dismiss({ body: { dismissed } }),
    (_tutorial, dismissed) => dismissed && toast({ title: words('dismissed'), tone: 'success' }),
  )
  const restart = useTutorialAction(
    () => api.tutorial.restart(),
    () => toast({ title: words('restarted'), tone: 'success' }),
  )
  return (
    <Menu
      label={words('more')}
      trigger={<IconButton label={words('more')} icon={<Ellipsis />} variant="secondary" />}
      items={[
        {
          id: 'dismiss',
          label: words(isDismissed ? 'bringBack' : 'dismiss'),
          icon: isDismissed ? <Eye /> : <EyeOff />,
          onAction: () => void dismiss.run(!isDismissed),
        },
        { id: 'restart', label: words('restart'), icon: <RotateCcw />, onAction: () => void restart.run() },
      ]}
    />
  )
}
