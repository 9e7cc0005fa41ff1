import { type Kysely, sql } from 'kysely'

/**
 * What an answer is counted under (`keys`), its options in order (`places`, of a ranking) and its words (`text`, where it
 * is read and not counted) are stored beside it. Existing answers are filled by one rewrite of each partition, which
 * leaves no dead rows. Sliders are named as in the answered version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table slider_names as
    select v.client_id, v.id as version_id, slide ->> 'slideId' as slide_id, sliders.slider ->> 'id' as key, sliders.place,
      coalesce(nullif(sliders.slider ->> 'name', ''), nullif(sliders.slider -> 'image' ->> 'alt', ''), chr(65 + ((sliders.place - 1) % 26)::integer)) as name
    from deck_versions v, jsonb_path_query(v.content, '$.contentHash[*] ? (@.data.rangeselect.type() == "array")') as slide,
      jsonb_array_elements(slide -> 'data' -> 'rangeselect') with ordinality as sliders (slider, place)`,
  'create index slider_names_by_slide on slider_names (client_id, version_id, slide_id)',
  'analyze slider_names',
  // Kinds without a subquery come first: their expressions need no plan.
  `create function filled_keys(answer jsonb) returns text[] language plpgsql as $$
    declare kind text := answer ->> 'kind';
    begin
      if kind in ('trueFalse', 'singleSelect', 'scoreSelect', 'taggedSelect') then return array[answer ->> 'option'];
      elsif kind = 'rating' then return array[answer ->> 'value'];
      elsif kind = 'qualification' then return array[answer ->> 'result'];
      elsif kind = 'ranking' then return array[answer -> 'order' ->> 0];
      elsif kind in ('openAnswer', 'fillInTheBlank', 'rangeSelect', 'uploader') then return array[''];
      elsif kind = 'multiSelect' then return array(select distinct jsonb_array_elements_text(answer -> 'options'));
      elsif kind = 'brancher' then return array(select distinct jsonb_array_elements_text(answer -> 'clicked'));
      end if;
      return '{}';
    end $$`,
  `create function filled_places(answer jsonb) returns text[] language plpgsql as $$
    begin
      if answer ->> 'kind' = 'ranking' then
        return array(select o.key from jsonb_array_elements_text(answer -> 'order') with ordinality as o (key, place) order by o.place);
      end if;
      return null;
    end $$`,
  `create function filled_text(answer jsonb, client uuid, version uuid, slide text) returns text language plpgsql as $$
    declare kind text := answer ->> 'kind';
    begin
      if kind = 'openAnswer' then return coalesce(answer ->> 'text', '');
      elsif kind = 'uploader' then return coalesce(answer ->> 'name', '');
      elsif kind = 'fillInTheBlank' then return coalesce((
        select string_agg(t.value, '; ' order by t.place) from jsonb_array_elements_text(answer -> 'texts') with ordinality as t (value, place)
      ), '');
      elsif kind = 'rangeSelect' then return coalesce((
        select string_agg(coalesce(n.name, v.key) || ': ' || v.value, '; ' order by n.place)
        from jsonb_each_text(answer -> 'values') as v
        left join slider_names n on n.client_id = client and n.version_id = version and n.slide_id = slide and n.key = v.key
      ), '') || coalesce(' = ' || (answer ->> 'result'), '');
      end if;
      return null;
    end $$`,
  'alter table answers add column keys text[], add column places text[], add column text text',
  `alter table answers
    alter column keys type text[] using filled_keys(answer), alter column keys set not null,
    alter column places type text[] using filled_places(answer),
    alter column text type text using filled_text(answer, client_id, version_id, slide_id)`,
  'drop function filled_keys, filled_places, filled_text',
  'drop table slider_names',
  `create or replace view current_answers as select a.* from answers a where not exists (
    select from answers later where later.client_id = a.client_id and later.attempt_id = a.attempt_id
      and later.slide_id = a.slide_id and later.revision > 1 and later.revision > a.revision
  )`,
]
