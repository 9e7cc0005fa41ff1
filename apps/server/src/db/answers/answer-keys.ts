/**
 * SQL counterpart of `answerKeys` in `@deckle/slides`: a subquery with one column `key`.
 * @param answer a jsonb expression such as `a.answer`
 */
export function answerKeysOf(answer: string): string {
  const kind = `${answer} ->> 'kind'`
  return `(
      select ${answer} ->> 'option' as key where ${kind} in ('trueFalse', 'singleSelect', 'scoreSelect', 'taggedSelect')
      union all select distinct jsonb_array_elements_text(${answer} -> 'options') where ${kind} = 'multiSelect'
      union all select distinct jsonb_array_elements_text(${answer} -> 'clicked') where ${kind} = 'brancher'
      union all select ${answer} -> 'order' ->> 0 where ${kind} = 'ranking'
      union all select ${answer} ->> 'value' where ${kind} = 'rating'
      union all select ${answer} ->> 'result' where ${kind} = 'qualification'
      union all select '' where ${kind} in ('openAnswer', 'fillInTheBlank', 'rangeSelect', 'uploader')
    )`
}
