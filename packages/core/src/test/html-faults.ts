import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // HTML allows any id without white space; anchors are words of any script.
    'valid-id': ['error', { relaxed: true }],
    'no-raw-characters': 'off',
    'attribute-boolean-style': 'off',
  },
})

/** What html-validate says of a document or a part of one: rules with the text that breaks them. */
export async function faultsOfHtml(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} … ${html.slice(offset, offset + 80)}`),
  )
}
