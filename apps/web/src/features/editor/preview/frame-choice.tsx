import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Monitor, RectangleHorizontal, RectangleVertical, Smartphone, Tablet } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { type Device, type Orientation, usualOrientation } from '../../../deck/stage/device-frame.tsx'

export interface Frame {
  readonly device: Device
  readonly orientation: Orientation
}

export const frameOf = (device: Device): Frame => ({ device, orientation: usualOrientation[device] })

export function FrameChoice({
  value,
  onChange,
  size,
}: {
  value: Frame
  onChange: (frame: Frame) => void
  size?: 'sm'
}) {
  const t = useWords('editor')
  return (
    <div className="ms-auto flex gap-2 phone:gap-1">
      <ToggleGroup<Device>
        size={size}
        label={t('frame.label')}
        value={value.device}
        onChange={(device) => onChange(frameOf(device))}
        options={[
          { id: 'phone', label: t('frame.phone'), icon: <Smartphone />, hideLabel: true },
          { id: 'tablet', label: t('frame.tablet'), icon: <Tablet />, hideLabel: true },
          { id: 'desktop', label: t('frame.desktop'), icon: <Monitor />, hideLabel: true },
        ]}
      />
      <ToggleGroup<Orientation>
        size={size}
        label={t('frame.orientation')}
        value={value.orientation}
        onChange={(orientation) => onChange({ ...value, orientation })}
        options={[
          { id: 'portrait', label: t('frame.portrait'), icon: <RectangleVertical />, hideLabel: true },
          { id: 'landscape', label: t('frame.landscape'), icon: <RectangleHorizontal />, hideLabel: true },
        ]}
      />
    </div>
  )
}
