import { defaultPackageOptions, type PackageOptions } from '@deckle/core/deck/publication/package-options.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { PackageDialog } from './package-dialog.tsx'

prepareScreens('publication')

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
  await screen.findByText('Package as SCORM 1.2')
  return () => packed
}

describe('what a package is to tell its platform', () => {
  it('is the first result, passed or failed, with every answer, and can be changed', async () => {
    const packed = await opened('quiz')
    fireEvent.click(screen.getByText('Download'))
    expect(packed()).toEqual(defaultPackageOptions)
    fireEvent.click(screen.getByLabelText('Passed or incomplete'))
    expect(screen.getByText(/stays incomplete/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText(/The best result counts/))
    expect(screen.queryByText(/stays incomplete/)).toBeNull()
    fireEvent.click(screen.getByLabelText(/Report every answer/))
    fireEvent.click(screen.getByText('Download'))
    expect(packed()).toEqual({ attempts: 'best', status: 'passed_incomplete', interactions: false })
  })

  it('explains the grade of each kind of deck', async () => {
    await opened('quiz')
    expect(screen.getByText(/passed from 67\s% on/)).toBeTruthy()
    cleanup()
    await opened('survey')
    expect(screen.getByText(/no score\..*Learning objects/)).toBeTruthy()
    expect(screen.queryByLabelText('Passed or failed')).toBeNull()
    cleanup()
    await opened('profiler')
    expect(screen.getByText(/Nobody passes or fails/)).toBeTruthy()
    expect(screen.queryByLabelText('Passed or failed')).toBeNull()
  })
})
