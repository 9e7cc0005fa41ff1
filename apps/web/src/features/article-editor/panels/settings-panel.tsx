import { type ArticleAudience, articleAudiences, articleLimits } from '@deckle/core/article/article.ts'
import { type Language, languages } from '@deckle/core/deck/deck.ts'
import { isWebAddress } from '@deckle/core/text/web-address.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import { useArticleCategories } from '../../../blog/use-article-categories.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticle, useArticleContent } from '../article-context.ts'
import { ChooseMedia } from '../blocks/media-parts.tsx'
import { AddressField } from '../blocks/video-view.tsx'
import { translationsQuery } from '../queries.ts'
import { ArticleTags } from './article-tags.tsx'
import { EventFields } from './event-fields.tsx'
import { Translations } from './translations.tsx'
import { useFields } from './use-fields.ts'

export function SettingsPanel() {
  const t = useWords('article-editor')
  const { canEdit, article } = useArticle()
  const content = useArticleContent()
  const categories = useArticleCategories()
  const set = useFields()
  return (
    <div className="flex flex-col gap-5 pt-4">
      <Select<string>
        label={t('settings.category')}
        isDisabled={!canEdit}
        value={content.category ?? 'none'}
        onChange={(id) => set({ category: id === 'none' ? null : id })}
        options={[
          { id: 'none', label: t('settings.noCategory') },
          ...categories.map(({ id, label }) => ({ id, label })),
        ]}
      />
      <ArticleTags />
      <LanguageField />
      <RadioGroup<ArticleAudience>
        label={t('settings.audience')}
        isDisabled={!canEdit}
        value={content.audience}
        onChange={(audience) => set({ audience })}
        options={articleAudiences.map((id) => ({ id, label: t(`settings.audiences.${id}`) }))}
      />
      <TextField
        label={t('settings.excerpt')}
        description={t('settings.excerptText')}
        multiline
        rows={3}
        isDisabled={!canEdit}
        value={content.excerpt}
        maxLength={articleLimits.excerpt}
        onChange={(excerpt) => set({ excerpt })}
      />
      <TextField
        label={t('settings.slug')}
        description={t(article.publication ? 'settings.slugChanges' : 'settings.slugText')}
        isDisabled={!canEdit}
        value={content.slug}
        maxLength={articleLimits.slug}
        onChange={(slug) => set({ slug: slugOf(slug) })}
      />
      <EventFields />
      <AddressField
        label={t('settings.video')}
        isDisabled={!canEdit}
        value={content.video_url}
        isAllowed={isWebAddress}
        onChange={(video_url) => set({ video_url })}
      />
      <Attachments />
      <Switch
        label={t('settings.comments')}
        isDisabled={!canEdit}
        isSelected={content.comments}
        onChange={(comments) => set({ comments })}
      />
      <Translations />
    </div>
  )
}

/** Languages of texts that it is linked with can't be its own as well. */
function LanguageField() {
  const t = useWords('article-editor')
  const deck = useWords('deck')
  const { canEdit, article } = useArticle()
  const { language } = useArticleContent()
  const set = useFields()
  const { data: linked = [] } = useQuery(translationsQuery(article.id))
  const taken = new Map(linked.map((one) => [one.language, one.title || t('untitled')]))
  return (
    <Select<Language>
      label={t('settings.language')}
      isDisabled={!canEdit}
      {...(taken.has(language) && { error: t('settings.languageTaken', { name: taken.get(language) ?? '' }) })}
      value={language}
      onChange={(next) => set({ language: next })}
      options={languages.map((id) => {
        const name = taken.get(id)
        const label = deck(`languages.${id}`)
        if (name === undefined || id === language) return { id, label }
        return { id, label, description: t('settings.languageTaken', { name }), isDisabled: true }
      })}
    />
  )
}

/** While it is typed: a hyphen at its end is kept. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '')

function Attachments() {
  const t = useWords('article-editor')
  const { canEdit } = useArticle()
  const { attachments } = useArticleContent()
  const set = useFields()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-strong">{t('settings.attachments')}</span>
      <ul aria-label={t('settings.attachments')} className="flex flex-col gap-1">
        {attachments.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2 text-sm">
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            {canEdit && (
              <IconButton
                size="sm"
                label={t('settings.detach', { name })}
                icon={<X />}
                onPress={() => set({ attachments: attachments.filter((one) => one.id !== id) })}
              />
            )}
          </li>
        ))}
      </ul>
      {canEdit && attachments.length < articleLimits.attachments && (
        <Button size="sm" icon={<Paperclip />} className="self-start" onPress={() => setChoosing(true)}>
          {t('settings.attach')}
        </Button>
      )}
      {isChoosing && (
        <ChooseMedia
          kind={null}
          onClose={() => setChoosing(false)}
          onPick={({ id, name }) =>
            set({
              attachments: [
                ...attachments.filter((one) => one.id !== id),
                { id, name: name.slice(0, articleLimits.attachmentName) },
              ],
            })
          }
        />
      )}
    </div>
  )
}
