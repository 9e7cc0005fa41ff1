import { type RawBuilder, sql } from 'kysely'

/** Kinds of answers that are listed rather than counted. */
export const textKinds = ['openAnswer', 'fillInTheBlank', 'rangeSelect', 'uploader'] as const

/**
 * SQL counterpart of `answerText` in `@deckle/slides`, for searching.
 * @param answer a jsonb expression such as `x.answer`
 * @param labels names of sliders by id, in the slide's order
 */
export function answerTextIn(
  answer: RawBuilder<unknown>,
  labels: readonly { readonly key: string; readonly label: string }[],
): RawBuilder<string> {
  const keys = labels.map(({ key }) => key)
  const names = labels.map(({ label }) => label)
  return sql<string>`case ${answer} ->> 'kind'
      when 'openAnswer' then ${answer} ->> 'text'
      when 'uploader' then ${answer} ->> 'name'
      when 'fillInTheBlank' then (
        select string_agg(t.value, '; ' order by t.at) from jsonb_array_elements_text(${answer} -> 'texts') with ordinality as t (value, at))
      when 'rangeSelect' then (
        select string_agg(coalesce(l.label, v.key) || ': ' || v.value, '; ' order by l.at)
        from jsonb_each_text(${answer} -> 'values') as v left join unnest(${keys}::text[], ${names}::text[]) with ordinality as l (key, label, at) on l.key = v.key
      ) || coalesce(' = ' || (${answer} ->> 'result'), '')
    end`
}
