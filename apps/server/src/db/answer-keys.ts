/**
 * A subquery of one column `key`: what an answer is counted under, as `answerKeys` of `@deckle/slides` says.
 * @param answer the jsonb expression, `a.answer`
 */
export function answerKeysOf(answer: string): string {
  return `(
      select ${answer} ->> 'option' as key where ${answer} ->> 'kind' in ('trueFalse', 'singleSelect')
      union all select distinct jsonb_array_elements_text(${answer} -> 'options') where ${answer} ->> 'kind' = 'multiSelect'
      union all select ${answer} ->> 'value' where ${answer} ->> 'kind' = 'rating'
      union all select '' where ${answer} ->> 'kind' = 'openAnswer'
    )`
}
