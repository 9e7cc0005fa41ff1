import type { SourceTags } from '@deckle/contract/analytics.ts'
import { useWords } from '../words/use-words.ts'

/** An attempt's source in words: the page and the link's campaign tags. Values from the link are shown as they are. */
export function useSourceWords() {
  const t = useWords('analytics')
  const place = ({ source }: SourceTags) =>
    source === '' ? t('sources.direct') : source === 'embed' || source === 'preview' ? t(`sources.${source}`) : source
  const rest = ({ medium, campaign }: SourceTags) => [
    ...(medium === '' ? [] : [t('sources.medium', { medium })]),
    ...(campaign === '' ? [] : [t('sources.campaign', { campaign })]),
  ]
  return {
    place,
    rest,
    whole: (tags: SourceTags) => [place(tags), ...rest(tags)].join(' · '),
  }
}
