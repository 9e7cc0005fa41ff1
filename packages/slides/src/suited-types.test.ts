import { readerTypeRules, readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { describe, expect, it } from 'vitest'
import { definitionOf, slideTypes, templatesFor } from './catalog.ts'
import { slideGroups } from './definition.ts'
import { suitedTypes, typesBySuit } from './suited-types.ts'

describe.each(readerTypes)('types that suit a %s', (readerType) => {
  it('may all be used in it, each once', () => {
    const { suited, others } = typesBySuit(readerType)
    expect(suited.length).toBeGreaterThan(0)
    expect(templatesFor(readerType)).toEqual(expect.arrayContaining([...suited]))
    expect([...suited, ...others].toSorted()).toEqual(templatesFor(readerType).toSorted())
  })
  it('are among them the one that a new deck begins with, unless that only collects', () => {
    const { firstTemplate } = readerTypeRules[readerType]
    if (firstTemplate !== 'input_field') expect(suitedTypes[readerType]).toContain(firstTemplate)
  })
})

it('every group holds a slide type', () =>
  expect(new Set(slideTypes.map((type) => definitionOf(type).group))).toEqual(new Set(slideGroups)))
