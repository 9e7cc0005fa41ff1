import type { Page } from '@playwright/test'
import { makeOrganisation } from '../lib/organisation.ts'
import { expect, signIn, test } from '../lib/test.ts'

// Pasted HTML is parsed without violating the policy of the page, which browsers log and report.

const html = `<html><head><style>p{color:red}</style><title>a</title></head><body onload="x()">
<p onclick="x()" title="a>b" style="color:red">First</p><img src="x" onerror="x()"><img/onerror=x()>
<!-- > <a title=" --><p a=\u00A0"b onclick=x() c">Second</p><script>x()</script><svg onload="x()"><circle onclick="x()"/></svg>
<title><a b="</title><p =onclick onclick=x()>Third</p><template><p onclick=x()>no</p></template>
<noscript><p onclick="x()">no</p></noscript><base href="https://other.example/"><meta http-equiv="refresh" content="0">
<link rel="stylesheet" href="https://other.example/a.css"><iframe srcdoc="<p onclick=x()>"></iframe>
<!--><table style="width:1px"><tr><td onmouseover="x()">Fourth</td></tr></table><!-- --></body></html>`

test('pasted handlers and styles neither run nor violate the policy', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { violations: seen, x: () => seen.push('ran') })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      seen.push(`${violatedDirective} ${sample}`)
    })
  })
  const organisation = await makeOrganisation('Paste House')
  const author = await organisation.add({ first: 'Asha', last: 'Rao', license: 'Admin' })
  await signIn(page, author, '/articles/new')
  await page.getByRole('button', { name: 'Use Blank' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Pasted')
  await page.getByRole('button', { name: 'Create article' }).click()
  const text = page.getByRole('textbox', { name: 'Text of the article' })
  for (const copied of [html, html.replace('<p onclick', '<p data-pm-slice="0 0 []" onclick')]) {
    await text.click()
    await page.keyboard.press('ControlOrMeta+End')
    await paste(page, { 'text/html': copied, 'text/plain': 'First Second Third Fourth' })
    for (const word of ['First', 'Second', 'Third', 'Fourth']) await expect(text).toContainText(word)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
  }
  await paste(page, { 'text/plain': '# Fifth\n\n<p onclick="x()" style="color:red">Sixth</p>\n\n- one\n- two' })
  await expect(text).toContainText('Fifth')
  await expect(text.getByRole('listitem')).toHaveCount(2)
  await page.goto(new URL('/feed', page.url()).href)
  const post = page.getByLabel('Your post')
  await post.click()
  await paste(page, { 'text/html': html, 'text/plain': '<p onclick="x()">Seventh</p>' })
  await expect(post).toHaveValue('<p onclick="x()">Seventh</p>')
  expect(await violations(page)).toEqual([])
})

/** By the keys, from the clipboard: a copy handler writes HTML there without the browser's cleaning. */
async function paste(page: Page, content: Record<string, string>): Promise<void> {
  await page.evaluate((types) => {
    const write = (event: ClipboardEvent) => {
      for (const [type, value] of Object.entries(types)) event.clipboardData?.setData(type, value)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('copy', write, { capture: true, once: true })
    document.execCommand('copy')
  }, content)
  await page.keyboard.press('ControlOrMeta+v')
}

const violations = (page: Page) => page.evaluate(() => (window as unknown as { violations: string[] }).violations)
