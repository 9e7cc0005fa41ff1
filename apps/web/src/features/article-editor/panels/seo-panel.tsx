import { articleLimits, type ArticleSeo, seoIdeal } from '@deckle/core/article/article.ts'
import { excerptOf } from '@deckle/core/article/reading.ts'
import { isWebAddress } from '@deckle/core/text/web-address.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticle, useArticleContent } from '../article-context.ts'
import { ChooseMedia } from '../blocks/media-parts.tsx'
import { AddressField } from '../blocks/video-view.tsx'
import { useFields } from './use-fields.ts'

export function SeoPanel() {
  const t = useWords('article-editor')
  const { canEdit } = useArticle()
  const { seo, title } = useArticleContent()
  const set = useFields()
  const change = (part: Partial<ArticleSeo>) => set({ seo: { ...seo, ...part } })
  const shown = seo.title || title
  return (
    <div className="flex flex-col gap-5 pt-4">
      <TextField
        label={t('seo.title')}
        description={t('seo.length', { length: [...shown].length, ideal: seoIdeal.title })}
        placeholder={title}
        isDisabled={!canEdit}
        value={seo.title}
        maxLength={articleLimits.seoTitle}
        onChange={(next) => change({ title: next })}
      />
      <TextField
        label={t('seo.description')}
        description={t('seo.length', { length: [...seo.description].length, ideal: seoIdeal.description })}
        multiline
        rows={3}
        isDisabled={!canEdit}
        value={seo.description}
        maxLength={articleLimits.seoDescription}
        onChange={(description) => change({ description })}
      />
      <AddressField
        label={t('seo.canonical')}
        isDisabled={!canEdit}
        value={seo.canonical}
        isAllowed={isWebAddress}
        onChange={(canonical) => change({ canonical })}
      />
      <SocialImage seo={seo} onChange={change} />
      <Switch
        label={t('seo.noindex')}
        description={t('seo.noindexText')}
        isDisabled={!canEdit}
        isSelected={seo.noindex}
        onChange={(noindex) => change({ noindex })}
      />
      <SearchResult />
      <SocialCard />
    </div>
  )
}

function SocialImage({ seo, onChange }: { seo: ArticleSeo; onChange: (part: Partial<ArticleSeo>) => void }) {
  const t = useWords('article-editor')
  const { canEdit } = useArticle()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-strong">{t('seo.image')}</span>
      <span className="text-xs text-muted">{t('seo.imageText')}</span>
      {canEdit && (
        <div className="flex gap-2">
          <Button size="sm" icon={<ImagePlus />} onPress={() => setChoosing(true)}>
            {t('image.choose')}
          </Button>
          {seo.image.id !== '' && (
            <Button size="sm" variant="quiet" icon={<X />} onPress={() => onChange({ image: { id: '', alt: '' } })}>
              {t('cover.remove')}
            </Button>
          )}
        </div>
      )}
      {isChoosing && (
        <ChooseMedia
          kind="image"
          initial={seo.image}
          onClose={() => setChoosing(false)}
          onPick={({ id }, alt) => onChange({ image: { id, alt } })}
        />
      )}
    </div>
  )
}

/** About as search engines show it. */
function SearchResult() {
  const t = useWords('article-editor')
  const { article } = useArticle()
  const content = useArticleContent()
  return (
    <figure className="rounded-md border border-line p-3">
      <figcaption className="mb-2 text-xs text-muted">{t('seo.searchResult')}</figcaption>
      <p className="text-xs wrap-anywhere text-muted">
        {article.public_url ?? `${window.location.host}/…/${content.slug || '…'}`}
      </p>
      <p className="text-md wrap-anywhere text-brand-text">
        {cut(content.seo.title || content.title || t('untitled'), seoIdeal.title)}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {cut(content.seo.description || excerptOf(content), seoIdeal.description)}
      </p>
    </figure>
  )
}

function SocialCard() {
  const t = useWords('article-editor')
  const content = useArticleContent()
  const image = content.seo.image.id === '' ? content.cover : content.seo.image
  return (
    <figure className="overflow-hidden rounded-md border border-line">
      <figcaption className="p-3 pb-2 text-xs text-muted">{t('seo.socialCard')}</figcaption>
      {image.id !== '' && (
        <img src={posterUrl(image.id, 640)} alt={image.alt} className="aspect-[1.91] w-full object-cover" />
      )}
      <div className="p-3">
        <p className="text-sm font-strong wrap-anywhere">{content.seo.title || content.title || t('untitled')}</p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{content.seo.description || excerptOf(content)}</p>
      </div>
    </figure>
  )
}

const cut = (text: string, most: number): string =>
  [...text].length > most ? `${[...text].slice(0, most).join('').trimEnd()}…` : text
