import { describe, expect, it } from 'vitest'
import { defaultData, definitionOf, fieldsOf, interactionOf, slideTypes } from './catalog.ts'
import { reportOf } from './reports.ts'

const answered = slideTypes.filter((type) => interactionOf(type) !== 'none')

describe('each slide type that people answer', () => {
  it.each(answered)('%s has its prompt in `question`, as heading, review and distribution read it', (type) => {
    const { question } = fieldsOf(type)
    expect(question?.kind).toBe('text')
    const report = reportOf({ template: type, data: { ...defaultData(type, newId()), question: 'What is it?' } })
    expect(report.heading).toBe('What is it?')
  })

  it.each(answered)('%s names every option in its report (answers/<kind>/labels.ts)', (type) => {
    const { kind, keys } = reportOf({ template: type, data: defaultData(type, newId()) })
    const counted = kind === 'choices' || kind === 'scale' || kind === 'ranking'
    expect(keys.length > 0).toBe(counted || definitionOf(type).interaction === 'rangeSelect')
    expect(keys.every(({ label }) => label !== '')).toBe(true)
  })
})

function newId(): () => string {
  let next = 0
  return () => `o${next++}`
}
