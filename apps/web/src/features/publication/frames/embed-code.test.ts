import { expect, it } from 'vitest'
import { frameCode, scriptCode } from './embed-code.ts'

const name = 'Tea & "milk" <script>'
const safe = 'Tea &amp; &quot;milk&quot; &lt;script&gt;'

it('names the deck to the script, its name safe inside the attribute', () => {
  expect(scriptCode('https://decks.example/embed/Sn2ZYHV7', 'Sn2ZYHV7', name)).toBe(
    `<script src="https://decks.example/player/embed.js" data-deck="Sn2ZYHV7" data-title="${safe}" async></script>`,
  )
})

it('says how it stands there, and the words of its button', () => {
  const code = scriptCode('https://decks.example/embed/Sn2ZYHV7', 'Sn2ZYHV7', 'Tea', {
    kind: 'bubble',
    label: 'Ask "us"',
  })
  expect(code).toContain(' data-mode="bubble" data-label="Ask &quot;us&quot;"')
})

it('frames the embedded page', () => {
  const code = frameCode('https://decks.example/embed/Sn2ZYHV7', name)
  expect(code).toContain('src="https://decks.example/embed/Sn2ZYHV7"')
  expect(code).toContain(`title="${safe}"`)
})
