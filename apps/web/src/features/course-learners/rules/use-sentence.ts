import type { Rule } from '@deckle/contract/rules.ts'
import { licenseTypes } from '@deckle/core/access/access.ts'
import { detailPrefix, type PersonCondition } from '@deckle/core/people/person-condition.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { nameOf } from '../../../people/name-of.ts'
import { facetsQuery, personQuery } from '../../../people/queries.ts'
import { useWords } from '../../../words/use-words.ts'

/** A condition in words: "Manager is below Asha Rao". @param conditions whose people are named */
export function useConditionText(conditions: readonly PersonCondition[] = []): (condition: PersonCondition) => string {
  const words = useWords('course-rules')
  const { data } = useQuery(facetsQuery)
  const managers = [
    ...new Set(
      conditions.flatMap(({ field, value }) => (field === 'manager' && typeof value === 'string' ? value : [])),
    ),
  ]
  const people = useQueries({ queries: managers.map((id) => personQuery(id)) })
  const names = new Map(
    managers.flatMap((id, at) => (people[at]?.data ? [[id, nameOf(people[at].data)] as const] : [])),
  )
  const valueText = (field: string, one: string): string => {
    if (field === 'tags') return data?.tags.find(({ id }) => id === one)?.name ?? words('someTag')
    if (field === 'manager') return names.get(one) ?? words('somePerson')
    const license = field === 'license_type' ? licenseTypes.find((type) => type === one) : undefined
    return license ? words(`licences.${license}`) : `“${one}”`
  }
  return ({ field, op, value }) => {
    const name = field.startsWith(detailPrefix) ? field.slice(detailPrefix.length) : words(`fields.${field as 'tags'}`)
    if (typeof value === 'boolean') return words(value ? 'isFilled' : 'isEmpty', { field: name })
    const texts = (typeof value === 'string' ? [value] : value).map((one) => valueText(field, one))
    const listed = texts.join(', ')
    if (field === 'tags' && isTagOp(op)) return words(`tagOps.${op}`, { tags: listed })
    return words('condition', { field: name, op: words(`ops.${op}`), value: listed })
  }
}

const isTagOp = (op: string): op is 'is' | 'is_not' | 'in' | 'not_in' => /^(is|is_not|in|not_in)$/.test(op)

/** A rule in words: whom it brings in, and when it is due. */
export function useSentence({
  match,
  conditions,
  due_days,
  remove_when_unmatched,
}: Pick<Rule, 'match' | 'conditions' | 'due_days' | 'remove_when_unmatched'>): string {
  const words = useWords('course-rules')
  const text = useConditionText(conditions)
  const joined = conditions.map(text).join(words(match === 'all' ? 'and' : 'or'))
  return [
    words('sentence', { conditions: joined }),
    ...(due_days === null ? [] : [words('dueIn', { days: due_days })]),
    ...(remove_when_unmatched ? [words('leaves')] : []),
  ].join(' ')
}
