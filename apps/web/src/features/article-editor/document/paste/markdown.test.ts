import { expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { htmlOfMarkdown, isMarkdown } from './markdown.ts'

it.each([
  '# Tea\n\nBrew it hot.',
  '# Tea\r\n\r\nBrew it hot.',
  '# 1. Tea\n\nBrew it hot.',
  '# Tea\nBrew it **hot**.',
  '# Tea\n## Assam\nBrew it hot.',
  '## Tea\n- Assam\n- Nilgiri',
  '# Set up\n\nInstall the package, then start it:\n\n    npm install\n    x = 1\n\nThat is all.',
  'one\n\n```js\nlet a\n```',
  '# Install\n```sh\nnpm install\ncd app\n```',
  'a | b\n--- | ---\n1 | 2',
  '- one\n- two',
  '- the seller;\n- the buyer;',
  '1. one\n2. two',
  '> one\n> two',
  'see [one](https://a.example) and [two](https://b.example)',
  '这是**粗体**和**另一个**。',
])('%j is Markdown', (text) => {
  expect(isMarkdown(text)).toBe(true)
})

it.each([
  'Hello',
  '# Tea',
  'Dear all,\n\n- I will be late',
  '#hashtag and a #second',
  '5 * 3 * 2 = 30',
  'https://example.com',
  // Addresses
  '# 5 Main Street',
  '# 5 Main Street\n\nPune 411001',
  '# B-12, Sector 5\n\nNoida 201301',
  'Asha Rao\n# 12/4, MG Road\nBengaluru',
  // Shells
  '# apt install nodejs',
  '# apt update\n# apt install nodejs',
  '# apt update\n\nAll packages are up to date.',
  '#!/bin/sh\n# Starts the server\n\nexport PORT=3000\nnode main.js',
  '# Install Node\n\nsudo apt install nodejs\n\n## Start it\n\nnpm start -- --port 3000',
  '# Copies the files\nfor file in *; do\n  cp "$file" /tmp\ndone',
  'asha@server:~$ ls\n# nothing',
  '# Build\n\nFROM node:24\nRUN npm ci',
  // Python
  'x = 1\n# set y\ny = __init__',
  '# Reads the file\n\nimport csv\n\n# Opens it\n\nwith open(name) as file:\n    rows = list(csv.reader(file))',
  '# Area\n\ndef area(a, b):\n    """\n    - a: width\n    - b: height\n    """\n    return a**2 + b**2',
  'c = a**2 + b**2\nd = a**2 - b**2',
  'area = a ** 2 * b ** 2 * c ** 2',
])('%j is not Markdown', (text) => {
  expect(isMarkdown(text)).toBe(false)
})

it('makes blocks of the editor from Markdown', async () => {
  const markdown = `# Tea

Brew **hot**, *slowly*, with \`care\`, see [there](https://example.com) not [here](javascript:alert(1)).

- Assam
  - Second flush
1. Boil

> Quote

\`\`\`js
let a = 1
\`\`\`

| A | B |
|---|---|
| 1 | 2 |

<script>alert(1)</script>`
  const { html } = cleanPaste(await htmlOfMarkdown(markdown))
  for (const part of [
    '<h2>Tea</h2>',
    '<strong>hot</strong>, <em>slowly</em>, with <code>care</code>, see <a href="https://example.com">there</a> not here.',
    /<ul>\s*<li>Assam\s*<ul>\s*<li>Second flush<\/li>/,
    /<ol>\s*<li>Boil/,
    /<blockquote>\s*<p>Quote/,
    '<pre><code>let a = 1',
    /<tr>\s*<th>A<\/th>\s*<th>B<\/th>\s*<\/tr>\s*<tbody>\s*<tr>\s*<td>1<\/td>/,
  ])
    expect(html).toMatch(part)
  expect(html).not.toMatch(/script/)
})
