import type { ReportName } from '@deckle/core/report/reports/reports.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Bookmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useNow, useWords } from '../../../words/use-words.ts'
import type { ReportUrl } from '../queries.ts'
import { settingsOf } from './queries.ts'

const ViewForm = lazyPart(() => import('./view-form.tsx').then((m) => m.ViewForm))

/** Keeps what the address shows under a name. */
export function SaveView({ report, url }: { readonly report: ReportName; readonly url: ReportUrl }) {
  const words = useWords('reports')
  const today = useNow()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" icon={<Bookmark />} onPress={() => setIsOpen(true)}>
        {words('views.save')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ViewForm
            view={null}
            settings={{ name: words(`reports.${report}.title`), report, ...settingsOf(url, today) }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
