import { useWords } from '../words/use-words.ts'
import { devices } from './filters.ts'

const isDevice = (device: string): device is (typeof devices)[number] => devices.some((one) => one === device)

/** A device as the player reports it, in words. */
export function useDeviceName(): (device: string) => string {
  const t = useWords('analytics')
  return (device) => (isDevice(device) ? t(`devices.${device}`) : t('devices.other'))
}
