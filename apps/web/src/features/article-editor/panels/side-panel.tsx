import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Tabs } from '@deckle/ui/collections/tabs.tsx'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { CheckList } from './check-list.tsx'
import { SeoPanel } from './seo-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'

type Tab = 'settings' | 'seo' | 'check'

/** Beside the text; on a phone over it. */
export function SidePanel({ onClose }: { onClose: () => void }) {
  const t = useWords('article-editor')
  const [tab, setTab] = useState<Tab>('settings')
  return (
    <aside
      aria-label={t('panel.label')}
      className="relative z-20 w-88 shrink-0 overflow-y-auto border-s border-line bg-surface p-4 narrow:absolute narrow:inset-0 narrow:w-auto"
    >
      <div className="flex justify-end">
        <IconButton label={t('panel.close')} icon={<X />} size="sm" onPress={onClose} />
      </div>
      <Tabs<Tab>
        label={t('panel.label')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'settings', label: t('panel.settings'), content: <SettingsPanel /> },
          { id: 'seo', label: t('panel.seo'), content: <SeoPanel /> },
          { id: 'check', label: t('panel.check'), content: <CheckList /> },
        ]}
      />
    </aside>
  )
}
