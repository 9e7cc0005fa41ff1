import type { Language } from '@deckle/core/deck/deck.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { Download, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../../lib/screen/section.tsx'
import { useAction } from '../../../../lib/use-action.ts'
import { useWords } from '../../../../words/use-words.ts'
import { useEditor } from '../../editor-context.ts'

const ImportDialog = lazyPart(() => import('./import-dialog.tsx').then((module) => module.ImportDialog))

export function TranslationFileActions({ language }: { language: Language }) {
  const t = useWords('editor')
  const { deck, store } = useEditor()
  const [isImporting, setImporting] = useState(false)
  const { run } = useAction({
    call: async (format: 'xliff' | 'csv') => {
      const { content } = store.getState().history.present
      const { exportTranslations } = await import('./export-file.ts')
      exportTranslations(t, { id: deck.id, content }, language, format)
    },
    failure: () => ({ tone: 'danger', title: t('translations.exportFailed') }),
  })
  return (
    <>
      <Menu
        label={t('translations.export')}
        trigger={<Button icon={<Download />}>{t('translations.export')}</Button>}
        items={[
          {
            id: 'xliff',
            label: t('translations.xliff'),
            description: t('translations.xliffWhy'),
            onAction: () => void run('xliff'),
          },
          {
            id: 'csv',
            label: t('translations.csv'),
            description: t('translations.csvWhy'),
            onAction: () => void run('csv'),
          },
        ]}
      />
      <Button icon={<Upload />} onPress={() => setImporting(true)}>
        {t('translations.import')}
      </Button>
      <Suspense>{isImporting && <ImportDialog language={language} onClose={() => setImporting(false)} />}</Suspense>
    </>
  )
}
