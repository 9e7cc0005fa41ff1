import { deckLimits, isRightToLeft, type DeckContent, type Language, languages } from '@deckle/core/deck/deck.ts'
import { baseLanguageOf } from '@deckle/core/deck/texts/localise.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { textsOfSlide } from '@deckle/slides/catalog.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { memo, useMemo, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useEdit, useEditor } from '../editor-context.ts'
import { cleanText } from '../in-place/text-rules.ts'
import { TranslationFileActions } from './translation-files/file-actions.tsx'
import { fullPlaceOf, placeOf } from './translation-place.ts'
import { missingIn, translatedText, type TranslationRow, translationRows } from './translation-rows.ts'

/** Translations side by side with the deck's own language; missing ones are counted and fall back to it. */
export function Translations() {
  const t = useWords('editor')
  const names = useWords('deck')
  const edit = useEdit()
  const content = useContent()
  const base = baseLanguageOf(content)
  const offered = languages.filter((one) => one !== base)
  const own = Object.keys(content.translations) as Language[]
  const [chosen, setChosen] = useState<Language>(own[0] ?? offered[0] ?? 'hi')
  const language = chosen === base ? (offered[0] ?? 'en') : chosen
  const missing = missingIn(content, language)
  return (
    <Card level={3} title={t('translations.title')}>
      <div className="flex flex-col gap-4">
        <Switch
          label={t('translations.on')}
          description={t('translations.why')}
          isSelected={content.translationEnabled}
          onChange={(on) => edit({ type: 'setProperties', patch: { translationEnabled: on } })}
        />
        {content.translationEnabled && (
          <>
            <div className="flex flex-wrap items-end gap-3">
              <Select
                label={t('translations.language')}
                value={language}
                onChange={setChosen}
                options={offered.map((id) => ({
                  id,
                  label: names(`languages.${id}`),
                  section: own.includes(id) ? t('translations.begun') : t('translations.others'),
                }))}
                className="w-52"
              />
              {own.includes(language) ? (
                <>
                  <Badge tone={missing === 0 ? 'success' : 'warning'} className="mb-1.5">
                    {missing === 0 ? t('translations.complete') : t('translations.missing', { count: missing })}
                  </Badge>
                  <div className="flex w-full flex-wrap gap-2">
                    <TranslationFileActions language={language} />
                    <RemoveLanguage language={language} />
                  </div>
                </>
              ) : (
                <Button onPress={() => edit({ type: 'addTranslation', language })}>
                  {t('translations.begin', { language: names(`languages.${language}`) })}
                </Button>
              )}
            </div>
            {own.includes(language) && <Strings key={language} content={content} language={language} />}
          </>
        )}
      </div>
    </Card>
  )
}

function RemoveLanguage({ language }: { language: Language }) {
  const t = useWords('editor')
  const names = useWords('deck')
  const edit = useEdit()
  const { store } = useEditor()
  return (
    <Button
      variant="quiet"
      onPress={() => {
        edit({ type: 'removeTranslation', language })
        const after = store.getState().history.present
        toast.undo(
          t('translations.removed', { language: names(`languages.${language}`) }),
          () => store.getState().history.present === after && store.undo(),
        )
      }}
    >
      {t('translations.remove')}
    </Button>
  )
}

/** Rows drawn at a time: a deck of 300 slides has two thousand texts. */
const page = 100

function Strings({ content, language }: { content: DeckContent; language: Language }) {
  const t = useWords('editor')
  const names = useWords('deck')
  const [shown, setShown] = useState(page)
  const [onlyMissing, setOnlyMissing] = useState(false)
  const all = useMemo(() => translationRows(content, textsOfSlide), [content])
  // Rows that were missing when the filter was turned on stay listed while they are filled in.
  const [listed, setListed] = useState<ReadonlySet<string>>(new Set())
  const rows = onlyMissing ? all.filter((row) => listed.has(keyOf(row))) : all
  const filter = (on: boolean) => {
    const missing = all.filter((row) => isBlank(translatedText(row, content.translations[language])))
    setListed(new Set(missing.map(keyOf)))
    setOnlyMissing(on)
    setShown(page)
  }
  return (
    <div className="flex flex-col gap-3">
      <Switch label={t('translations.onlyMissing')} isSelected={onlyMissing} onChange={filter} />
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{t('translations.complete')}</p>
      ) : (
        <Table label={t('translations.table')} maxHeight="40rem">
          <thead>
            <tr>
              <Th width="14%">{t('translations.place')}</Th>
              <Th width="40%">{names(`languages.${baseLanguageOf(content)}`)}</Th>
              <Th>{names(`languages.${language}`)}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <StringRow
                key={keyOf(row)}
                slideId={row.slide?.slideId ?? null}
                path={row.path}
                text={row.text}
                max={row.max ?? deckLimits.name.max}
                isMultiline={row.multiline}
                place={placeOf(t, row)}
                label={fullPlaceOf(t, row)}
                base={baseLanguageOf(content)}
                language={language}
                translated={translatedText(row, content.translations[language])}
              />
            ))}
          </tbody>
        </Table>
      )}
      {rows.length > page && (
        <LoadMore
          hasMore={shown < rows.length}
          onLoadMore={() => setShown(shown + page)}
          shown={Math.min(shown, rows.length)}
          total={rows.length}
        />
      )}
    </div>
  )
}

const keyOf = ({ slide, path }: TranslationRow): string => `${slide?.slideId ?? ''}/${path}`

interface StringRowProps {
  slideId: string | null
  path: string
  text: string
  max: number
  isMultiline: boolean
  place: string
  label: string
  base: Language
  language: Language
  translated: string
}

/** Drawn again only when its own texts change. */
const StringRow = memo(function StringRow({
  slideId,
  path,
  text,
  max,
  isMultiline,
  place,
  label,
  base,
  language,
  translated,
}: StringRowProps) {
  const edit = useEdit()
  return (
    <Tr>
      <Td header className="align-top text-xs text-muted">
        <span className="block py-2">{place}</span>
      </Td>
      <Td className="align-top">
        <span lang={base} className="block py-2 whitespace-pre-wrap wrap-break-word">
          {text}
        </span>
      </Td>
      <Td className="py-1 align-top">
        <div lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
          <TextField
            hideLabel
            label={label}
            multiline
            rows={1}
            maxLength={max}
            value={translated}
            onChange={(next) =>
              edit(
                { type: 'setTranslation', language, slideId, path, text: cleanText(next, isMultiline, max) },
                `${language}/${slideId ?? ''}/${path}`,
              )
            }
          />
        </div>
      </Td>
    </Tr>
  )
})
