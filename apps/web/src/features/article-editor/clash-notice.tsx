import type { Block } from '@deckle/core/article/block.ts'
import type { ArticleConflict } from '@deckle/core/article/merge.ts'
import { textOfBlock } from '@deckle/core/article/plain-text.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Banner } from '@deckle/ui/feedback/callout.tsx'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { useArticleContent } from './article-context.ts'
import { placeOfPath } from './conflict-place.ts'
import type { Clash } from './state/use-article-session.ts'

/** Characters of a paragraph by which it is recognised. */
const SHOWN = 40

/** Others changed the same places: the person's own changes hold unless they take the others'. */
export function ClashNotice({ clash, onDismiss }: { clash: Clash; onDismiss: () => void }) {
  const t = useWords('article-editor')
  const format = useFormatter()
  const { body } = useArticleContent()
  const placeOf = ({ path }: ArticleConflict): string => {
    const text = textIn(body, path)
    return text === '' ? t(`places.${placeOfPath(path)}`) : t('places.block', { text })
  }
  return (
    <Banner
      tone="warning"
      onDismiss={onDismiss}
      action={
        <Button size="sm" onPress={clash.useTheirs}>
          {t('clash.useTheirs')}
        </Button>
      }
    >
      {t('clash.text', { places: format.list([...new Set(clash.conflicts.map(placeOf))]) })}
    </Banner>
  )
}

/** How the block of a path begins. */
function textIn(body: readonly Block[], path: string): string {
  const [first, id] = path.split('.')
  const block = first === 'body' ? body.find((one) => one.id === id) : undefined
  const text = block ? textOfBlock(block).trim() : ''
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
