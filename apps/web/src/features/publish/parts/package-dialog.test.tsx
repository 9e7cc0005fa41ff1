import { defaultPackageOptions, type PackageOptions } from '@deckle/core/deck/package-options.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadWords } from '../../../words/catalogues.ts'
import { PackageDialog } from './package-dialog.tsx'

beforeAll(() => loadWords('en', 'publish'))
afterEach(cleanup)

/** The dialog as the card holds it; what it would be packed with. */
async function opened(readerType: ReaderType): Promise<() => PackageOptions | null> {
  let packed: PackageOptions | null = null
  const Holder = () => {
    const [options, setOptions] = useState(defaultPackageOptions)
    return (
      <PackageDialog
        isOpen
        format="scorm12"
        content={{ readerType, passingPercentage: 67 }}
        options={options}
        onOptions={setOptions}
        onDownload={() => {
          packed = options
        }}
        onClose={() => undefined}
      />
    )
  }
  render(<Holder />)
  await screen.findByRole('dialog', { name: 'Package as SCORM 1.2' })
  return () => packed
}

describe('what a package is to tell its platform', () => {
  it('is the first result, passed or failed, with every answer, and can be changed', async () => {
    const packed = await opened('quiz')
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(packed()).toEqual(defaultPackageOptions)
    await userEvent.click(screen.getByRole('radio', { name: 'Passed or incomplete' }))
    expect(screen.getByText(/stays incomplete/)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /The best result counts/ }))
    expect(screen.queryByText(/stays incomplete/)).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: /Report every answer/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(packed()).toEqual({ attempts: 'best', status: 'passed_incomplete', interactions: false })
  })

  it('explains the grade of each kind of deck', async () => {
    await opened('quiz')
    expect(screen.getByText(/passed from 67 % on/)).toBeTruthy()
    cleanup()
    await opened('survey')
    expect(screen.getByText(/no score\..*Learning objects/)).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'Passed or failed' })).toBeNull()
    cleanup()
    await opened('assessment')
    expect(screen.getByText(/Nobody passes or fails/)).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'Passed or failed' })).toBeNull()
  })
})
