import { Segmented } from 'antd'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { devices, useDesigner, type Device } from '../designer-store'
import css from '../designer.module.css'
import { texts } from '../text'

const icons: Readonly<Record<Device, string>> = {
  desktop: 'lucide:monitor',
  tablet: 'lucide:tablet',
  phone: 'lucide:smartphone',
}

const names = { desktop: 'desktop', tablet: 'tablet', phone: 'handset' } as const

/** The device whose width the canvas and the preview have. */
export function DeviceSwitch() {
  const t = useText(texts)
  const device = useDesigner((designer) => designer.device)
  const showDevice = useDesigner((designer) => designer.showDevice)
  return (
    <Segmented<Device>
      aria-label={t('device')}
      options={devices.map((value) => ({
        value,
        title: t(names[value]),
        label: <span className={css.deviceName}>{t(names[value])}</span>,
        icon: <Icon name={icons[value]} />,
      }))}
      value={device}
      onChange={showDevice}
    />
  )
}
