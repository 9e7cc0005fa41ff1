import { definitionOf, presetsFor, templatesFor } from '@deckle/slides/catalog.ts'
import { slideGroups, type SlidePreset } from '@deckle/slides/definition.ts'
import type { SlideType } from '@deckle/slides/definitions.ts'
import { typesBySuit } from '@deckle/slides/suited-types.ts'
import { useMemo } from 'react'
import { useFilter } from 'react-aria-components'
import { useWords, type Words } from '../../../../words/use-words.ts'
import { useReaderType } from '../../editor-context.ts'

/**
 * First the types that suit the deck, then the rest by purpose, presets after their type. With a query, one group of
 * those that match each of its words: by name, then by sentence, then by keyword.
 */
export function useSlideChoices(query: string): readonly FoundGroup[] {
  const t = useWords('editor')
  const types = useWords('deck')
  const readerType = useReaderType()
  const { contains } = useFilter({ sensitivity: 'base' })
  return useMemo(() => {
    const words = query.trim().split(/\s+/).filter(Boolean)
    const { suited, others } = typesBySuit(readerType)
    /** The index of the first text that completes the match: name, sentence, keywords; -1 for no match. */
    const rankOf = (choice: SlideChoice) => {
      const { name, sentence } = namesOf(types, choice)
      const group = t(`addSlide.groups.${definitionOf(choice.type).group}`)
      const texts = [name, sentence, `${t(`addSlide.keywords.${keyOf(choice)}`)} ${group}`]
      return texts.findIndex((_, at) => {
        const text = texts.slice(0, at + 1).join(' ')
        return words.every((word) => contains(text, word))
      })
    }
    const all: readonly FoundGroup[] = [
      {
        name: t('addSlide.suited', { kind: types(`types.${readerType}.name`) }),
        choices: suited.map((type) => ({ type })),
      },
      ...slideGroups.map((group) => ({
        name: t(`addSlide.groups.${group}`),
        choices: templatesFor(readerType)
          .filter((type) => definitionOf(type).group === group)
          .flatMap((type): readonly SlideChoice[] => [
            ...(others.includes(type) ? [{ type }] : []),
            ...presetsFor(type, readerType).map((preset) => ({ type, preset })),
          ]),
      })),
    ]
    if (words.length === 0) return all.filter(({ choices }) => choices.length > 0)
    const ranked = all.flatMap(({ choices }) => choices.map((choice) => ({ choice, rank: rankOf(choice) })))
    const found = ranked.filter(({ rank }) => rank !== -1).toSorted((a, b) => a.rank - b.rank)
    return found.length > 0 ? [{ name: t('addSlide.results'), choices: found.map(({ choice }) => choice) }] : []
  }, [query, readerType, contains, t, types])
}

export interface SlideChoice {
  readonly type: SlideType
  readonly preset?: SlidePreset
}

export const keyOf = ({ type, preset }: SlideChoice) => preset?.key ?? type

export interface FoundGroup {
  readonly name: string
  readonly choices: readonly SlideChoice[]
}

export function namesOf(
  t: Words<'deck'>,
  { type, preset }: SlideChoice,
): { readonly name: string; readonly sentence: string } {
  return preset
    ? { name: t(`presets.${preset.key}.name`), sentence: t(`presets.${preset.key}.sentence`) }
    : { name: t(`slides.${type}.name`), sentence: t(`slides.${type}.sentence`) }
}
