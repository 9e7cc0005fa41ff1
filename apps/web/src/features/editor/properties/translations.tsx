import { deckLimits, isRightToLeft, type DeckContent, type Language, languages } from '@deckle/core/deck/deck.ts'
import { textsOfSlide } from '@deckle/slides/catalog.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useMemo, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useEdit, useEditor } from '../editor-context.ts'
import { cleanText } from '../in-place/text-rules.ts'
import { TranslationFileActions } from './translation-files/file-actions.tsx'
import { fullPlaceOf, placeOf } from './translation-place.ts'
import { missingIn, translatedText, translationRows } from './translation-rows.ts'

/** Other languages side by side with the deck's own; what is missing is counted and falls back. */
export function Translations() {
  const t = useWords('editor')
  const names = useWords('deck')
  const edit = useEdit()
  const content = useContent()
  const offered = languages.filter((one) => one !== content.language)
  const own = Object.keys(content.translations) as Language[]
  const [chosen, setChosen] = useState<Language>(own[0] ?? offered[0] ?? 'hi')
  const language = chosen === content.language ? (offered[0] ?? 'en') : chosen
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
            {own.includes(language) && <Strings content={content} language={language} />}
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

function Strings({ content, language }: { content: DeckContent; language: Language }) {
  const t = useWords('editor')
  const names = useWords('deck')
  const edit = useEdit()
  const rows = useMemo(() => translationRows(content, textsOfSlide), [content])
  return (
    <Table label={t('translations.table')} maxHeight="40rem">
      <thead>
        <tr>
          <Th width="14%">{t('translations.place')}</Th>
          <Th width="40%">{names(`languages.${content.language}`)}</Th>
          <Th>{names(`languages.${language}`)}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const text = translatedText(row, content.translations[language])
          const max = row.max ?? deckLimits.name.max
          const place = placeOf(t, row)
          return (
            <Tr key={`${row.slide?.slideId ?? ''}/${row.path}`}>
              <Td header className="align-top text-xs text-muted">
                <span className="block py-2">{place}</span>
              </Td>
              <Td className="align-top">
                <span lang={content.language} className="block py-2 whitespace-pre-wrap wrap-anywhere">
                  {row.text}
                </span>
              </Td>
              <Td className="py-1 align-top">
                <div lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
                  <TextField
                    hideLabel
                    label={fullPlaceOf(t, row)}
                    multiline
                    rows={1}
                    maxLength={max}
                    value={text}
                    onChange={(next) =>
                      edit(
                        {
                          type: 'setTranslation',
                          language,
                          slideId: row.slide?.slideId ?? null,
                          path: row.path,
                          text: cleanText(next, row.multiline, max),
                        },
                        `${language}/${row.slide?.slideId ?? ''}/${row.path}`,
                      )
                    }
                  />
                </div>
              </Td>
            </Tr>
          )
        })}
      </tbody>
    </Table>
  )
}
