import { type Kysely, sql } from 'kysely'

const live = 'where deleted_at is null'

/**
 * Searches for people, titles and leads ignore case and diacritics (docs/decisions/0089). The functions are
 * immutable and use built-in functions only, so that indexes can use them and no extension is needed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    // As `searchableText` of core. Most names are ASCII or Chinese, which need lower case only; most others are ASCII without
    // their marks. Replacing letters takes longest.
    `create function searchable_text(text text) returns text language plpgsql immutable parallel safe as $$
    begin
      if octet_length(text) = length(text) or text ~ '^[\\u0020-\\u007e\\u4e00-\\u9fff]*$' then
        return replace(lower(text), '\`', '''');
      end if;
      text := lower(normalize(replace(text, U&'\\00B4', ''''), NFKD));
      text := regexp_replace(text, '[\\u0300-\\u036f\\u0483-\\u0487\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f'
        '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7'
        '\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed'
        '\\u093c\\u094d\\u09bc\\u09cd\\u0a3c\\u0a4d\\u0abc\\u0acd\\u0b3c\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca'
        '\\u0e47-\\u0e4e\\u0ec8-\\u0ece'
        '\\u00ad\\u061c\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff]+', '', 'g');
      if octet_length(text) = length(text) then
        return replace(text, '\`', '''');
      end if;
      if text ~ '[đðɖɗıłøɔħŧŋɓƙəɛςىیکةہٱँßæœþ\`‘’‚‛‹›′‵ʹʻʼˈꞌ׳“”„‟«»‶〝〞〟״‐‑‒–—―−]' then
        text := translate(text, 'đðɖɗıłøɔħŧŋɓƙəɛςىیکةہٱँ\`‘’‚‛‹›′‵ʹʻʼˈꞌ׳“”„‟«»‶〝〞〟״‐‑‒–—―−',
          'ddddiloohtnbkeeσييكههاं''''''''''''''''''''''''''''''"""""""""""-------');
        text := replace(replace(replace(replace(text, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
      end if;
      return text;
    end $$`,
    `create function search_pattern(search text) returns text language plpgsql immutable parallel safe as $$
    begin
      return '%' || regexp_replace(searchable_text(search), '([%_\\\\])', '\\\\\\1', 'g') || '%';
    end $$`,
    'drop index users_search',
    `create index users_search on users
      using gin (client_id, (searchable_text(first_name || ' ' || last_name || ' ' || email || ' ' || username)) gin_trgm_ops)`,
    'drop index decks_by_words',
    `create index decks_by_words on decks using gin (client_id, searchable_text(name) gin_trgm_ops) ${live}`,
    'drop index courses_by_words',
    `create index courses_by_words on courses using gin (client_id, searchable_text(title) gin_trgm_ops) ${live}`,
    'drop index articles_by_words',
    `create index articles_by_words on articles using gin (client_id, searchable_text(title) gin_trgm_ops) ${live}`,
    'drop index posts_by_words',
    'create index posts_by_words on posts using gin (client_id, searchable_text(text) gin_trgm_ops) with (fastupdate = off)',
    'drop index leads_by_words',
    `create index leads_by_words on leads
      using gin (client_id, searchable_text(name || ' ' || email || ' ' || company || ' ' || phone) gin_trgm_ops)
      ${live} and merged_into is null`,
    'drop index mail_outbox_by_address',
    'create index mail_outbox_by_address on mail_outbox using gin (searchable_text(to_address) gin_trgm_ops)',
    'drop index mail_outbox_by_subject',
    'create index mail_outbox_by_subject on mail_outbox using gin (searchable_text(subject) gin_trgm_ops)',
  ])
    await sql.raw(statement).execute(db)
}
