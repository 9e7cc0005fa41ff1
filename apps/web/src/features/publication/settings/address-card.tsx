import type { DeckContent } from '@deckle/core/deck/deck.ts'
import {
  isGated,
  publicationLimits as limits,
  slugFrom,
  slugProblem,
} from '@deckle/core/deck/publication/publication.ts'
import { imagesOfSlide } from '@deckle/slides/catalog.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { ImagePlus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { Field } from '../../../lib/form/field.tsx'
import { lazyPart } from '../../../lib/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsForm } from './settings-form.tsx'

const MediaPicker = lazyPart(() => import('../../media/index.ts').then((module) => module.MediaPicker))

/** The link's own words, and what other sites show of it. */
export function AddressCard({ content, canChange }: AddressCardProps) {
  const t = useWords('publication')
  const { draft, form, set } = useSettingsForm()
  const [isChoosing, setChoosing] = useState(false)
  const { share } = draft
  const checkSlug = (slug: string) => {
    const problem = slugProblem(slug)
    return problem === null || t(`address.problems.${problem}`)
  }
  const suggestion = slugFrom(content.name)
  // Of a deck that asks for something first nothing is shown but what is chosen for it.
  const ownPicture = isGated(draft.access) ? '' : (content.contentHash.flatMap(imagesOfSlide)[0] ?? '')
  return (
    <Card title={t('address.title')} description={t('address.text')}>
      <fieldset disabled={!canChange} className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-col gap-2">
          <Field control={form.control} name="slug" check={checkSlug}>
            {({ onChange, ...field }) => (
              <TextField
                {...field}
                label={t('address.slug')}
                description={`${location.origin}/play/${draft.slug || '…'}`}
                isOptional
                autoComplete="off"
                maxLength={limits.slug.max}
                onChange={(slug) => onChange(slug.toLowerCase().replace(/[\s_]+/g, '-'))}
              />
            )}
          </Field>
          {canChange && draft.slug === '' && suggestion !== '' && (
            <Button size="sm" variant="quiet" className="self-start" onPress={() => set('slug', suggestion)}>
              {t('address.take', { slug: suggestion })}
            </Button>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_18rem] gap-6 phone:grid-cols-1">
          <div className="flex flex-col gap-4">
            <Field control={form.control} name="share.title">
              {(field) => (
                <TextField
                  {...field}
                  label={t('address.cardTitle')}
                  isOptional
                  placeholder={content.name}
                  limits={{ max: limits.title, ideal: 60 }}
                  maxLength={limits.title}
                />
              )}
            </Field>
            <Field control={form.control} name="share.text">
              {(field) => (
                <TextField
                  {...field}
                  label={t('address.cardText')}
                  isOptional
                  multiline
                  rows={2}
                  limits={{ max: limits.text, ideal: 110 }}
                  maxLength={limits.text}
                />
              )}
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" icon={<ImagePlus />} isDisabled={!canChange} onPress={() => setChoosing(true)}>
                {share.picture.id === '' ? t('address.choosePicture') : t('address.otherPicture')}
              </Button>
              {share.picture.id !== '' && (
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<X />}
                  isDisabled={!canChange}
                  onPress={() => set('share.picture', { id: '', alt: '' })}
                >
                  {t('address.noPicture')}
                </Button>
              )}
            </div>
          </div>
          <figure className="flex flex-col gap-2">
            <figcaption className="text-xs text-muted">{t('address.preview')}</figcaption>
            <div className="overflow-hidden rounded-lg border border-line bg-surface">
              {(share.picture.id || ownPicture) !== '' && (
                <img
                  src={posterUrl(share.picture.id || ownPicture, 640)}
                  alt=""
                  className="aspect-[1.91] w-full bg-hover object-cover"
                />
              )}
              <div className="flex flex-col gap-0.5 border-t border-line p-3">
                <span className="text-xs text-muted">{location.host}</span>
                <span className="text-sm font-strong wrap-anywhere">{share.title || content.name}</span>
                {share.text && <span className="line-clamp-2 text-xs text-muted">{share.text}</span>}
              </div>
            </div>
          </figure>
        </div>
      </fieldset>
      <Suspense>
        {isChoosing && (
          <MediaPicker
            isOpen
            onOpenChange={setChoosing}
            kind="image"
            initial={share.picture}
            fit={{ aspect: 1 / 1.91, images: content.images }}
            onPick={({ id, alt }) => set('share.picture', { id, alt })}
          />
        )}
      </Suspense>
    </Card>
  )
}

interface AddressCardProps {
  readonly content: DeckContent
  readonly canChange: boolean
}
