import { templateLanguages } from '@deckle/slides/templates/template.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { ReaderTypeFilter } from '../parts/reader-type-filter.tsx'
import { useGalleryLanguage } from './queries.ts'
import type { GalleryUrl } from './url-state.ts'

export type SetGalleryUrl = SetUrlState<GalleryUrl>

interface FilterProps {
  readonly url: GalleryUrl
  readonly setUrl: SetGalleryUrl
}

export function GalleryFilters({ url, setUrl }: FilterProps) {
  const t = useWords('templates')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <UrlSearch label={t('search')} value={url.q} onChange={(q) => setUrl({ ...url, q })} pauseMs={150} />
      <ReaderTypeFilter
        label={t('type')}
        anyLabel={t('anyType')}
        value={url.type}
        onChange={(type) => setUrl({ ...url, type }, { replace: false })}
        className="w-44 phone:w-[calc(50%-0.25rem)]"
      />
      <LanguageSelect url={url} setUrl={setUrl} />
      {(url.q !== undefined || url.type !== undefined) && (
        <Button variant="quiet" onPress={() => setUrl({ ...url, q: undefined, type: undefined })}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}

/** The language in which templates are shown, played and used. */
export function LanguageSelect({ url, setUrl }: FilterProps) {
  const t = useWords('templates')
  const names = useWords('deck')
  const language = useGalleryLanguage(url)
  return (
    <Select
      label={t('language')}
      hideLabel
      value={language}
      onChange={(chosen) => setUrl({ ...url, language: chosen })}
      options={templateLanguages.map((id) => ({ id, label: names(`languages.${id}`) }))}
      className="w-32 phone:w-[calc(50%-0.25rem)]"
    />
  )
}
